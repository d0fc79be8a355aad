/**
 * Runs in a page: waits until all animations have ended, except endless ones. Measurements must not happen during
 * transitions.
 */
export async function settled(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  do {
    await Promise.all(ending().map((animation) => animation.finished.catch(() => undefined)));
    // Animations start with the next frame.
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  } while (ending().length > 0);
}

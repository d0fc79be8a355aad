/**
 * Runs in a page: waits until nothing fades or moves any more but what does so for ever. Colours change over a moment, and what comes
 * in late begins later: measurements must not happen on their way.
 */
export async function settled(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  do {
    await Promise.all(ending().map((animation) => animation.finished.catch(() => undefined)));
    // They begin with the next frame.
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  } while (ending().length > 0);
}

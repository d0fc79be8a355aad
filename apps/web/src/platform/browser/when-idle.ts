/** How long (milliseconds) a busy page may put it off. */
const LATEST = 2000;

/** Runs something that nobody waits for when the page has nothing else to do. Returns the function that calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, LATEST / 10);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}

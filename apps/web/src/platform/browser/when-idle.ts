/** How long (milliseconds) a busy page may put it off. */
const LATEST = 2000;

/** Runs low-priority work when the page is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, LATEST / 10);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}

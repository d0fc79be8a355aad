import { ApiFailure } from './api-failure.ts';

/**
 * For a call whose failure the page shows nothing of: `logFailure('chat reset', error)` writes to the browser's log.
 * Anything but a failed call is an error of the app and goes its usual way.
 */
export function logFailure(of: string, error: unknown): void {
  if (error instanceof ApiFailure) console.warn(of, error);
  else globalThis.reportError(error);
}

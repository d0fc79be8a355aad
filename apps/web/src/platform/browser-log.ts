import { reportError } from './error-report.ts';

/** For a failure that the page goes on without and shows nothing of: `logFailure('chat reset', error)` writes to the browser's log. */
export function logFailure(of: string, error: unknown): void {
  console.warn(of, error);
  reportError(error);
}

import { reportError } from './error-report.ts';

/** For a failure that the page goes on without and shows nothing of: a line in the browser's log, nothing more. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
  reportError(error);
}

/**
 * Typed job: the request that starts a child process, its progress reports, and its result. A problem of the input is
 * part of the result, because error classes do not cross processes.
 */
export interface Job {
  request: unknown;
  progress: unknown;
  result: unknown;
}

export type ToChild<Kind extends Job> =
  | { type: 'start'; request: Kind['request'] }
  /** The progress report before the others has been handled. */
  | { type: 'handled' };

export type FromChild<Kind extends Job> =
  | { type: 'ready' }
  | { type: 'progress'; progress: Kind['progress'] }
  | { type: 'result'; result: Kind['result'] }
  | { type: 'error'; stack: string };

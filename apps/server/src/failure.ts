import type { ErrorCode, FieldErrors } from '@wordcluster/contract/errors';

/** A failure that the caller is told of. Everything else that is thrown becomes a 500 without details. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  /** Seconds after which trying again makes sense (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, more: { errors?: FieldErrors; retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** What belongs to a stranger is answered exactly like what does not exist. */
export const notFound = (what: string) => new Failure('not_found', `${what} was not found.`);

/** A 422 for one field. */
export const invalidField = (field: string, message: string) => new Failure('invalid', message, { errors: { [field]: [message] } });

/**
 * Collects what is wrong with several fields and throws them together.
 * `checks` maps a field to its message, or to null when it is fine.
 */
export function assertValid(checks: Record<string, string | null>): void {
  const wrong = Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== null);
  const first = wrong[0];
  if (!first) return;
  throw new Failure('invalid', first[1], { errors: Object.fromEntries(wrong.map(([field, message]) => [field, [message]])) });
}

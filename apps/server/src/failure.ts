import type { ErrorCode, FieldErrors } from '@wordcluster/contract/errors';

/** A failure that the caller is told of. Everything else that is thrown becomes a 500 without details. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  /** Seconds after which trying again makes sense (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: FieldErrors; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** What belongs to a stranger is answered exactly like what does not exist. */
export const notFound = (what: string) => new Failure('not_found', `${what} was not found.`);

/** A 422 for one field. */
export const invalidField = (field: string, message: string) =>
  new Failure('invalid', message, { errors: { [field]: [message] } });

/** Throws a 422 with what the domain's rules found wrong, field by field; the first message stands for all. */
export function assertNoErrors(errors: FieldErrors): void {
  const first = Object.values(errors)[0]?.[0];
  if (first !== undefined) throw new Failure('invalid', first, { errors });
}

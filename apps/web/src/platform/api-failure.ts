import type { ErrorCode, ErrorEnvelope, FieldErrors } from '@wordcluster/contract/errors';

/** `offline`: the server was not reached. `unreadable`: something else than the server answered. */
type FailureCode = ErrorCode | 'offline' | 'unreadable';

interface FailureParts {
  status: number;
  code: FailureCode;
  message: string;
  errors?: FieldErrors;
  requestId?: string | null;
  retryAfter?: number | null;
}

/** Why a call failed. `status` is 0 when no answer came. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: FieldErrors;
  readonly requestId: string | null;
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfter: number | null;

  constructor({ status, code, message, errors = {}, requestId = null, retryAfter = null }: FailureParts) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** Any thrown thing as a failure, so that a screen has one kind of error to show. */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const message = error instanceof Error && error.message ? error.message : 'Something went wrong.';
  return new ApiFailure({ status: 0, code: 'internal', message });
}

function isEnvelope(body: unknown): body is ErrorEnvelope {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

/** Reads the error envelope of an answer that is not ok; a proxy's HTML page becomes a plain sentence. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const shared = { status: response.status, retryAfter: Number.isFinite(wait) ? wait : null };
  if (!isEnvelope(body)) {
    return new ApiFailure({ ...shared, code: 'unreadable', message: 'Server error, please try it again later.' });
  }
  const { code, message, request_id } = body.error;
  const errors = body.error.errors ?? body.errors ?? {};
  return new ApiFailure({ ...shared, code, message, errors, requestId: request_id ?? null });
}

export function offlineFailure(): ApiFailure {
  return new ApiFailure({
    status: 0,
    code: 'offline',
    message: 'The server cannot be reached. Check your connection and try again.',
  });
}

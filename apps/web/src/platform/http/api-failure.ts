import type { ErrorCode, ErrorEnvelope } from '@wordcluster/contract/errors';
import { message } from '@wordcluster/domain/messages/browser';
import type { Message } from '@wordcluster/domain/messages/all';
import type { FieldErrors } from '@wordcluster/domain/validation';

/** `offline`: the server was not reached. `unreadable`: the response is not the server's. */
type FailureCode = ErrorCode | 'offline' | 'unreadable';

interface FailureParts {
  status: number;
  code: FailureCode;
  reason: Message;
  errors?: FieldErrors;
  requestId?: string | null;
  retryAfter?: number | null;
}

/** A failed call. `status` is 0 without a response. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly reason: Message;
  readonly errors: FieldErrors;
  readonly requestId: string | null;
  /** Retry-After in seconds, if sent. */
  readonly retryAfter: number | null;

  constructor({ status, code, reason, errors = {}, requestId = null, retryAfter = null }: FailureParts) {
    super(reason.text);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** Seconds of a retry; a longer `Retry-After` has another reason, which the user should know at once. */
const MOMENT_SECONDS = 5;

/** Default Retry-After, for proxies and CDNs that send none. */
const UNSAID_SECONDS = 2;
const NOBODY_THERE: readonly number[] = [502, 503, 504];

/** Seconds until a retry if the server, or the proxy in front, is temporarily unavailable; null for other errors. */
export function momentOf({ status, code, reason, retryAfter }: ApiFailure): number | null {
  const byProxy = code === 'unreadable' && NOBODY_THERE.includes(status);
  const seconds = byProxy ? (retryAfter ?? UNSAID_SECONDS) : retryAfter;
  const away = byProxy || (status === 503 && reason.id === 'server.busy');
  return away && seconds !== null && seconds <= MOMENT_SECONDS ? seconds : null;
}

/** A failure in the browser itself. */
export const browserFailure = (reason: Message) => new ApiFailure({ status: 0, code: 'internal', reason });

/** Any thrown thing as a failure, so that a screen has one kind of error to show. */
export function asFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : browserFailure(message('browser.failed'));
}

function isEnvelope(body: unknown): body is ErrorEnvelope {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

/** Sentences by field as messages: the envelope names the first of each field by its id. */
export function fieldErrors({
  errors = {},
  messages = {},
}: Pick<ErrorEnvelope['error'], 'errors' | 'messages'>): FieldErrors {
  const named = (field: string, text: string, index: number): Message => {
    const first = index === 0 ? messages[field] : undefined;
    return { id: first?.id ?? 'request.invalid', values: first?.values ?? {}, text };
  };
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts.map((text, index) => named(field, text, index))]),
  );
}

/** Parses an error envelope; null for anything else. */
export function failureIn(body: unknown, parts: Pick<FailureParts, 'status' | 'retryAfter'>): ApiFailure | null {
  if (!isEnvelope(body)) return null;
  const { code, message: text, message_id: id, values, request_id } = body.error;
  const reason = { id, values, text };
  return new ApiFailure({ ...parts, code, reason, errors: fieldErrors(body.error), requestId: request_id ?? null });
}

/** The failure of a response that is not ok; a proxy's HTML page becomes a plain sentence. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const parts = { status: response.status, retryAfter: Number.isFinite(wait) ? wait : null };
  const unreadable = { ...parts, code: 'unreadable', reason: message('browser.server_error') } as const;
  return failureIn(body, parts) ?? new ApiFailure(unreadable);
}

export function offlineFailure(): ApiFailure {
  return new ApiFailure({ status: 0, code: 'offline', reason: message('browser.offline') });
}

import type { ErrorCode } from '@wordcluster/contract/errors';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';

/** Validation errors by field. */
export type Errors = Readonly<Record<string, readonly Message[]>>;

interface More {
  errors?: Errors;
  /** Seconds after which trying again makes sense (429, 503). */
  retryAfter?: number;
  cause?: unknown;
}

/** An error that is reported to the caller. Every other error becomes a 500 without details. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly reason: Message;
  readonly errors: Errors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, reason: Message, more: More = {}) {
    super(reason.text, { cause: more.cause });
    this.code = code;
    this.reason = reason;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

const NOT_FOUND = {
  'The calendar': 'calendar.not_found',
  'The change': 'history.not_found',
  'The cluster': 'cluster.not_found',
  'The coupon': 'coupon.not_found',
  'The e-reader': 'e_reader.not_found',
  'The goal': 'goal.not_found',
  'The invoice': 'invoice.not_found',
  'The invitation': 'invitation.not_found',
  'The link': 'link.not_found',
  'The order': 'order.not_found',
  'The picture or recording': 'media.not_found',
  'The payment': 'payment.not_found',
  'The report': 'report.not_found',
  'The row': 'row.not_found',
  'The sharing': 'share.not_found',
  'The snapshot': 'snapshot.not_found',
  'The user': 'user.not_found',
} as const;

/** A stranger's resource gives the same 404 as one that does not exist. */
export const notFound = (what: keyof typeof NOT_FOUND) => new Failure('not_found', message(NOT_FOUND[what]));

/** A 422 for one field. */
export const invalidField = (field: string, reason: Message) =>
  new Failure('invalid', reason, { errors: { [field]: [reason] } });

/** Throws a 422 with the domain's validation errors by field; the first message is the summary. */
export function assertNoErrors(errors: Errors): void {
  const first = Object.values(errors)[0]?.[0];
  if (first !== undefined) throw new Failure('invalid', first, { errors });
}

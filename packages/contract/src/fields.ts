import type { MessageId } from '@wordcluster/domain/messages/all';
import { z } from 'zod';

/** Schema errors are message ids; the server makes sentences of them. */
const unstorable: MessageId = 'request.unstorable';

/** Ids are positive whole numbers that fit a JavaScript number. */
export const id = z.number().int().positive();

/** An id in a path: digits only, so that `abc` or `1e3` is "not found". */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .pipe(id)
  .meta({ type: 'integer' });

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true });

/** Text of users: refuses NUL and lone surrogates, which databases cannot store. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), { message: unstorable });
}

/** Calls without input: an absent body or an empty object. */
export const nothing = z.strictObject({}).optional();

/** Signature and expiry of an address: a plain link downloads it without a token. */
export const signedQuery = z.object({
  expires: z.string().max(20),
  signature: z.string().max(100),
  /** Session or token that the address is bound to. */
  holder: z.string().max(40).optional(),
});

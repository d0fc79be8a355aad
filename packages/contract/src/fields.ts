import type { MessageId } from '@wordcluster/domain/messages/all';
import { z } from 'zod';

/** What a schema of ours says of a wrong value is the id of a message; the server makes the sentence of it. */
const unstorable: MessageId = 'request.unstorable';

/** Ids are positive whole numbers that fit a JavaScript number. */
export const id = z.number().int().positive();

/** An id as it stands in a path: digits only, so that `abc` or `1e3` is not found rather than guessed at. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .pipe(id)
  .meta({ type: 'integer' });

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true });

/** Text that a person types: refuses NUL and lone surrogates, which no database text can hold. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), { message: unstorable });
}

/** Calls that take nothing: an absent body or an empty object. */
export const nothing = z.strictObject({}).optional();

/** What proves that we gave out an address, and until when it holds: a plain link downloads it without a token. */
export const signedQuery = z.object({
  expires: z.string().max(20),
  signature: z.string().max(100),
  /** With whose session or token it ends, where it was given to one. */
  holder: z.string().max(40).optional(),
});

import type { Context } from '../context.ts';
import type { Db } from '../database/client.ts';
import { layOut, type Letter } from './letter.ts';

/** Puts a mail into the outbox, inside the transaction of what causes it: both happen or neither. */
export async function enqueueMail(
  { clock, mailsWaiting }: Context,
  db: Db,
  recipient: string,
  letter: Letter,
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('mails')
    .values({ recipient, ...layOut(letter), created_at: now, next_attempt_at: now, sent_at: null, last_error: null })
    .execute();
  mailsWaiting();
}

import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/client.ts';
import type { Mailer, OutgoingMail } from '../ports/operation.ts';

/** Longer than one mail can take: each of its nine answers may take the 30 seconds that the mailer waits, and more. */
const LEASE_SECONDS = 360;
const MAX_ATTEMPTS = 12;
/** As many as may be looking side by side: each finds one that no other has taken. */
const LOOKED_AT = 20;

/** Minutes until the next try: 1, 2, 4 ... at most 6 hours. After twelve tries (about 20 hours) it stays unsent. */
const backOff = (attempts: number) => Math.min(2 ** (attempts - 1), 360) * 60_000;

/**
 * Sends one mail that waits in the outbox; false when none does. May be called side by side and on several servers:
 * each takes another mail (a new one at once, whatever the clock was when it was written) by moving its next attempt ahead before sending, and one only, so that none waits
 * behind a slow one until its lease is over. A server killed while sending
 * leaves the mail to be sent again, under the same Message-ID. A sent mail's bodies are erased
 * (they hold links with secrets) unless `keepBodies`, which the development mailbox needs.
 */
export async function deliverMail(context: Context, mailer: Mailer, keepBodies: boolean): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const mail = await takeMail(db, now);
  if (!mail) return false;
  const failure = await mailer.send(mail).then(
    () => null,
    (error: unknown) => error ?? 'unknown',
  );
  if (failure !== null) await noteFailure(context, mail, failure);
  else {
    const erased = keepBodies ? {} : { text: null, html: null, links: [], headers: '{}' };
    await db
      .updateTable('mails')
      .set({ sent_at: clock.now(), last_error: null, ...erased })
      .where('id', '=', mail.id)
      .execute();
  }
  return true;
}

type TakenMail = OutgoingMail & { attempts: number };

/** SQL that says whether a mail is still to be sent, now or at a later try. */
export const isUnsent = (now: Date) =>
  sql<boolean>`sent_at is null and attempts < ${sql.lit(MAX_ATTEMPTS)} and (ends_at is null or ends_at > ${now})`;

/**
 * Takes a mail by its number, which lies on one machine of a spread database, and only while it still waits: another server may have
 * looked at the same moment.
 */
async function takeMail(db: Db, now: Date): Promise<TakenMail | null> {
  const waits = sql`${isUnsent(now)} and (next_attempt_at <= ${now} or attempts = 0)`;
  const { rows: waiting } = await sql<{ id: number }>`
    select id from mails where ${waits} order by next_attempt_at, id limit ${LOOKED_AT}`.execute(db);
  for (const { id } of waiting) {
    const { rows } = await sql<TakenMail>`
      update mails set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
      where id = ${id} and ${waits} returning id, recipient, subject, text, html, headers, attempts`.execute(db);
    if (rows[0]) return rows[0];
  }
  return null;
}

async function noteFailure(
  { db, clock, log }: Context,
  mail: { id: number; attempts: number },
  error: unknown,
): Promise<void> {
  // The mail server's sentence may name the recipient: it stays in the database, the log gets its codes.
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  log.warn(
    { mail: mail.id, attempts: mail.attempts, code, responseCode, command },
    'mail not delivered, will be tried again',
  );
  const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  await db
    .updateTable('mails')
    .set({ last_error: reason, next_attempt_at: new Date(clock.now().getTime() + backOff(mail.attempts)) })
    .where('id', '=', mail.id)
    .execute();
}

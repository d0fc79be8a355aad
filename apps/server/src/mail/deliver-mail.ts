import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/client.ts';
import type { Mailer, OutgoingMail } from '../ports/operation.ts';

/** Longer than the slowest mail: each of its nine responses may take the mailer's timeout of 30 seconds, and more. */
const LEASE_SECONDS = 360;
const MAX_ATTEMPTS = 12;
/** Maximum of concurrent workers: each finds a mail that no other has claimed. */
const LOOKED_AT = 20;

/** Minutes until the next try: 1, 2, 4 ... at most 6 hours. After twelve tries (about 20 hours) it stays unsent. */
const backOff = (attempts: number) => Math.min(2 ** (attempts - 1), 360) * 60_000;

/**
 * Outbox: sends one pending mail; false if there is none. Safe to call concurrently and on several servers: each claims
 * another mail (new ones at once, whatever the clock was when they were written) by moving its next attempt ahead
 * before sending. It claims only one, so that none is blocked behind a slow one. At least once: a mail whose server is
 * killed while sending is sent again, under the same Message-ID. Bodies of sent mails are erased (they contain links
 * with secrets) unless `retainBodies`, for the development mailbox.
 */
export async function deliverMail(context: Context, mailer: Mailer, retainBodies: boolean): Promise<boolean> {
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
    const erased = retainBodies ? {} : { text: null, html: null, links: [], headers: '{}' };
    await db
      .updateTable('mails')
      .set({ sent_at: clock.now(), last_error: null, ...erased })
      .where('id', '=', mail.id)
      .execute();
  }
  return true;
}

type TakenMail = OutgoingMail & { attempts: number };

/** SQL condition of mails that are still to be sent, now or at a later attempt. */
export const isUnsent = (now: Date) =>
  sql<boolean>`sent_at is null and attempts < ${sql.lit(MAX_ATTEMPTS)} and (ends_at is null or ends_at > ${now})`;

/**
 * Claims a mail by its id (shard key), only while it is still pending: another server may have selected it at the same
 * moment.
 */
async function takeMail(db: Db, now: Date): Promise<TakenMail | null> {
  const isDue = sql`${isUnsent(now)} and (next_attempt_at <= ${now} or attempts = 0)`;
  const { rows: due } = await sql<{ id: number }>`
    select id from mails where ${isDue} order by next_attempt_at, id limit ${LOOKED_AT}`.execute(db);
  for (const { id } of due) {
    const { rows } = await sql<TakenMail>`
      update mails set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
      where id = ${id} and ${isDue} returning id, recipient, subject, text, html, headers, attempts`.execute(db);
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

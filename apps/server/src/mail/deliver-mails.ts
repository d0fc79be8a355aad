import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Mailer, OutgoingMail } from '../ports/mailer.ts';

const LEASE_SECONDS = 120;
const BATCH = 10;
const MOST_ATTEMPTS = 12;

/** Minutes until the next try: 1, 2, 4 ... at most 6 hours. After twelve tries (about 20 hours) it stays unsent. */
const backOff = (attempts: number) => Math.min(2 ** (attempts - 1), 360) * 60_000;

/**
 * Sends what waits in the outbox and answers how many were handled. Several servers may call it at once:
 * each takes different mails by moving their next attempt ahead before sending. A server killed while sending
 * leaves the mail to be sent again, under the same Message-ID. A sent mail's bodies are erased
 * (they hold links with secrets) unless `keepBodies`, which the development mailbox needs.
 */
export async function deliverMails({ db, clock, log }: Context, mailer: Mailer, keepBodies: boolean): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<OutgoingMail & { attempts: number }>`
    update mails set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
    where id in (
      select id from mails where sent_at is null and next_attempt_at <= ${now} and attempts < ${MOST_ATTEMPTS}
      order by next_attempt_at limit ${BATCH} for update skip locked)
    returning id, recipient, subject, text, html, attempts`.execute(db);
  for (const mail of rows) {
    try {
      await mailer.send(mail);
      const erased = keepBodies ? {} : { text: null, html: null, links: [] };
      await db
        .updateTable('mails')
        .set({ sent_at: clock.now(), last_error: null, ...erased })
        .where('id', '=', mail.id)
        .execute();
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      log.warn({ mail: mail.id, attempts: mail.attempts }, 'mail not delivered, will be tried again');
      await db
        .updateTable('mails')
        .set({ last_error: reason, next_attempt_at: new Date(clock.now().getTime() + backOff(mail.attempts)) })
        .where('id', '=', mail.id)
        .execute();
    }
  }
  return rows.length;
}

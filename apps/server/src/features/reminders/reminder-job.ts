import type { Context } from '../../context.ts';
import { remindOfWords, dueReminders } from './remind.ts';
import { partitionsOf, inPartition } from '../../database/job-partitions.ts';
import { startLeasedJob } from '../../jobs/lease.ts';
import { eachPartition } from '../../jobs/job-partitions.ts';
import { directionOf, isInterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { translate } from '../../mail/translate.ts';

/** Sent side by side: a push service that hangs does not hold up the others. */
const AT_ONCE = 20;
const MAX_ATTEMPTS = 4;
const MINUTE = 60_000;
/** Expiry: a later notification would come at an hour that the user did not choose. */
const MAX_DELAY = 60 * MINUTE;

interface Due {
  user_id: number;
  endpoint_hash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  send_at: Date;
  words: number;
  attempts: number;
}

/**
 * Sends the notifications that are due, at most once each: a crash after the claim loses the notification. A notification that the push
 * service defers is sent again; the subscription of a browser that has ended it is deleted.
 */
export async function sendNotifications(context: Context, stopped?: AbortSignal, share?: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<Due>`
      select user_id, endpoint_hash, endpoint, p256dh, auth, send_at, words, attempts from push_subscriptions
      where send_at <= ${context.clock.now()} and ${inPartition(sql`user_id`, share)} order by send_at limit ${AT_ONCE}`.execute(
      context.db,
    );
    if (rows.length === 0 || stopped?.aborted) return;
    await Promise.all(rows.map((due) => sendOne(context, due)));
  }
}

/** Users with due notifications, longest overdue first. */
async function usersToNotify({ db, clock }: Context, most: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from push_subscriptions where send_at <= ${clock.now()} order by send_at limit ${most}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

async function sendOne(context: Context, due: Due): Promise<void> {
  const { db, clock, push, log } = context;
  const { numUpdatedRows } = await own(due)
    .set({ send_at: null })
    .where('send_at', '=', due.send_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const outcome = await push.send(due, await textOf(context, due));
  if (outcome.kind === 'gone')
    await db
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', due.user_id)
      .where('endpoint_hash', '=', due.endpoint_hash)
      .execute();
  if (outcome.kind === 'refused')
    log.warn(
      { user: due.user_id, host: new URL(due.endpoint).host, reason: outcome.reason },
      'a notification was not sent',
    );
  if (outcome.kind === 'later' && due.attempts + 1 < MAX_ATTEMPTS) {
    const delay = Math.max((outcome.seconds ?? 0) * 1000, 2 ** due.attempts * MINUTE);
    if (delay > MAX_DELAY) return;
    await own(due)
      .set({ send_at: new Date(clock.now().getTime() + delay), attempts: due.attempts + 1 })
      .where('send_at', 'is', null)
      .execute();
  }

  function own({ user_id, endpoint_hash }: Due) {
    return db
      .updateTable('push_subscriptions')
      .where('user_id', '=', user_id)
      .where('endpoint_hash', '=', endpoint_hash);
  }
}

/** Content for the service worker: only the number of words, in the user's language. */
async function textOf({ db }: Context, { user_id, words }: Due): Promise<string> {
  const user = await db.selectFrom('users').select('locale').where('id', '=', user_id).executeTakeFirst();
  const locale = user?.locale ?? null;
  const language = isInterfaceLanguage(locale) ? locale : 'en';
  const title = translate(message('reminder.words_due', { count: words }), language);
  const body = translate(message('reminder.practise'), language);
  return JSON.stringify({ title, body, lang: language, dir: directionOf(language) });
}

const EVERY_MS = 5000;
const LEASE_MS = 20_000;
const NAME = 'reminders';

/** Batch size of candidates. */
const LOOKED_AT = 1000;

/** One run, except partitions that another server holds. */
export async function reminderRound(context: Context, holder: string, stopped?: AbortSignal): Promise<void> {
  const toRemind = (await dueReminders(context, LOOKED_AT)).map(({ user_id }) => user_id);
  const due = [...toRemind, ...(await usersToNotify(context, LOOKED_AT))];
  const shared = { name: NAME, holder, leaseMs: LEASE_MS, stopped, sideBySide: true };
  await eachPartition(context, shared, partitionsOf(due), async (share) => {
    await remindOfWords(context, stopped, share);
    await sendNotifications(context, stopped, share);
  });
}

/** Job: reminds users at their hour, in parallel on all servers by partition, until stopped. */
export const startReminderJob = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    round: (holder, stopped) => reminderRound(context, holder, stopped),
    failed: (error) => context.log.warn({ err: error }, 'nobody was reminded, will be tried again'),
  });

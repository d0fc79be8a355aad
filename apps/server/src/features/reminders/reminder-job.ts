import type { Context } from '../../context.ts';
import { sendNotifications, usersToNotify } from './send-notifications.ts';
import { remindOfWords, whoseHourHasCome } from './remind.ts';
import { partitionsOf } from '../../database/job-partitions.ts';
import { startLeasedJob } from '../../jobs/lease.ts';
import { eachPartition } from '../../jobs/job-partitions.ts';

const EVERY_MS = 5000;
const LEASE_MS = 20_000;
const NAME = 'reminders';

/** Those among the first who wait; others have their turn when these are done. */
const LOOKED_AT = 1000;

/** One round, but for people whose share another server holds. */
export async function reminderRound(context: Context, holder: string, stopped?: AbortSignal): Promise<void> {
  const waiting = (await whoseHourHasCome(context, LOOKED_AT)).map(({ user_id }) => user_id);
  const due = [...waiting, ...(await usersToNotify(context, LOOKED_AT))];
  const shared = { name: NAME, holder, leaseMs: LEASE_MS, stopped, sideBySide: true };
  await eachPartition(context, shared, partitionsOf(due), async (share) => {
    await remindOfWords(context, stopped, share);
    await sendNotifications(context, stopped, share);
  });
}

/** Reminds people of due words at their hour, side by side on all servers, until stopped. */
export const startReminderJob = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    round: (holder, stopped) => reminderRound(context, holder, stopped),
    failed: (error) => context.log.warn({ err: error }, 'nobody was reminded, will be tried again'),
  });

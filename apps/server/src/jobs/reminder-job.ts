import type { Context } from '../context.ts';
import { sendNotifications } from '../features/reminders/send-notifications.ts';
import { remindOfWords } from '../features/reminders/remind.ts';
import { holdLease, startLeasedJob } from './lease.ts';

const EVERY_MS = 5000;
const LEASE_MS = 20_000;
const NAME = 'reminders';

/** One round: nothing on a server that does not hold the lease. */
export async function reminderRound(context: Context, holder: string, stopped?: AbortSignal): Promise<void> {
  if (!(await holdLease(context, NAME, holder, LEASE_MS))) return;
  await remindOfWords(context, stopped);
  await sendNotifications(context, stopped);
}

/** Reminds people of due words at their hour, on one of all servers, until stopped. */
export const startReminderJob = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    round: (holder, stopped) => reminderRound(context, holder, stopped),
    failed: (error) => context.log.warn({ err: error }, 'nobody was reminded, will be tried again'),
  });

import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { sendNotifications } from '../features/reminders/send-notifications.ts';
import { remindOfWords } from '../features/reminders/remind.ts';
import { counted } from '../metrics/watch.ts';
import { endLease, holdLease } from './lease.ts';

const EVERY_MS = 5000;
/** Renewed at every beat, also during a long round; a killed server blocks the others no longer than this. */
const LEASE_MS = 20_000;
const NAME = 'reminders';

/** One round: nothing on a server that does not hold the lease. */
export async function reminderRound(context: Context, holder: string, stopped?: AbortSignal): Promise<void> {
  if (!(await holdLease(context, NAME, holder, LEASE_MS))) return;
  await remindOfWords(context, stopped);
  await sendNotifications(context, stopped);
}

/** Reminds people of due words at their hour, on one of all servers, until stopped. */
export function startReminderJob(context: Context): { stop(): Promise<void> } {
  const holder = randomUUID();
  let running: Promise<unknown> | null = null;
  const stopping = new AbortController();
  const failed = (error: unknown) => context.log.warn({ err: error }, 'nobody was reminded, will be tried again');
  const beat = () => {
    if (running) void holdLease(context, NAME, holder, LEASE_MS).catch(failed);
    else
      running = counted(context.metrics, NAME, reminderRound(context, holder, stopping.signal))
        .catch(failed)
        .finally(() => (running = null));
  };
  const timer = setInterval(beat, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
      await endLease(context, NAME, holder).catch(() => undefined);
    },
  };
}

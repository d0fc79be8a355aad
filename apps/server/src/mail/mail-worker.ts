import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { DAY, type Feature } from '../feature.ts';
import { deliverMail } from './deliver-mail.ts';

const POLL_MS = 5000;
/** As many as the mailer has connections: one slow receiver does not hold up the others. */
const SIDE_BY_SIDE = 3;
/** Milliseconds that a stop waits for mails being sent; the next server sends interrupted ones again. */
const STOP_TIMEOUT_MS = 5000;

export interface MailWorker {
  /** Looks into the outbox soon instead of at the next poll. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Sends the outbox in the background: when woken, and every five seconds for mails of other servers. Requested mails of
 * features are written first.
 */
export function startMailWorker(context: Context, features: readonly Feature[]): MailWorker {
  const { mailer, config } = context;
  // Without a mail server the administrator reads the links on the page People.
  const retainBodies = !config.production || config.mail.smtpUrl === undefined;
  let stopped = false;
  const running = new Set<Promise<void>>();
  let woken = false;

  const empty = async () => {
    try {
      do {
        woken = false;
        for (const { writeMail } of features) while (!stopped && (await writeMail?.(context)));
        while (!stopped && (await deliverMail(context, mailer, retainBodies)));
      } while (woken && !stopped);
      context.metrics.jobRan('mail', false);
    } catch (error) {
      context.metrics.jobRan('mail', true);
      context.log.warn({ err: error }, 'outbox could not be read');
    }
  };
  const wake = () => {
    if (stopped) return;
    // Running workers check once more before they end; others start, also beside a worker that hangs.
    woken = true;
    for (let n = running.size; n < SIDE_BY_SIDE; n++) {
      const one = empty().finally(() => running.delete(one));
      running.add(one);
    }
  };
  // Woken inside a transaction: its mail is visible only after the commit, a moment later.
  const soon = () => void setTimeout(wake, 50).unref();
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  return {
    wake: soon,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.race([Promise.all(running), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      mailer.close();
    },
  };
}

export const mails: Feature = {
  cleanUp: [({ db }, ago) => sql`delete from mails where created_at < ${ago(30 * DAY)}`.execute(db)],
};

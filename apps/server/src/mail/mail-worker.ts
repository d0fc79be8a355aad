import type { Context } from '../context.ts';
import type { Mailer } from '../ports/mailer.ts';
import { deliverMails } from './deliver-mails.ts';

const POLL_MS = 5000;

export interface MailWorker {
  /** Looks into the outbox soon instead of at the next poll. */
  wake(): void;
  stop(): Promise<void>;
}

/** Empties the outbox in the background: when woken, and every five seconds for what other servers left. */
export function startMailWorker(context: Context, mailer: Mailer, keepBodies: boolean): MailWorker {
  let stopped = false;
  let running = Promise.resolve();
  let again = false;
  let busy = false;

  const run = async () => {
    busy = true;
    try {
      do {
        again = false;
        while (!stopped && (await deliverMails(context, mailer, keepBodies)) > 0);
      } while (again && !stopped);
    } catch (error) {
      context.log.warn({ err: error }, 'outbox could not be read');
    } finally {
      busy = false;
    }
  };
  const wake = () => {
    if (stopped) return;
    if (busy) again = true;
    else running = run();
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
      await running;
      mailer.close();
    },
  };
}

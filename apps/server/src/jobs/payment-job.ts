import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { counted } from '../metrics/watch.ts';
import { reconcile } from '../features/payments/reconcile.ts';
import { remindOfEnds } from '../features/premium/remind.ts';
import { endLease, holdLease } from './lease.ts';

const EVERY_MS = 5000;
/** Renewed at every beat, also during a long round; a killed server blocks the others no longer than this. */
const LEASE_MS = 20_000;
const NAME = 'payments';

/** One round: nothing on a server that does not hold the lease. Returns whether it did. */
export async function paymentRound(context: Context, holder: string): Promise<boolean> {
  if (!(await holdLease(context, NAME, holder, LEASE_MS))) return false;
  await reconcile(context);
  await remindOfEnds(context);
  return true;
}

/** Reconciles payments and reminds of ending Premium every few seconds, on one of all servers, until stopped. */
export function startPaymentJob(context: Context): { stop(): Promise<void> } {
  const holder = randomUUID();
  let running: Promise<unknown> | null = null;
  const failed = (error: unknown) =>
    context.log.warn({ err: error }, 'payments could not be reconciled, will be tried again');
  const beat = () => {
    if (running) void holdLease(context, NAME, holder, LEASE_MS).catch(failed);
    else
      running = counted(context.metrics, NAME, paymentRound(context, holder))
        .catch(failed)
        .finally(() => (running = null));
  };
  const timer = setInterval(beat, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await endLease(context, NAME, holder).catch(() => undefined);
    },
  };
}

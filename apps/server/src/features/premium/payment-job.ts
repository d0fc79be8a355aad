import type { Context } from '../../context.ts';
import { reconcile } from '../payments/reconcile.ts';
import { remindOfEnds } from './remind.ts';
import { holdLease, startLeasedJob } from '../../jobs/lease.ts';

const EVERY_MS = 5000;
const LEASE_MS = 20_000;
const NAME = 'payments';

/** One round: nothing on a server that does not hold the lease. Returns whether it did. */
export async function runPaymentJob(context: Context, holder: string): Promise<boolean> {
  if (!(await holdLease(context, NAME, holder, LEASE_MS))) return false;
  await reconcile(context);
  await remindOfEnds(context);
  return true;
}

/** Reconciles payments and reminds of ending Premium every few seconds, on one of all servers, until stopped. */
export const startPaymentJob = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    round: (holder) => runPaymentJob(context, holder),
    failed: (error) => context.log.warn({ err: error }, 'payments could not be reconciled, will be tried again'),
  });

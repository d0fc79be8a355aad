import type { Context } from '../context.ts';
import { fitIsAvailable, fitParameters, whoToFit } from '../features/progress/fit/fit-parameters.ts';
import { holdLease, startLeasedJob } from './lease.ts';

/** Who has given their 400th answer does not wait longer for their fit to begin, unless others are before them. */
const EVERY_MS = 5000;
const LEASE_MS = 20_000;
const NAME = 'fit';

/** Fits parameters to everybody who has answered enough, one after the other; nothing on a server that does not hold the lease. */
export async function fitRound(context: Context, holder: string, stopped?: AbortSignal): Promise<void> {
  if (!(await fitIsAvailable()) || !(await holdLease(context, NAME, holder, LEASE_MS))) return;
  for (;;) {
    const userId = stopped?.aborted ? null : await whoToFit(context);
    if (userId === null) return;
    await fitParameters(context, userId, stopped);
  }
}

/** Looks every few seconds for people whose answers can be fitted, on one of all servers, until stopped. */
export const startFitJob = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    round: (holder, stopped) => fitRound(context, holder, stopped),
    failed: (error) => context.log.warn({ err: error }, 'parameters could not be fitted, will be tried again'),
  });

import type { Context } from '../../../context.ts';
import { fitIsAvailable, fitParameters, partitionsToFit, nextUserToFit } from './fit-parameters.ts';
import { startLeasedJob } from '../../../jobs/lease.ts';
import { eachPartition } from '../../../jobs/job-partitions.ts';

/** Polling interval: a fit starts soon after a user's 400th answer, unless others are queued. */
const EVERY_MS = 5000;
const LEASE_MS = 20_000;
const NAME = 'fit';

/**
 * Fits parameters of all users with enough answers, one after the other, except partitions that another server holds.
 */
export async function fitRound(context: Context, holder: string, stopped?: AbortSignal): Promise<void> {
  if (!(await fitIsAvailable())) return;
  await eachPartition(
    context,
    { name: NAME, holder, leaseMs: LEASE_MS, stopped },
    await partitionsToFit(context),
    async (share) => {
      for (;;) {
        const userId = stopped?.aborted ? null : await nextUserToFit(context, share);
        if (userId === null) return;
        await fitParameters(context, userId, stopped);
      }
    },
  );
}

/** Job: fits parameters, in parallel on all servers by partition, until stopped. */
export const startFitJob = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    round: (holder, stopped) => fitRound(context, holder, stopped),
    failed: (error) => context.log.warn({ err: error }, 'parameters could not be fitted, will be tried again'),
  });

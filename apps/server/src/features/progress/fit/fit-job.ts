import type { Context } from '../../../context.ts';
import { fitIsAvailable, fitParameters, partitionsToFit, whoToFit } from './fit-parameters.ts';
import { startLeasedJob } from '../../../jobs/lease.ts';
import { eachPartition } from '../../../jobs/job-partitions.ts';

/** Who has given their 400th answer does not wait longer for their fit to begin, unless others are before them. */
const EVERY_MS = 5000;
const LEASE_MS = 20_000;
const NAME = 'fit';

/** Fits parameters to everybody who has answered enough, one after the other, but for those whose share another server holds. */
export async function fitRound(context: Context, holder: string, stopped?: AbortSignal): Promise<void> {
  if (!(await fitIsAvailable())) return;
  await eachPartition(
    context,
    { name: NAME, holder, leaseMs: LEASE_MS, stopped },
    await partitionsToFit(context),
    async (share) => {
      for (;;) {
        const userId = stopped?.aborted ? null : await whoToFit(context, share);
        if (userId === null) return;
        await fitParameters(context, userId, stopped);
      }
    },
  );
}

/** Looks every few seconds for people whose answers can be fitted, side by side on all servers, until stopped. */
export const startFitJob = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    round: (holder, stopped) => fitRound(context, holder, stopped),
    failed: (error) => context.log.warn({ err: error }, 'parameters could not be fitted, will be tried again'),
  });

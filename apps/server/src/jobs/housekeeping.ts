import type { Context } from '../context.ts';
import type { Ago } from '../feature.ts';
import { features } from '../features.ts';
import { holdLease, startLeasedJob } from './lease.ts';

const EVERY_MS = 60_000;
/** Longer than a beat, as it is renewed at each. */
const LEASE_MS = 150_000;
const NAME = 'housekeeping';

/**
 * Permanent deletion of soft-deleted and expired rows: the clean-up of every feature in turn. Idempotent, so that
 * several servers may run it. A failing step (a machine or storage is down) does not stop the others; its error is
 * thrown at the end.
 */
export async function cleanUp(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  const ago: Ago = (ms) => new Date(now - ms);
  const errors: unknown[] = [];
  for (const { cleanUp: steps = [] } of features)
    for (const step of steps) await step(context, ago).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

/** One run; does nothing on a server without the lease. Returns whether it ran. */
export async function housekeepingRound(context: Context, holder: string): Promise<boolean> {
  if (!(await holdLease(context, NAME, holder, LEASE_MS))) return false;
  await cleanUp(context);
  return true;
}

/** Cleans up every minute, on one of all servers and never twice at once, until stopped. */
export const startHousekeeping = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    round: (holder) => housekeepingRound(context, holder),
    failed: (error) => context.log.warn({ err: error }, 'clean-up failed, will be tried again'),
  });

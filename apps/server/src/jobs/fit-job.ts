import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { fitIsAvailable, fitParameters, whoToFit } from '../features/progress/fit/fit-parameters.ts';
import { endLease, holdLease } from './lease.ts';

/** Who has given their 400th answer does not wait longer for their fit to begin, unless others are before them. */
const EVERY_MS = 5000;
/** Renewed at every beat, also during a fit; a killed server blocks the others no longer than this. */
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
export function startFitJob(context: Context): { stop(): Promise<void> } {
  const holder = randomUUID();
  let running: Promise<unknown> | null = null;
  const stopping = new AbortController();
  const failed = (error: unknown) =>
    context.log.warn({ err: error }, 'parameters could not be fitted, will be tried again');
  const beat = () => {
    if (running) void holdLease(context, NAME, holder, LEASE_MS).catch(failed);
    else
      running = fitRound(context, holder, stopping.signal)
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

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { counted } from '../metrics/watch.ts';

/**
 * Lease: acquires or renews the right to run a job on one server at a time. A row instead of a lock: it needs no
 * connection during calls to outside services, works behind transaction poolers, and expires if its server is killed. A
 * lease that expires too far ahead was written by a clock that has been set back since.
 */
export async function holdLease(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  name: string,
  holder: string,
  forMs: number,
): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql`
    insert into job_leases as l (name, holder, until) values (${name}, ${holder}, ${new Date(now.getTime() + forMs)})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where l.holder = excluded.holder or l.until < ${now} or l.until > ${new Date(now.getTime() + 2 * forMs)}
    returning name`.execute(db);
  return rows.length > 0;
}

/** Lets another server go on at once. */
export async function endLease({ db }: Pick<Context, 'db'>, name: string, holder: string): Promise<void> {
  await db.deleteFrom('job_leases').where('name', '=', name).where('holder', '=', holder).execute();
}

/** Releases all leases of a server for a job. */
export async function endLeases({ db }: Pick<Context, 'db'>, holder: string): Promise<void> {
  await db.deleteFrom('job_leases').where('holder', '=', holder).execute();
}

export interface LeasedJob {
  name: string;
  everyMs: number;
  /** Renewed at every beat, also during a long round; a killed server blocks the others no longer than this. Absent: the round does so. */
  leaseMs?: number;
  /** One run, if `holder` has or gets the lease. */
  round(holder: string, stopped: AbortSignal): Promise<unknown>;
  /** Reports a failed run; the next one tries again. */
  failed: (error: unknown) => void;
}

/** Runs the job at every interval unless a run is still active, on one of all servers, until stopped. */
export function startLeasedJob(context: Context, job: LeasedJob): { stop(): Promise<void> } {
  const { name, everyMs, leaseMs, failed } = job;
  const holder = randomUUID();
  let running: Promise<unknown> | null = null;
  const stopping = new AbortController();
  const beat = () => {
    if (running) {
      if (leaseMs !== undefined) void holdLease(context, name, holder, leaseMs).catch(failed);
    } else
      running = counted(context.metrics, name, job.round(holder, stopping.signal))
        .catch(failed)
        .finally(() => (running = null));
  };
  const timer = setInterval(beat, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
      await endLeases(context, holder).catch(() => undefined);
    },
  };
}

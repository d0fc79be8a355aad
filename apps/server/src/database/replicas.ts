import { setTimeout as sleep } from 'node:timers/promises';
import { openPool, type Prepared } from './client.ts';
import { withDeadline, type DeadlinePool, type ObserveStatement } from './deadline.ts';
import { createLivenessMonitor } from './liveness-monitor.ts';

/** Polling of a replica that lags: milliseconds in between, and attempts. */
const CATCH_UP = { pause: 5, times: 4 };
/** Milliseconds for which a replica that lags or does not respond is skipped (circuit breaker). */
const SKIP_MS = 1_000;
/** Timeout in milliseconds: a replica is a shortcut, and a slower one is no help. */
const TIMEOUT_MS = 250;

/** A read replica. */
export interface Replica {
  pool: DeadlinePool;
  /** Leaves it alone for a while. */
  skip(): void;
}

export interface Replicas {
  /** A replica that has replayed every commit before this call; null if there is none now. */
  caughtUp(): Promise<Replica | null>;
  /** Unusable replicas and their reasons, as sentences. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Coalescing: one query for all pending callers. A caller that arrives while one runs gets the next: the running one
 * may be stale.
 */
function coalesced<Answer>(query: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | null = null;
  let underWay: Promise<unknown> = Promise.resolve();
  return () =>
    (next ??= underWay.then(() => {
      next = null;
      const result = query();
      underWay = result.catch(() => undefined);
      return result;
    }));
}

/** Position in the write-ahead log (LSN). A promoted standby continues in a new timeline. */
interface LogPosition {
  timeline: number;
  /** Bytes from the beginning; exact up to nine petabytes. */
  bytes: number;
}

/** The primary's flushed position; acknowledged commits are before it. */
const NOW = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as bytes,
  ('x' || substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8))::bit(32)::int as timeline`;
/** The replayed position of a replica. A replica that streams from no primary may be ahead in an abandoned timeline. */
const REPLAYED = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as bytes, received_tli as timeline
  from pg_stat_wal_receiver where status = 'streaming'`;

const NOWHERE: LogPosition = { timeline: 0, bytes: 0 };

const reaches = (one: LogPosition, other: LogPosition) => one.timeline === other.timeline && one.bytes >= other.bytes;

interface Options {
  connections: number;
  deadline: number;
  observe?: ObserveStatement | undefined;
}

/**
 * Opens pools of replicas at these addresses, each one machine. Read-your-writes for everybody and every server: a
 * reader gets the primary's log position, coalesced with other readers, and uses a replica only if it has replayed
 * that.
 */
export function openReplicas(
  addresses: readonly string[],
  prepared: Prepared,
  { connections, deadline, observe }: Options,
): Replicas {
  const now = coalesced(async () => positionIn(await prepared<LogPosition>('journal', NOW, [])));
  const all = addresses.map((connectionString, index) => {
    const pool = openPool({ connectionString }, connections, deadline);
    const monitor = createLivenessMonitor({ connectionString });
    let replayed = NOWHERE;
    let skippedUntil = 0;
    // Another machine may respond at the address next time, with an older position.
    pool.on('remove', () => void (replayed = NOWHERE));
    const reading = withDeadline(pool, deadline, observe, monitor);
    const query = coalesced(async () => {
      const client = await reading.connect();
      try {
        return (replayed = positionIn((await client.query<LogPosition>({ text: REPLAYED })).rows));
      } finally {
        client.release();
      }
    });
    const skip = () => void (skippedUntil = performance.now() + SKIP_MS);
    return {
      pool: reading,
      skip,
      isThere: () => performance.now() >= skippedUntil,
      problem: () =>
        query().then(
          () => null,
          ({ message }: Error) => `Number ${index + 1} of DATABASE_REPLICA_URL is not used now: ${message}`,
        ),
      async has(position: LogPosition): Promise<boolean> {
        for (let time = 0; !reaches(replayed, position) && time < CATCH_UP.times; time += 1) {
          if (time > 0) await sleep(CATCH_UP.pause);
          await query();
        }
        if (!reaches(replayed, position)) skip();
        return reaches(replayed, position);
      },
      async close() {
        monitor.end();
        await pool.end();
      },
    };
  });
  let next = 0;

  return {
    async caughtUp() {
      const there = all.filter((one) => one.isThere());
      const one = there[(next += 1) % there.length];
      if (!one) return null;
      try {
        const hasAll = now().then((position) => one.has(position));
        const inTime = await Promise.race([hasAll, sleep(TIMEOUT_MS, null, { ref: false })]);
        if (inTime === null) one.skip();
        return inTime ? one : null;
      } catch {
        one.skip();
        return null;
      }
    },
    problems: async () => (await Promise.all(all.map((one) => one.problem()))).filter((problem) => problem !== null),
    async close() {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}

function positionIn([position]: readonly LogPosition[]): LogPosition {
  if (position) return position;
  throw new Error('it does not follow a database, or its user may not know (grant pg_read_all_stats).');
}

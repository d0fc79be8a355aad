import { setTimeout as sleep } from 'node:timers/promises';
import { openPool, type Prepared } from './client.ts';
import { withDeadline, type DeadlinePool, type ObserveStatement } from './deadline.ts';
import { createLivenessMonitor } from './liveness-monitor.ts';

/** Polling of a replica that lags: milliseconds in between, and attempts. */
const CATCH_UP = { pause: 5, times: 4 };
/** Milliseconds for which a replica that lags or does not respond is skipped (circuit breaker). */
const REST = 1_000;
/** Timeout in milliseconds: a replica is a shortcut, and a slower one is no help. */
const TIMEOUT_MS = 250;

/** A read replica. */
export interface Replica {
  pool: DeadlinePool;
  /** Leaves it alone for a while. */
  rest(): void;
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
function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | null = null;
  let underWay: Promise<unknown> = Promise.resolve();
  return () =>
    (next ??= underWay.then(() => {
      next = null;
      const asked = ask();
      underWay = asked.catch(() => undefined);
      return asked;
    }));
}

/** Position in the write-ahead log (LSN). A promoted standby continues in a new timeline. */
interface Place {
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

const NOWHERE: Place = { timeline: 0, bytes: 0 };

const reaches = (one: Place, other: Place) => one.timeline === other.timeline && one.bytes >= other.bytes;

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
  const now = shared(async () => placeIn(await prepared<Place>('journal', NOW, [])));
  const all = addresses.map((connectionString, index) => {
    const pool = openPool({ connectionString }, connections, deadline);
    const monitor = createLivenessMonitor({ connectionString });
    let replayed = NOWHERE;
    let restsUntil = 0;
    // Another machine may respond at the address next time, with an older position.
    pool.on('remove', () => void (replayed = NOWHERE));
    const reading = withDeadline(pool, deadline, observe, monitor);
    const ask = shared(async () => {
      const client = await reading.connect();
      try {
        return (replayed = placeIn((await client.query<Place>({ text: REPLAYED })).rows));
      } finally {
        client.release();
      }
    });
    const rest = () => void (restsUntil = performance.now() + REST);
    return {
      pool: reading,
      rest,
      isThere: () => performance.now() >= restsUntil,
      problem: () =>
        ask().then(
          () => null,
          ({ message }: Error) => `Number ${index + 1} of DATABASE_REPLICA_URL is not used now: ${message}`,
        ),
      async has(place: Place): Promise<boolean> {
        for (let time = 0; !reaches(replayed, place) && time < CATCH_UP.times; time += 1) {
          if (time > 0) await sleep(CATCH_UP.pause);
          await ask();
        }
        if (!reaches(replayed, place)) rest();
        return reaches(replayed, place);
      },
      async close() {
        monitor.end();
        await pool.end();
      },
    };
  });
  let turn = 0;

  return {
    async caughtUp() {
      const there = all.filter((one) => one.isThere());
      const one = there[(turn += 1) % there.length];
      if (!one) return null;
      try {
        const hasAll = now().then((place) => one.has(place));
        const inTime = await Promise.race([hasAll, sleep(TIMEOUT_MS, null, { ref: false })]);
        if (inTime === null) one.rest();
        return inTime ? one : null;
      } catch {
        one.rest();
        return null;
      }
    },
    problems: async () => (await Promise.all(all.map((one) => one.problem()))).filter((problem) => problem !== null),
    async close() {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}

function placeIn([place]: readonly Place[]): Place {
  if (place) return place;
  throw new Error('it does not follow a database, or its user may not know (grant pg_read_all_stats).');
}

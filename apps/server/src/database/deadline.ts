import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { LivenessMonitor } from './liveness-monitor.ts';

/**
 * Statement timeouts in milliseconds. Enforced here as well as in the database: one that is frozen, or hangs behind a
 * proxy, does not enforce them.
 */
export const DEADLINES = {
  /** A user waits for the response. */
  calls: 10_000,
  /** Imports, downloads and jobs: a big cluster on a slow disk. */
  longRunning: 120_000,
  /** Migrating a database with millions of rows, and waiting for another server that does. */
  migrations: 3_600_000,
} as const;

/** PostgreSQL's code of a statement that was ended before its time. */
const QUERY_CANCELED = '57014';

export class StatementTimeout extends Error {
  readonly code = QUERY_CANCELED;
  constructor(ms: number) {
    super(`The database did not answer within ${ms / 1000} seconds.`);
  }
}

/** Observer of finished statements, with their seconds; `name` if prepared. */
export type ObserveStatement = (name: string | undefined, text: string, seconds: number) => void;

/** Kysely's pool interface, with named statements. */
export interface DeadlinePool extends PostgresPool {
  connect(): Promise<PostgresPoolClient & NamedStatements>;
}

interface NamedStatements {
  query<Row>(statement: pg.QueryConfig): Promise<PostgresQueryResult<Row>>;
}

/**
 * Pool with statement timeouts: a statement without a result within `ms` fails with StatementTimeout, or with
 * DatabaseUnresponsive as soon as `monitor` reports it. Its connection is closed, because a late result could follow;
 * this rolls back the transaction.
 */
export function withDeadline(
  pool: pg.Pool,
  ms: number,
  observe?: ObserveStatement,
  monitor?: LivenessMonitor,
): DeadlinePool {
  const own = {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const silence = monitor?.silence();
      if (silence) throw silence;
      // Fast path: an idle connection is returned at once and needs no timeout.
      const { client, queued } = await (pool.idleCount > pool.waitingCount
        ? pool.connect().then((idle) => ({ client: idle, queued: 0 }))
        : fromQueue(pool, ms, monitor));
      let late: Error | null | undefined;
      return {
        async query(statement: string | pg.QueryConfig, values: readonly unknown[] = []) {
          // Later statements, the rollback included, would wait as long.
          if ((late ??= monitor?.silence())) throw late;
          const began = performance.now();
          const { promise: expired, reject } = Promise.withResolvers<never>();
          const giveUp = (why: Error) => reject((late = why));
          const timer = setTimeout(() => giveUp(new StatementTimeout(ms)), ms);
          const unwatch = monitor?.watch(giveUp, { queued });
          let answered = false;
          try {
            const query = client.query(
              typeof statement === 'string' ? { text: statement, values: [...values] } : statement,
            );
            const result = await Promise.race([query, expired]);
            answered = true;
            return result;
          } finally {
            clearTimeout(timer);
            unwatch?.(answered);
            if (observe) {
              const { name, text } = typeof statement === 'string' ? { name: undefined, text: statement } : statement;
              observe(name, text, (performance.now() - began) / 1000);
            }
          }
        },
        release: (destroy?: boolean) => client.release(late ?? destroy),
      };
    },
  };
  // Kysely's type also has cursors, which are not used here.
  return own as unknown as DeadlinePool;
}

/**
 * Queue for a free connection with a timeout of `ms`; also returns the monitor ticks spent in it. A connection that
 * comes too late is released. The pool itself restarts its timeout for each connection it tries.
 */
async function fromQueue(
  pool: pg.Pool,
  ms: number,
  monitor: LivenessMonitor | undefined,
): Promise<{ client: pg.PoolClient; queued: number }> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const giveUp = (why: Error) => {
    isLate = true;
    reject(why);
  };
  const timer = setTimeout(() => giveUp(new StatementTimeout(ms)), ms);
  const unwatch = monitor?.watch(giveUp, { inQueue: true });
  // A free pool slot does not prove that the database responds.
  const leave = () => {
    clearTimeout(timer);
    return unwatch?.(false) ?? 0;
  };
  const free = pool.connect();
  free.then((client) => isLate && client.release()).catch(() => undefined);
  try {
    return { client: await Promise.race([free, expired]), queued: leave() };
  } finally {
    leave();
  }
}

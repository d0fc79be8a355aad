import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { LivenessMonitor } from './liveness-monitor.ts';

/**
 * Milliseconds that one statement may take. Counted here as well as by the database, because one that is frozen, or
 * hangs behind a proxy, keeps no time of its own.
 */
export const DEADLINES = {
  /** A person waits for the answer. */
  calls: 10_000,
  /** Imports, downloads and jobs: a big cluster on a slow disk. */
  longRunning: 120_000,
  /** The next schema of a database with millions of rows, and the wait for another server that makes it. */
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

/** Gets each statement that ended, with its seconds; `name` where it is prepared. */
export type ObserveStatement = (name: string | undefined, text: string, seconds: number) => void;

/** What Kysely asks of a pool, and statements with a name. */
export interface DeadlinePool extends PostgresPool {
  connect(): Promise<PostgresPoolClient & NamedStatements>;
}

interface NamedStatements {
  query<Row>(statement: pg.QueryConfig): Promise<PostgresQueryResult<Row>>;
}

/**
 * The pool as use cases see it: a statement that is not answered within `ms` fails with StatementTimeout, and with
 * DatabaseUnresponsive as soon as `monitor` says so. Its connection is closed, because nobody knows what still comes out of it; the
 * transaction that it carried is rolled back by that.
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
      // One that waits for work comes at once and needs no clock.
      const { client, queued } = await (pool.idleCount > pool.waitingCount
        ? pool.connect().then((idle) => ({ client: idle, queued: 0 }))
        : fromQueue(pool, ms, monitor));
      let late: Error | null | undefined;
      return {
        async query(statement: string | pg.QueryConfig, values: readonly unknown[] = []) {
          // What follows, the rollback of its transaction too, would wait as long.
          if ((late ??= monitor?.silence())) throw late;
          const began = performance.now();
          const { promise: expired, reject } = Promise.withResolvers<never>();
          const giveUp = (why: Error) => reject((late = why));
          const timer = setTimeout(() => giveUp(new StatementTimeout(ms)), ms);
          const forget = monitor?.watch(giveUp, { queued });
          let answered = false;
          try {
            const asked = client.query(
              typeof statement === 'string' ? { text: statement, values: [...values] } : statement,
            );
            const result = await Promise.race([asked, expired]);
            answered = true;
            return result;
          } finally {
            clearTimeout(timer);
            forget?.(answered);
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
  // Kysely's type has cursors too, which nobody here uses.
  return own as unknown as DeadlinePool;
}

/**
 * The next connection that is free within `ms`, and how many looks of the monitor it was waited for; one that comes too late goes back.
 * A pool counts its own times anew for each connection it tries.
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
  const forget = monitor?.watch(giveUp, { inQueue: true });
  // A place that became free says nothing of the database.
  const leave = () => {
    clearTimeout(timer);
    return forget?.(false) ?? 0;
  };
  const free = pool.connect();
  free.then((client) => isLate && client.release()).catch(() => undefined);
  try {
    return { client: await Promise.race([free, expired]), queued: leave() };
  } finally {
    leave();
  }
}

import type pg from 'pg';
import type { ObserveStatement } from '../database/deadline.ts';
import { statementChannel, currentCall } from '../trace.ts';
import type { Metrics } from './metrics.ts';

/** Counts each statement, also for its call's trace. */
export const statementObserver =
  (metrics: Metrics): ObserveStatement =>
  (name, text, seconds) => {
    const trace = currentCall();
    if (trace) trace.statements += 1;
    metrics.statement(name, text, seconds);
    if (trace && statementChannel.hasSubscribers)
      statementChannel.publish({ trace, name: name ?? text.slice(0, 200), ms: seconds * 1000 });
  };

/** Connections in use, and calls that queue for one. */
export function poolGauges(metrics: Metrics, pools: Readonly<Record<string, pg.Pool>>): void {
  const all = Object.entries(pools);
  const each = (read: (pool: pg.Pool) => number) => (): [Record<string, string>, number][] =>
    all.map(([name, pool]) => [{ db_client_connection_pool_name: name }, read(pool)]);
  metrics.watchQueued(() => all.reduce((most, [, pool]) => Math.max(most, pool.waitingCount), 0));
  metrics.gauge('db_client_connection_count', 'Connections to the database by what they do.', () =>
    all.flatMap(([name, pool]): [Record<string, string>, number][] => [
      [{ db_client_connection_pool_name: name, db_client_connection_state: 'used' }, pool.totalCount - pool.idleCount],
      [{ db_client_connection_pool_name: name, db_client_connection_state: 'idle' }, pool.idleCount],
    ]),
  );
  metrics.gauge(
    'db_client_connection_max',
    'Most connections of this server.',
    each((pool) => pool.options.max),
  );
  metrics.gauge(
    'db_client_connection_pending_requests',
    'Requests queued for a connection.',
    each((pool) => pool.waitingCount),
  );
}

/** Counts the rounds of a job, and those that failed. */
export async function counted<Result>(metrics: Metrics, job: string, round: Promise<Result>): Promise<Result> {
  // One that never ends has a lag too.
  metrics.jobBegins(job);
  try {
    const result = await round;
    metrics.jobRan(job, false);
    return result;
  } catch (error) {
    metrics.jobRan(job, true);
    throw error;
  }
}

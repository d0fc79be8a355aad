import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Context, Viewer } from '../../apps/server/src/context.ts';
import type { Database } from '../../apps/server/src/database/schema/index.ts';
import { getProgress } from '../../apps/server/src/features/progress/get-progress.ts';
import { percentile } from '../figures.ts';

const WARM_UP = 3;
const TIMES = 20;

/** The first relation that a statement reads, after its own CTEs. */
const asked = (text: string) => /\bfrom "?(review_\w+|clusters?|cluster_\w+)/.exec(text)?.[1] ?? 'others';

/**
 * Milliseconds (p95) of each statement of a person's progress, one after the other over one connection: what a chart takes by itself.
 * Named by the relation that is asked first and by its place among the statements.
 */
export async function measureCharts(connection: pg.PoolConfig, person: number): Promise<Map<string, number>> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const times = new Map<string, number[]>();
  let index = 0;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log({ query, queryDurationMillis }) {
      const name = `${(index += 1)} ${asked(query.sql)}`;
      times.set(name, [...(times.get(name) ?? []), queryDurationMillis]);
    },
  });
  const context = { db, clock: { now: () => new Date() }, config: { databaseDistributed: false } } as Context;
  try {
    for (let round = 0; round < WARM_UP + TIMES; round += 1) {
      index = 0;
      await getProgress(context, { id: person } as Viewer);
    }
  } finally {
    await db.destroy();
  }
  return new Map([...times].map(([name, all]) => [name, percentile(all.slice(WARM_UP), 0.95)]));
}

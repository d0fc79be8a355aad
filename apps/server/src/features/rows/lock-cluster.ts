import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { openForOwner } from '../clusters/readable.ts';
import { assertWritable } from '../clusters/policy.ts';

interface LockedCluster {
  row_count: number;
  last_position: string;
}

/**
 * Locks a cluster that the viewer may change and marks it as changed. Every change of rows begins with it:
 * changes of one cluster follow one another, so that counts and limits cannot be passed by parallel requests.
 */
export async function lockCluster(
  context: Context,
  trx: Db,
  viewer: Viewer,
  clusterId: number,
): Promise<LockedCluster> {
  const { rows } = await sql<LockedCluster>`
    update clusters c set updated_at = ${context.clock.now()}
    where c.id = ${clusterId} and c.user_id = ${viewer.id} and c.removed_at is null and ${openForOwner(viewer)}
    returning c.row_count, c.last_position`.execute(trx);
  const locked = rows[0];
  if (locked) return locked;
  await assertWritable({ ...context, db: trx }, viewer, clusterId);
  throw new Error('A cluster was neither locked nor refused.');
}

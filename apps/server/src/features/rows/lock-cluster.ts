import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import { mayWrite } from '../clusters/cluster-access.ts';
import { assertWritable } from '../clusters/policy.ts';

interface LockedCluster {
  row_count: number;
  last_position: string;
}

/** A removal and its undoing, or a change of plan, came between a refusal and the question why. */
export const changedMeanwhile = () => new Failure('conflict', message('cluster.changed_meanwhile'));

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
  const now = sql`${context.clock.now()}::timestamptz`;
  const { rows } = await sql<LockedCluster>`
    update clusters c set updated_at = ${now}
    where c.id = ${clusterId} and ${mayWrite(sql`${viewer.id}::bigint`, now)}
    returning c.row_count, c.last_position`.execute(trx);
  const locked = rows[0];
  if (locked) return locked;
  await assertWritable({ ...context, db: trx }, viewer, clusterId);
  throw changedMeanwhile();
}

import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { Failure } from '../../failure.ts';
import { mayWrite } from '../clusters/cluster-access.ts';
import { isCluster, type ClusterPlace } from '../clusters/cluster-place.ts';
import { assertWritable } from '../clusters/policy.ts';

interface LockedCluster extends ClusterPlace {
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
  const { databaseDistributed } = context.config;
  const locked = await lock(
    databaseDistributed ? isCluster({ id: clusterId, ownerId: viewer.id }, 'c') : sql`c.id = ${clusterId}`,
  );
  if (locked) return locked;
  const place = await assertWritable({ ...context, db: trx }, viewer, clusterId);
  const others = databaseDistributed && place.ownerId !== viewer.id ? await lock(isCluster(place, 'c')) : undefined;
  if (others) return others;
  throw changedMeanwhile();

  async function lock(cluster: SqlPart<boolean>): Promise<LockedCluster | undefined> {
    const now = sql`${context.clock.now()}::timestamptz`;
    const { rows } = await sql<LockedCluster>`
      update clusters c set updated_at = ${now}
      where ${cluster} and ${mayWrite(sql`${viewer.id}::bigint`, now)}
      returning c.id, c.user_id as "ownerId", c.row_count, c.last_position`.execute(trx);
    return rows[0];
  }
}

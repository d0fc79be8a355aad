import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { hasPremium, plansAt } from '../../access/premium.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { namedStatement } from '../../database/named-statement.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { Failure } from '../../failure.ts';
import { mayReadShared, mayWrite } from '../clusters/cluster-access.ts';
import { isCluster, type ClusterKey } from '../clusters/cluster-key.ts';
import { assertRowsWritable, assertWritable } from '../clusters/policy.ts';

export interface LockedCluster extends ClusterKey {
  row_count: number;
  last_position: string;
  /** Others have it too: changes of its rows are noted. */
  shared: boolean;
  /** Rows may have pictures or recordings. */
  has_media: boolean;
  /** Of its owner, whose plan counts. */
  premium: boolean;
}

/** A concurrent removal and undo, or a change of plan, between a refusal and the query for its reason. */
export const changedMeanwhile = () => new Failure('conflict', message('cluster.changed_meanwhile'));

/**
 * Lock: an update within the owner's shard that also marks the cluster as changed and re-checks the plan after waiting.
 * The viewer's own cluster first; a share is in its recipient's shard and is looked up before the owner's shard.
 */
async function lock(
  context: Context,
  trx: Db,
  viewer: Viewer,
  clusterId: number,
  assert: typeof assertWritable,
): Promise<LockedCluster> {
  const plans = plansAt(context);
  const own = await take({ id: clusterId, ownerId: viewer.id }, mayWrite(sql`${viewer.id}::bigint`, plans));
  if (own) return own;
  const key = await assert({ ...context, db: trx }, viewer, clusterId);
  const shared =
    key.ownerId === viewer.id ? undefined : await take(key, mayReadShared(plans, sql`${key.ownerId}::bigint`));
  if (shared) return shared;
  throw changedMeanwhile();

  async function take(cluster: ClusterKey, allowed: SqlPart<boolean>): Promise<LockedCluster | undefined> {
    const { rows } = await namedStatement(
      'lock-cluster',
      sql<LockedCluster>`
      update clusters c set updated_at = ${plans.now}
      where ${isCluster(cluster, 'c')} and ${allowed}
      returning c.id, c.user_id as "ownerId", c.row_count, c.last_position, c.shared, c.has_media,
        ${hasPremium(sql`${cluster.ownerId}::bigint`, plans)} as premium`,
    ).execute(trx);
    return rows[0];
  }
}

/**
 * Locks the viewer's own cluster for a change, and marks it as changed. Every change of rows starts with it or with
 * `lockForRows`: changes of one cluster are serialised, so that parallel requests cannot exceed counts and limits.
 */
export const lockCluster = (context: Context, trx: Db, viewer: Viewer, clusterId: number): Promise<LockedCluster> =>
  lock(context, trx, viewer, clusterId, assertWritable);

/** The same for a change of rows, which every user with write access may make. */
export const lockForRows = (context: Context, trx: Db, viewer: Viewer, clusterId: number): Promise<LockedCluster> =>
  lock(context, trx, viewer, clusterId, assertRowsWritable);

import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { hasPremium } from '../../access/premium.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { plannedOnce } from '../../database/planned-once.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { Failure } from '../../failure.ts';
import { mayReadShared, mayWrite, mayWriteRows } from '../clusters/cluster-access.ts';
import { isCluster, type ClusterPlace } from '../clusters/cluster-place.ts';
import { assertRowsWritable, assertWritable } from '../clusters/policy.ts';

interface LockedCluster extends ClusterPlace {
  row_count: number;
  last_position: string;
  /** Others have it too: changes of its rows are noted. */
  shared: boolean;
  /** Rows of it may have pictures or recordings. */
  has_media: boolean;
  /** Of its owner, whose plan counts. */
  premium: boolean;
}

/** A removal and its undoing, or a change of plan, came between a refusal and the question why. */
export const changedMeanwhile = () => new Failure('conflict', message('cluster.changed_meanwhile'));

/** Who locks: the owner for whatever is done to all rows at once, or whoever may change rows for a change of some. */
const RIGHTS = {
  owner: { rule: mayWrite, assert: assertWritable },
  writer: { rule: mayWriteRows, assert: assertRowsWritable },
};

async function lock(
  context: Context,
  trx: Db,
  viewer: Viewer,
  clusterId: number,
  { rule, assert }: (typeof RIGHTS)['owner'],
): Promise<LockedCluster> {
  const { databaseDistributed } = context.config;
  const now = sql`${context.clock.now()}::timestamptz`;
  const user = sql`${viewer.id}::bigint`;
  const locked = databaseDistributed
    ? await take(isCluster({ id: clusterId, ownerId: viewer.id }, 'c'), mayWrite(user, now), user)
    : await take(sql`c.id = ${clusterId}`, rule(user, now), sql`c.user_id`);
  if (locked) return locked;
  const place = await assert({ ...context, db: trx }, viewer, clusterId);
  const owner = sql`${place.ownerId}::bigint`;
  // A share lies with the recipient: it was just asked for.
  const others =
    databaseDistributed && place.ownerId !== viewer.id
      ? await take(isCluster(place, 'c'), mayReadShared(now, owner), owner)
      : undefined;
  if (others) return others;
  throw changedMeanwhile();

  async function take(
    cluster: SqlPart<boolean>,
    allowed: SqlPart<boolean>,
    ownedBy: SqlPart,
  ): Promise<LockedCluster | undefined> {
    const { rows } = await plannedOnce(
      'lock-cluster',
      sql<LockedCluster>`
      update clusters c set updated_at = ${now}
      where ${cluster} and ${allowed}
      returning c.id, c.user_id as "ownerId", c.row_count, c.last_position, c.shared, c.has_media,
        ${hasPremium(ownedBy, now)} as premium`,
    ).execute(trx);
    return rows[0];
  }
}

/**
 * Locks a cluster that the viewer owns and may change, and marks it as changed. Every change of rows begins with it or with
 * `lockForRows`: changes of one cluster follow one another, so that counts and limits cannot be passed by parallel requests.
 */
export const lockCluster = (context: Context, trx: Db, viewer: Viewer, clusterId: number): Promise<LockedCluster> =>
  lock(context, trx, viewer, clusterId, RIGHTS.owner);

/** The same for a change of some rows, which whoever has writing rights may make. */
export const lockForRows = (context: Context, trx: Db, viewer: Viewer, clusterId: number): Promise<LockedCluster> =>
  lock(context, trx, viewer, clusterId, RIGHTS.writer);

import { RESTORES_A_MINUTE, snapshotBytes } from '@wordcluster/domain/clusters/keeping';
import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../http/response-messages.ts';
import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { retainNewest } from '../../database/keep-newest.ts';
import { notFound } from '../../failure.ts';
import { assertWritable } from '../clusters/policy.ts';
import { lockCluster } from '../rows/lock-cluster.ts';
import { recountBytes } from '../rows/row-counts.ts';
import { purgeDeleted, restorableSince } from '../media/purge-deleted.ts';
import { clearRows, countRestored } from './insert-rows.ts';
import { inCluster, type ClusterKey } from '../clusters/cluster-key.ts';

const DAY = 86_400_000;
/** How long the rows as they were before an import can be restored. */
const SNAPSHOT_DAYS = 30;
/** Rows per stored array. */
const BATCH = 5000;
/** Batch size of the clean-up; the next one runs in a minute. */
const EXPIRED_AT_ONCE = 100;

const oldest = (now: Date) => new Date(now.getTime() - SNAPSHOT_DAYS * DAY);

/** A deleted snapshot: its owner and cluster. */
interface Gone {
  user_id: number;
  cluster_id: number;
}

/** Overhead of a row beside its cells: id and position. */
const ROW_BYTES = 20;

/** Snapshot of the rows of a locked cluster, in its owner's shard; null without rows. */
export async function takeSnapshot(
  trx: Db,
  cluster: ClusterKey,
  rowCount: number,
  reason: 'replace' | 'append' | 'restore',
  now: Date,
): Promise<number | null> {
  if (rowCount === 0) return null;
  const { id } = await trx
    .insertInto('row_snapshots')
    .values({ user_id: cluster.ownerId, cluster_id: cluster.id, reason, row_count: rowCount, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into snapshot_batches (user_id, snapshot_id, number, ids, positions, col_1, col_2, col_3, tags)
    select ${cluster.ownerId}::bigint, ${id}::bigint, number, array_agg(id), array_agg(position), array_agg(col_1_value), array_agg(col_2_value), array_agg(col_3_value), array_agg(tags::text)
    from (
      select r.*, (row_number() over (order by position) - 1) / ${BATCH}::int as number
      from cluster_rows r where ${inCluster(cluster)}) numbered
    group by number`.execute(trx);
  await sql`
    update row_snapshots set bytes = (
      select sum(${ROW_BYTES}::bigint + octet_length(concat(col_1_value, col_2_value, col_3_value, array_to_string(tags, ''))))
      from cluster_rows where ${inCluster(cluster)})
    where id = ${id} and user_id = ${cluster.ownerId}`.execute(trx);
  return id;
}

/**
 * Retention: deletes a user's old snapshots beyond the size limit, after the new ones are stored and the replaced rows
 * were read.
 */
export async function forgetOldSnapshots(trx: Db, viewer: Viewer, now: Date): Promise<void> {
  const table = { table: 'row_snapshots', owner: 'user_id', age: ['created_at', 'id'], size: sql`bytes` } as const;
  const most = snapshotBytes(viewer.premium);
  const gone = await retainNewest<Gone>(trx, table, viewer.id, most, ['user_id', 'cluster_id']);
  await purgeDeleted(trx, gone, restorableSince(now));
}

/** The snapshots of a cluster that can be restored, newest first. */
export async function listSnapshots(
  context: Context,
  viewer: Viewer,
  clusterId: number,
): Promise<ResponseOf<'GET /api/clusters/:cluster_id/snapshots'>> {
  const cluster = await assertWritable(context, viewer, clusterId);
  const found = await context.db
    .selectFrom('row_snapshots')
    .select(['id', 'reason', 'row_count', 'created_at'])
    .where('cluster_id', '=', clusterId)
    .where('user_id', '=', cluster.ownerId)
    .where('created_at', '>', oldest(context.clock.now()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return found.map((snapshot) => ({
    ...snapshot,
    created_at: snapshot.created_at.toISOString(),
    expires_at: new Date(snapshot.created_at.getTime() + SNAPSHOT_DAYS * DAY).toISOString(),
  }));
}

/**
 * Restores the rows of a snapshot under their old ids; the current rows become a snapshot themselves. More rows than
 * the plan allows are kept, as when Premium ends: nothing of the user is lost.
 */
export async function restoreSnapshot(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  snapshotId: number,
): Promise<ResponseOf<'POST /api/clusters/:cluster_id/snapshots/:snapshot_id/restore'>> {
  await throttle(context, `restore-snapshot:${viewer.id}`, { times: RESTORES_A_MINUTE, seconds: 60 });
  const now = context.clock.now();
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockCluster(context, trx, viewer, clusterId);
    const snapshot = await trx
      .selectFrom('row_snapshots')
      .select('row_count')
      .where('id', '=', snapshotId)
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', cluster.ownerId)
      .where('created_at', '>', oldest(now))
      .executeTakeFirst();
    if (!snapshot) throw notFound('The snapshot');
    await takeSnapshot(trx, cluster, cluster.row_count, 'restore', now);
    await clearRows(trx, cluster);
    await sql`
      insert into cluster_rows (user_id, id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags) overriding system value
      select ${cluster.ownerId}::bigint, r.id, ${clusterId}::bigint, r.position, r.col_1, r.col_2, r.col_3, r.tags::text[]
      from snapshot_batches b,
        unnest(b.ids, b.positions, b.col_1, b.col_2, b.col_3, coalesce(b.tags, '{}')) as r (id, position, col_1, col_2, col_3, tags)
      where b.snapshot_id = ${snapshotId} and b.user_id = ${cluster.ownerId}`.execute(trx);
    await countRestored(trx, cluster, snapshot.row_count);
    await forgetOldSnapshots(trx, viewer, now);
    await recountBytes(context, trx, cluster);
    return responseMessage(message('snapshot.restored', { count: snapshot.row_count }));
  });
}

/** For the clean-up: snapshots past their 30 days. */
export async function deleteExpiredSnapshots(db: Db, now: Date): Promise<void> {
  const { rows: due } = await sql<{ id: number }>`
    select id from row_snapshots where created_at < ${oldest(now)} limit ${EXPIRED_AT_ONCE}`.execute(db);
  if (due.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const { rows: gone } = await sql<Gone>`
      delete from row_snapshots where id = any(${due.map(({ id }) => id)}::bigint[]) returning user_id, cluster_id`.execute(
      trx,
    );
    await purgeDeleted(trx, gone, restorableSince(now));
  });
}

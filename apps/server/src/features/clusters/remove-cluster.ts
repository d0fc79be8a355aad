import type { ResponseOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { listClusters } from './list-clusters.ts';
import { assertOwner } from './policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';

/** How long a removal can be undone. */
const UNDO_SECONDS = 30;

/**
 * Soft delete of the viewer's own cluster, disabled ones too. Hidden from everybody at once; deleted permanently when
 * undo expires.
 */
export async function removeCluster(
  context: Context,
  viewer: Viewer,
  clusterId: number,
): Promise<ResponseOf<'DELETE /api/clusters/:cluster_id'>> {
  await assertOwner(context, viewer, clusterId);
  const [removed] = await listClusters(context, viewer, clusterId);
  const { numUpdatedRows } = await context.db
    .updateTable('clusters')
    .set({ removed_at: context.clock.now() })
    .where('id', '=', clusterId)
    .where('user_id', '=', viewer.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!removed || numUpdatedRows === 0n) throw notFound('The cluster');
  return removed;
}

/**
 * Undoes a removal within its 30 seconds. On the free plan a cluster too many is no harm: the plan then
 * shows the least recently updated one as disabled.
 */
export async function restoreCluster(
  context: Context,
  viewer: Viewer,
  clusterId: number,
): Promise<ResponseOf<'POST /api/clusters/:cluster_id/restore'>> {
  const since = new Date(context.clock.now().getTime() - UNDO_SECONDS * 1000);
  const { numUpdatedRows } = await context.db
    .updateTable('clusters')
    .set({ removed_at: null })
    .where('id', '=', clusterId)
    .where('user_id', '=', viewer.id)
    .where('removed_at', '>', since)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('The cluster');
  const [restored] = await listClusters(context, viewer, clusterId);
  if (!restored) throw notFound('The cluster');
  return restored;
}

/** A minute more than the 30 seconds of undoing, so that a late request never meets a half-removed cluster. */
export const UNDO_MS = 90_000;

/** Clusters that are deleted in one go: each may have half a million rows. */
const AT_ONCE = 20;

/** Clean-up: permanently deletes clusters removed before a moment, and other users' rows about them. */
export async function deleteRemoved(db: Db, before: Date, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from clusters where removed_at < ${before} limit ${AT_ONCE}`.execute(db);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    // Rows of other users, without foreign keys.
    await sql`delete from cluster_shares where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from imported_notes where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from staged_imports where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`
      delete from link_reports r using cluster_links l
      where l.cluster_id = any(${ids}::bigint[]) and r.user_id = l.user_id and r.link_id = l.id`.execute(trx);
    await sql`delete from cluster_links where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from link_copies where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from share_invitations where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from row_changes where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from goal_words where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`
      delete from e_reader_words w using e_readers r
      where r.cluster_id = any(${ids}::bigint[]) and w.user_id = r.user_id and w.e_reader_id = r.id`.execute(trx);
    await sql`delete from e_readers where cluster_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from goals where cluster_id = any(${ids}::bigint[])`.execute(trx);
    // Media of their rows are checked for garbage collection afterwards.
    await sql`
      update media_files f set check_at = greatest(f.check_at, ${now}) from row_media m
      where m.cluster_id = any(${ids}::bigint[]) and f.user_id = m.user_id and f.hash = m.hash`.execute(trx);
    await sql`delete from clusters where id = any(${ids}::bigint[]) and removed_at < ${before}`.execute(trx);
  });
}

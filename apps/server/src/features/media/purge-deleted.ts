import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';

const DAY = 86_400_000;

/** Undo window: deletions since then can be undone. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - DAY);

/**
 * Of `row_media m`: its row exists neither in the cluster, nor as a deletion since `since`, nor in a snapshot, so that
 * nothing can restore it.
 */
const lostForGood = (since: Date): SqlPart => sql`
  m.removed_at is null
  and not exists (select 1 from cluster_rows r where r.user_id = m.user_id and r.id = m.row_id)
  and not exists (
    select 1 from deleted_rows d where d.user_id = m.user_id and d.id = m.row_id and d.deleted_at >= ${since})
  and not exists (
    select 1 from row_snapshots s join snapshot_batches b on b.user_id = s.user_id and b.snapshot_id = s.id
    where s.user_id = m.user_id and s.cluster_id = m.cluster_id and m.row_id = any(b.ids))`;

/** For the clean-up: rows that were deleted before a moment go for good, and let go of their files, unless a snapshot has them. */
export async function deleteDeletedRows(db: Db, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update row_media m set removed_at = gone.deleted_at from deleted_rows gone
      where gone.deleted_at < ${before} and m.user_id = gone.user_id and m.row_id = gone.id and ${lostForGood(before)}`.execute(
      trx,
    );
    await sql`delete from deleted_rows where deleted_at < ${before}`.execute(trx);
  });
}

/** Releases media of rows that only existed in snapshots that were just deleted. */
export async function purgeDeleted(
  trx: Db,
  clusters: readonly { user_id: number; cluster_id: number }[],
  since: Date,
): Promise<void> {
  for (const [ownerId, of] of Map.groupBy(clusters, ({ user_id }) => user_id)) {
    const ids = [...new Set(of.map(({ cluster_id }) => cluster_id))];
    await sql`
      update row_media m set removed_at = ${since}
      where m.user_id = ${ownerId} and m.cluster_id = any(${ids}::bigint[]) and ${lostForGood(since)}`.execute(trx);
  }
}

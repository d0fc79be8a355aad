import { sql } from 'kysely';
import type { Context } from '../../context.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Taken at once: there is another clean-up in a minute. */
const BATCH = 500;

/**
 * For the clean-up: forgets the files of rows once nothing brings them back (a day after they were taken away, and with the last
 * snapshot of a row that was deleted), and then deletes the bytes that nothing names.
 */
export async function deleteUnnamed({
  db,
  clock,
  mediaStore,
}: Pick<Context, 'db' | 'clock' | 'mediaStore'>): Promise<void> {
  const now = clock.now().getTime();
  await sql`delete from sent_media where sent_at < ${new Date(now - DAY)}`.execute(db);
  await sql`delete from row_media where removed_at < ${new Date(now - DAY)}`.execute(db);
  await sql`
    delete from row_media where (user_id, id) in (
      select m.user_id, m.id from row_media m
      where not exists (select 1 from cluster_rows r where r.user_id = m.user_id and r.id = m.row_id)
        and not exists (select 1 from deleted_rows d where d.user_id = m.user_id and d.id = m.row_id)
        and not exists (
          select 1 from row_snapshots s join snapshot_batches b on b.user_id = s.user_id and b.snapshot_id = s.id
          where s.user_id = m.user_id and s.cluster_id = m.cluster_id and m.row_id = any(b.ids))
      limit ${BATCH})`.execute(db);
  const { rows } = await sql<{ user_id: number; hash: string }>`
    select f.user_id, f.hash from media_files f
    where f.named_at < ${new Date(now - HOUR)} and not exists (
      select 1 from row_media m where m.user_id = f.user_id and m.hash = f.hash)
      and not exists (select 1 from sent_media s where s.user_id = f.user_id and s.hash = f.hash)
    limit ${BATCH}`.execute(db);
  for (const { user_id: ownerId, hash } of rows)
    await db.transaction().execute(async (trx) => {
      // Held until its bytes are gone: whoever gives it to a row again waits, and then puts it there anew.
      const { rows: gone } = await sql`
        delete from media_files f where f.user_id = ${ownerId} and f.hash = ${hash} and f.named_at < ${new Date(now - HOUR)}
          and not exists (select 1 from row_media m where m.user_id = f.user_id and m.hash = f.hash)
        returning hash`.execute(trx);
      if (gone.length > 0) await mediaStore.remove({ ownerId, hash });
    });
}

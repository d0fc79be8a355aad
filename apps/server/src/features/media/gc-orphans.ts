import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { restorableSince } from './purge-deleted.ts';

const DAY = 86_400_000;
/** Batch size; the next clean-up runs in a minute. */
const BATCH = 500;

interface File {
  user_id: number;
  hash: string;
}

/**
 * Garbage collection of media: deletes expired undo entries, and the bytes of unreferenced files. Reads only files that
 * are due for a check.
 */
export async function collectOrphans({
  db,
  clock,
  mediaStore,
}: Pick<Context, 'db' | 'clock' | 'mediaStore'>): Promise<void> {
  const now = clock.now();
  await sql`delete from sent_media where sent_at < ${restorableSince(now)}`.execute(db);
  await deleteExpired(db, now);
  const { rows: due } = await sql<File>`
    select user_id, hash from media_files where check_at <= ${now} order by check_at limit ${BATCH}`.execute(db);
  for (const [ownerId, files] of Map.groupBy(due, ({ user_id }) => user_id)) {
    const hashes = files.map(({ hash }) => hash);
    for (const hash of await unnamed(db, ownerId, hashes, now))
      await db.transaction().execute(async (trx) => {
        // Row lock until the bytes are deleted: an upload of the same file waits, and then stores it again.
        const { rows: gone } = await sql`
          delete from media_files f where f.user_id = ${ownerId} and f.hash = ${hash} and f.check_at <= ${now}
            and not exists (select 1 from row_media m where m.user_id = f.user_id and m.hash = f.hash)
          returning hash`.execute(trx);
        if (gone.length > 0) await mediaStore.remove({ ownerId, hash });
      });
  }
}

/** Deletes undo entries that have expired; their files are checked in the same clean-up. */
async function deleteExpired(db: Db, now: Date): Promise<void> {
  const { rows: removed } = await sql<{ user_id: number; ids: number[] }>`
    select user_id, array_agg(id) as ids from (
      select user_id, id from row_media where removed_at < ${restorableSince(now)} limit ${BATCH}) due
    group by user_id`.execute(db);
  for (const { user_id, ids } of removed)
    await db.transaction().execute(async (trx) => {
      const mine = sql`m.user_id = ${user_id} and m.id = any(${ids}::bigint[]) and m.removed_at < ${restorableSince(now)}`;
      await sql`
        update media_files f set check_at = greatest(f.check_at, ${now}) from row_media m
        where ${mine} and f.user_id = m.user_id and f.hash = m.hash`.execute(trx);
      await sql`delete from row_media m where ${mine}`.execute(trx);
    });
}

/** The unreferenced ones of a user's files. Referenced ones get no further check, or one when sent files expire. */
function unnamed(db: Db, ownerId: number, hashes: readonly string[], now: Date): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const mine = sql`f.user_id = ${ownerId} and f.hash = any(${hashes}::text[]) and f.check_at <= ${now}`;
    // Locked first, and checked by the next statement: that one sees all references until now.
    await sql`select 1 from media_files f where ${mine} order by hash for update`.execute(trx);
    const { rows } = await sql<{ hash: string; of_row: boolean; sent: boolean }>`
      select f.hash,
        exists (select 1 from row_media m where m.user_id = f.user_id and m.hash = f.hash) as of_row,
        exists (select 1 from sent_media s where s.user_id = f.user_id and s.hash = f.hash) as sent
      from media_files f where ${mine}`.execute(trx);
    const those = (which: (file: (typeof rows)[number]) => boolean) => rows.filter(which).map(({ hash }) => hash);
    const checkAt = (found: string[], moment: Date | null) =>
      sql`update media_files set check_at = ${moment} where user_id = ${ownerId} and hash = any(${found}::text[])`.execute(
        trx,
      );
    await checkAt(
      those(({ of_row }) => of_row),
      null,
    );
    await checkAt(
      those(({ of_row, sent }) => sent && !of_row),
      new Date(now.getTime() + DAY),
    );
    return those(({ of_row, sent }) => !of_row && !sent);
  });
}

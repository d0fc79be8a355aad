import { sql, type Kysely } from 'kysely';

/**
 * The free pool may lie in sixteen rows. It is divided when a new month begins, not here: servers of the version before, which know its
 * one row alone, go on beside those of this one with the same limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table free_pool drop constraint free_pool_part_check`.execute(db);
  await sql`alter table free_pool add constraint free_pool_part_check check (part between 0 and 15)`.execute(db);
}

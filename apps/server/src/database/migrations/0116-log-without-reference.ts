import { sql, type Kysely } from 'kysely';

/**
 * The log names its person without a reference: the database looked the account up for each entry, which was half of what writing a
 * batch took. The person's settings, which every batch locks, have one; who terminates a profile deletes them and the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_entries drop constraint if exists review_entries_user_id_fkey`.execute(db);
}

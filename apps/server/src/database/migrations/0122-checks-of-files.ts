import { sql, type Kysely } from 'kysely';

/** When to see whether anything still names a file, so that the clean-up reads what is due instead of all that is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_files add column check_at timestamptz`.execute(db);
  await sql`update media_files set check_at = named_at`.execute(db);
  await sql`drop index media_files_age`.execute(db);
  await sql`create index media_files_check on media_files (check_at) where check_at is not null`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Every file that waits for its import lies in one place: those for a cluster, and those of words, which name none yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staged_imports alter column cluster_id drop not null`.execute(db);
  await sql`alter table staged_imports drop constraint if exists staged_imports_format_check`.execute(db);
  // They waited for a day at most.
  await sql`drop table word_file_parts`.execute(db);
  await sql`drop table word_files`.execute(db);
}

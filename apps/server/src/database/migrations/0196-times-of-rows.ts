import { sql, type Kysely } from 'kysely';

/**
 * When a row was added and last edited, for programs that ask by it. Null for rows from before: a default on the new column alone would
 * give all of them the moment of the migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cluster_rows add column added_at timestamptz, add column edited_at timestamptz`.execute(db);
  await sql`alter table cluster_rows alter column added_at set default now()`.execute(db);
}

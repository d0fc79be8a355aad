import { sql, type Kysely } from 'kysely';

/** The one row of the free pool is found by a number: a truth value names no machine of a spread database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table free_pool drop column only_row,
      add column part smallint primary key default 0 check (part = 0)`.execute(db);
}

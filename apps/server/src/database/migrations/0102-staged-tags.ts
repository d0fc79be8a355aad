import { sql, type Kysely } from 'kysely';

/** Tags of pasted notes, each row's as the literal of an array; null where no row of a batch has any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staged_batches add column tags text[]`.execute(db);
}

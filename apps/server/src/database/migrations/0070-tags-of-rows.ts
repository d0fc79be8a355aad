import { sql, type Kysely } from 'kysely';

/** Tags of rows: null for the many rows that have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cluster_rows add column tags text[]`.execute(db);
  await sql`alter table deleted_rows add column tags text[]`.execute(db);
  // Each row's as the literal of an array: arrays in an array would have to be of the same length.
  await sql`alter table snapshot_batches add column tags text[]`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Whether the rows of a person's tables stand close together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_preferences add column compact_rows boolean not null default false`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The address of a person's calendar, a capability URL stored as a hash: it shows when the person practises. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendars (
      user_id bigint primary key,
      code_hash bytea not null,
      created_at timestamptz not null
    )`.execute(db);
}

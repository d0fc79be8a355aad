import { sql, type Kysely } from 'kysely';

/** Solved bot checks, so that each counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_bot_checks (
      signature bytea primary key,
      expires_at timestamptz not null
    )`.execute(db);
}

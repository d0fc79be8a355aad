import { sql, type Kysely } from 'kysely';

/** The practice test that a person paused, for their next device. As text: only the browser looks into it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table paused_tests (
      user_id bigint primary key references users on delete cascade,
      test text not null,
      updated_at timestamptz not null
    )`.execute(db);
}

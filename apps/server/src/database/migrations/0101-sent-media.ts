import { sql, type Kysely } from 'kysely';

/** Files that programs send before the notes which name them; kept for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_media (
      user_id bigint not null references users on delete cascade,
      name text not null,
      hash text not null,
      sent_at timestamptz not null,
      primary key (user_id, name)
    )`.execute(db);
  await sql`create index sent_media_age on sent_media (sent_at)`.execute(db);
}

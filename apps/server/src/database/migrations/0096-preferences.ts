import { sql, type Kysely } from 'kysely';

/** How the product looks, sounds and writes to a person; absent until something was chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_preferences (
      user_id bigint primary key references users on delete cascade,
      theme text check (theme in ('system', 'light', 'dark')),
      text_size text not null check (text_size in ('normal', 'large', 'largest')),
      reduced_motion boolean not null,
      voice_speed double precision not null check (voice_speed between 0.7 and 1.2),
      single_keys boolean not null,
      email_sharing boolean not null,
      email_premium boolean not null
    )`.execute(db);
}

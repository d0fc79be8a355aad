import { sql, type Kysely } from 'kysely';

/** Access tokens that people give to programs: apart from those of signed-in devices, which may do everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table personal_tokens (
      user_id bigint not null references users on delete cascade,
      id bigint generated always as identity,
      token_hash bytea not null,
      name text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      primary key (user_id, id)
    )`.execute(db);
  await sql`create unique index personal_tokens_hash on personal_tokens (token_hash)`.execute(db);
}

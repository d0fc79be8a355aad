import { sql, type Kysely } from 'kysely';

/**
 * OAuth for assistants: registered clients, authorisation codes, and refresh tokens of what they were given, which stands among the personal
 * tokens. `program` is the card under which a token was made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oauth_clients (
      id text primary key,
      name text not null,
      redirect_uris text[] not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index oauth_clients_age on oauth_clients (coalesce(last_used_at, created_at))`.execute(db);
  await sql`
    create table oauth_codes (
      user_id bigint not null,
      code_hash bytea not null,
      client_id text not null,
      client_name text not null,
      redirect_uri text not null,
      code_challenge text not null,
      scopes text[] not null,
      network text,
      expires_at timestamptz not null,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`create index oauth_codes_end on oauth_codes (expires_at)`.execute(db);
  await sql`
    alter table personal_tokens
      add column program text,
      add column client_id text,
      add column code_hash bytea,
      add column family_hash bytea,
      add column refresh_hash bytea,
      add column refreshed_at timestamptz,
      add column access_ends_at timestamptz`.execute(db);
}

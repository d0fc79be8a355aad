import { sql, type Kysely } from 'kysely';

/** Second factors, where accounts sign in, changes of e-mail, and mails that are asked for without a login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_tokens add column network text, add column second_factor_at timestamptz`.execute(db);
  await sql`
    create table sign_in_places (
      user_id bigint not null references users on delete cascade,
      network text not null,
      device_name text not null,
      last_at timestamptz not null,
      primary key (user_id, network, device_name)
    )`.execute(db);
  await sql`
    create table totp_factors (
      user_id bigint primary key references users on delete cascade,
      sealed_secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    )`.execute(db);
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await sql`
    create table recovery_codes (
      user_id bigint not null references users on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`
    create table one_time_secrets (
      secret_hash bytea primary key,
      purpose text not null check (purpose in ('login', 'new-passkey', 'passkey')),
      user_id bigint references users on delete cascade,
      device_name text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index one_time_secrets_expiry on one_time_secrets (expires_at)`.execute(db);
  await sql`
    alter table mail_tokens
      add column new_email text,
      drop constraint mail_tokens_purpose_check,
      add constraint mail_tokens_purpose_check check (purpose in ('confirm', 'reset', 'change-email'))`.execute(db);
  await sql`
    create table mail_requests (
      id bigint generated always as identity primary key,
      purpose text not null check (purpose in ('confirm', 'reset')),
      email text not null,
      network text not null,
      created_at timestamptz not null
    )`.execute(db);
}

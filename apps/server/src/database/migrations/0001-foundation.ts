import { sql, type Kysely } from 'kysely';

/** Accounts, tokens, the mail outbox and throttling counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      email text not null unique check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      password_hash text,
      google_subject text unique,
      confirmed_at timestamptz,
      street text, city text, postal_code text, country_code text, phone_number text,
      locale text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table access_tokens (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      token_hash bytea not null unique,
      device_name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(db);
  await sql`create index access_tokens_user on access_tokens (user_id)`.execute(db);
  await sql`
    create table mail_tokens (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      purpose text not null check (purpose in ('confirm', 'reset')),
      token_hash bytea not null unique,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index mail_tokens_user on mail_tokens (user_id, purpose)`.execute(db);
  await sql`
    create table mails (
      id bigint generated always as identity primary key,
      recipient text not null,
      subject text not null,
      text text,
      html text,
      links text[] not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      attempts int not null default 0,
      next_attempt_at timestamptz not null,
      last_error text
    )`.execute(db);
  await sql`create index mails_waiting on mails (next_attempt_at) where sent_at is null`.execute(db);
  await sql`
    create table throttles (
      key text not null,
      window_start timestamptz not null,
      count int not null,
      primary key (key, window_start)
    )`.execute(db);
  await sql`
    create table orders (
      id bigint generated always as identity primary key,
      user_id bigint references users on delete set null,
      tier text not null check (tier in ('lite', 'great')),
      days int not null,
      status text not null check (status in ('CREATED', 'PAID', 'CANCELED')),
      price_cents int not null check (price_cents >= 0),
      list_price_cents int not null check (list_price_cents >= price_cents),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at >= starts_at),
      created_at timestamptz not null,
      paid_at timestamptz
    )`.execute(db);
  await sql`create index orders_user on orders (user_id, created_at)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Characters used of the monthly packs, the shared free pool, and cached answers of the language services. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table allowance_usage (
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('text', 'voice')),
      pack_start timestamptz not null,
      used bigint not null check (used >= 0),
      primary key (user_id, kind, pack_start)
    )`.execute(db);
  await sql`
    create table free_pool (
      only_row boolean primary key default true check (only_row),
      month text not null,
      used bigint not null check (used >= 0),
      pool_limit bigint not null check (pool_limit >= 0)
    )`.execute(db);
  await sql`
    create table cached_translations (
      key bytea primary key,
      text text not null,
      used_at timestamptz not null
    )`.execute(db);
  await sql`
    create table cached_speech (
      key bytea primary key,
      mime text not null,
      bytes bytea not null,
      used_at timestamptz not null
    )`.execute(db);
  await sql`
    create table chat_messages (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      role text not null check (role in ('user', 'assistant')),
      content text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index chat_messages_user on chat_messages (user_id, id)`.execute(db);
  await sql`
    create table staged_generations (
      user_id bigint primary key references users on delete cascade,
      cluster_id bigint references clusters on delete cascade,
      cluster_title text,
      languages text[] not null,
      rows jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
}

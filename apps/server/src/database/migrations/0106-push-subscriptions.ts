import { sql, type Kysely } from 'kysely';

/** Browsers that show notifications, each with what is to be sent to it, and the keys of an installation that has set none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_subscriptions (
      user_id bigint not null references users on delete cascade,
      endpoint_hash bytea not null,
      token_id bigint not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null,
      send_at timestamptz,
      words int not null default 0,
      attempts smallint not null default 0,
      primary key (user_id, endpoint_hash),
      foreign key (token_id, user_id) references access_tokens (id, user_id) on delete cascade
    )`.execute(db);
  // A browser has one endpoint, whoever is signed in there.
  await sql`create index push_subscriptions_endpoint on push_subscriptions (endpoint_hash)`.execute(db);
  await sql`create index push_subscriptions_send on push_subscriptions (send_at) where send_at is not null`.execute(db);
  await sql`
    create table push_keys (
      id int primary key default 1 check (id = 1), public_key text not null, private_key text not null
    )`.execute(db);
}

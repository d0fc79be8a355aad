import { sql, type Kysely } from 'kysely';

/** Tables of a person whose key becomes one with the person in it, and what was unique over everybody's. */
const KEYS = [
  ['access_tokens', 'access_tokens_token_hash_key'],
  ['mail_tokens', 'mail_tokens_token_hash_key'],
  ['passkeys', 'passkeys_credential_id_key'],
  ['chat_messages', null],
] as const;

/**
 * What one signs in by and only one account may have: a table of its own, so that accounts can be spread. Secrets of 256 random
 * bits need no such table; they are found by an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_names (
      name text not null,
      kind text not null check (kind in ('email', 'google', 'passkey')),
      user_id bigint not null references users on delete cascade,
      primary key (name, kind)
    )`.execute(db);
  await sql`
    insert into sign_in_names (name, kind, user_id)
    select email, 'email', id from users
    union all select google_subject, 'google', id from users where google_subject is not null
    union all select credential_id, 'passkey', user_id from passkeys`.execute(db);
  await sql`create index sign_in_names_user on sign_in_names (user_id)`.execute(db);
  await sql`alter table users drop constraint users_email_key, drop constraint users_google_subject_key`.execute(db);
  for (const [table, unique] of KEYS) {
    if (unique !== null) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(unique)}`.execute(db);
    await sql`
      alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)},
        add primary key (id, user_id)`.execute(db);
  }
  await sql`create index access_tokens_hash on access_tokens (token_hash)`.execute(db);
  await sql`create index mail_tokens_hash on mail_tokens (token_hash)`.execute(db);
  await sql`drop index personal_tokens_hash`.execute(db);
  await sql`create index personal_tokens_hash on personal_tokens (token_hash)`.execute(db);
}

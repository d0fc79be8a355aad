import { sql, type Kysely } from 'kysely';

/** The issuer under which Google's identities are known. */
const GOOGLE = 'https://accounts.google.com';

/**
 * Roles, people without an e-mail address, locked people, invitations to register, and identities at providers of sign-in: one list for
 * Google and every other. What is unique over everybody stands in `sign_in_names`, as ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users alter column email drop not null,
      add column role text not null default 'person' check (role in ('person', 'teacher', 'administrator')),
      add column role_by text,
      add column username text,
      add column locked_at timestamptz`.execute(db);
  await sql`create index users_role on users (role) where role <> 'person'`.execute(db);
  await sql`create index users_names on users (last_name, first_name, id)`.execute(db);
  await sql`alter table sign_in_names drop constraint sign_in_names_kind_check`.execute(db);
  await sql`create index sign_in_names_usernames on sign_in_names (kind) where kind = 'username'`.execute(db);
  // Their lists are the types in schema/accounts.ts.
  await sql`alter table mail_tokens drop constraint if exists mail_tokens_purpose_check`.execute(db);
  await sql`alter table one_time_secrets drop constraint if exists one_time_secrets_purpose_check`.execute(db);
  await sql`alter table access_tokens add column issuer text`.execute(db);
  await sql`
    create table identities (
      user_id bigint not null,
      issuer text not null,
      subject text not null,
      created_at timestamptz not null,
      primary key (user_id, issuer, subject)
    )`.execute(db);
  await sql`
    insert into identities (user_id, issuer, subject, created_at)
    select id, ${sql.lit(GOOGLE)}, google_subject, created_at from users where google_subject is not null`.execute(db);
  // Those of a version that knows Google alone stay beside them, while such servers run.
  await sql`
    insert into sign_in_names (name, kind, user_id)
    select ${sql.lit(GOOGLE)} || ' ' || google_subject, 'identity', id from users where google_subject is not null
    on conflict do nothing`.execute(db);
  await sql`
    create table invitations (
      email text not null,
      token_hash bytea not null,
      by_user_id bigint not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (email, token_hash)
    )`.execute(db);
  await sql`create index invitations_by on invitations (by_user_id)`.execute(db);
}

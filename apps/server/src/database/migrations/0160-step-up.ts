import { sql, type Kysely } from 'kysely';

/**
 * Step-up authentication of accounts without a password, links for more purposes than mails have had (their list is the type in
 * `schema/accounts.ts`), and an end for every token of a program: those without one get a year.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_tokens add column confirmed_at timestamptz`.execute(db);
  await sql`alter table mail_tokens drop constraint mail_tokens_purpose_check`.execute(db);
  await sql`alter table one_time_secrets drop constraint one_time_secrets_purpose_check`.execute(db);
  await sql`update personal_tokens set expires_at = now() + interval '365 days' where expires_at is null`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** A mail may be of no use after a while, such as a reminder of today's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column ends_at timestamptz`.execute(db);
}

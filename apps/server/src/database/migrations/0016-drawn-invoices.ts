import { sql, type Kysely } from 'kysely';

/** The PDF of an invoice, drawn when it is first asked for and kept as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column pdf bytea`.execute(db);
}

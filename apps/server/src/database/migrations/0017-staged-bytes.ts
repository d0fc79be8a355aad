import { sql, type Kysely } from 'kysely';

/** How much room a file that waits takes, so that a person's oldest ones can make way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staged_imports add column bytes bigint not null default 0`.execute(db);
}

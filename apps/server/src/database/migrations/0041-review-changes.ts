import { sql, type Kysely } from 'kysely';

/** How often a person's log or states changed: who calculated from them writes only what nobody else has changed meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_settings add column changes bigint not null default 0`.execute(db);
}

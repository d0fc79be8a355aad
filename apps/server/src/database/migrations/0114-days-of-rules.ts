import { sql, type Kysely } from 'kysely';

/** The person's day since which words are due as they are: before, other settings or parameters said when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_settings add column dues_since int`.execute(db);
}

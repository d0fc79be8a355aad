import { sql, type Kysely } from 'kysely';

/**
 * The moment of the last entry of a card whose log is nothing but answers: later ones go on from the state, however long the log
 * is. Null until the next calculation, which reads the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_states add column answered_until timestamptz`.execute(db);
}

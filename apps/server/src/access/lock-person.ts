import { sql } from 'kysely';
import type { Db } from '../database/client.ts';

/**
 * Until the transaction ends, nobody else passes here for the same person: what is counted for them (clusters, links, files) and their
 * Premium change one after the other. Rows that refer to the person can still be added: who adds them may hold a
 * cluster that this transaction locks next, and each would wait for the other.
 */
export async function lockPerson(trx: Db, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(trx);
}

import { sql } from 'kysely';
import type { Db } from '../database/client.ts';

/**
 * Lock per user until the transaction ends: counted limits (clusters, links, files) and Premium change one after the
 * other. Rows that refer to the user can still be inserted (`for no key update`): the inserting transaction may hold a
 * cluster that this one locks next, which would deadlock.
 */
export async function lockPerson(trx: Db, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(trx);
}

import { sql } from 'kysely';
import type { Context } from '../../context.ts';

const BATCH = 100;
const KEPT_YEARS = 10;

/**
 * Deletes what stayed of the orders of terminated profiles, above all the names on invoices, when the law does not ask
 * for it any more. The privacy policy promises it. Oldest first: an order may name the later one that ended it.
 */
export async function deleteOldOrders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  await sql`
    with old as (select id from orders where user_id is null and ends_at < ${before} order by ends_at limit ${BATCH}),
      printed as (delete from invoices where order_id in (select id from old))
    delete from orders where id in (select id from old)`.execute(db);
}

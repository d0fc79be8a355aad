import { sql } from 'kysely';
import type { Context } from '../../../context.ts';

const BATCH = 100;
const KEPT_YEARS = 10;

/**
 * Deletes what stayed of the orders of terminated profiles, above all the names on invoices, when the law does not ask
 * for it any more. The privacy policy promises it. Oldest first: an order may name the later one that ended it.
 */
export async function deleteOldOrders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  const { rows: old } = await sql<{ id: number }>`
    select id from orders where user_id is null and ends_at < ${before} order by ends_at limit ${BATCH}`.execute(db);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    await sql`
      delete from payment_names where payment_id in (
        select id from payments where order_id = any(${ids}::bigint[]))`.execute(trx);
    for (const table of ['invoice_numbers', 'invoices'] as const)
      await sql`delete from ${sql.table(table)} where order_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from orders where id = any(${ids}::bigint[]) and user_id is null`.execute(trx);
  });
}

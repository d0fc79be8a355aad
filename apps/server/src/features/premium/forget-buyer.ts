import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { returnCoupon } from '../coupons/use-coupon.ts';
import { queueTask } from '../orders/gateway-work.ts';
import { lockUser } from '../orders/order-record.ts';

const NOBODY = {
  user_id: null,
  first_name: null,
  last_name: null,
  email: null,
  street: null,
  city: null,
  postal_code: null,
  country_code: null,
  phone_number: null,
};

/**
 * Part of terminating a profile: orders stay without their buyer, because the law asks to keep invoices for ten years;
 * the invoice itself is stored as it was printed. Unpaid orders are cancelled, whatever the payer's page said: a payment
 * that still arrives is given back, for which its row must stay. Orders without payment and invoice go.
 */
export async function forgetBuyer(trx: Db, userId: number, now: Date): Promise<void> {
  await lockUser(trx, userId);
  const unpaid = await trx
    .updateTable('orders')
    .set({ status: 'CANCELED' })
    .where('user_id', '=', userId)
    .where('status', '=', 'CREATED')
    .returning('id')
    .execute();
  for (const { id } of unpaid) {
    await returnCoupon(trx, id);
    const payments = await trx.selectFrom('payments').select('id').where('order_id', '=', id).execute();
    for (const payment of payments) await queueTask(trx, payment.id, 'close', now);
  }
  await sql`
    delete from orders o where user_id = ${userId} and status = 'CANCELED'
      and not exists (select 1 from payments p where p.order_id = o.id)
      and not exists (select 1 from invoices i where i.order_id = o.id)`.execute(trx);
  await trx.updateTable('orders').set(NOBODY).where('user_id', '=', userId).execute();
}

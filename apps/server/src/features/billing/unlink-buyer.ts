import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { applyOrderEvent } from './orders/apply-event.ts';
import { lockPerson } from '../../access/lock-person.ts';
import { lockOrder } from './orders/order-record.ts';

const WITHOUT_BUYER = {
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
 * Part of removing an account: orders stay without their buyer, because invoices must be retained for ten years by law;
 * the invoice itself is stored as printed. Unpaid orders are cancelled, whatever the payer's page said: a payment that
 * still arrives is refunded, so its row stays. Orders without payment and invoice are deleted.
 */
export async function unlinkBuyer(context: Context, trx: Db, userId: number): Promise<void> {
  await lockPerson(trx, userId);
  // Unlinked before they are cancelled, so that no mail is sent.
  const orders = await trx
    .updateTable('orders')
    .set(WITHOUT_BUYER)
    .where('buyer_id', '=', userId)
    .returning(['id', 'status'])
    .execute();
  for (const { id } of orders.filter(({ status }) => status === 'CREATED')) {
    const locked = await lockOrder(trx, { id, buyerId: userId });
    if (locked) await applyOrderEvent(context, trx, locked, { type: 'buyer-left', at: context.clock.now() });
  }
  const ids = orders.map(({ id }) => id);
  await sql`
    delete from orders o where o.buyer_id = ${userId} and id = any(${ids}) and status = 'CANCELED'
      and not exists (select 1 from payments p where p.order_id = o.id and p.buyer_id = o.buyer_id)
      and not exists (select 1 from invoices i where i.order_id = o.id and i.buyer_id = o.buyer_id)`.execute(trx);
}

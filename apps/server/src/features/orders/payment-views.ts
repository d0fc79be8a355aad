import type { PaymentState } from '@wordcluster/domain/premium/orders';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';

interface PaymentView {
  id: number;
  created_at: string;
  price: number;
  current_state: PaymentState;
  states: { state: PaymentState; created_at: string }[];
}

interface Found {
  id: number;
  order_id: number;
  amount_cents: number;
  current_state: PaymentState;
  created_at: Date;
  states: { state: PaymentState; created_at: string }[];
}

/** The payments of some orders, newest first, as buyer and administrator see them; of one buyer where that is known. */
export async function paymentsOfOrders(
  db: Db,
  orderIds: number[],
  buyerId?: number,
): Promise<Map<number, PaymentView[]>> {
  const views = new Map<number, PaymentView[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return views;
  const { rows } = await sql<Found>`
    select p.id, p.order_id, p.amount_cents, p.current_state, p.created_at,
      (select json_agg(json_build_object('state', s.state, 'created_at', s.created_at) order by s.id)
        from payment_states s where s.payment_id = p.id and s.buyer_id = ${buyerId === undefined ? sql`p.buyer_id` : sql`${buyerId}`}) as states
    from payments p where p.order_id in (${sql.join(orderIds)})
      ${buyerId === undefined ? sql`` : sql`and p.buyer_id = ${buyerId}`} order by p.id desc`.execute(db);
  for (const { order_id, amount_cents, created_at, states, ...rest } of rows) {
    views.get(order_id)?.push({
      ...rest,
      created_at: created_at.toISOString(),
      price: amount_cents / 100,
      states: (states ?? []).map(({ state, created_at: at }) => ({ state, created_at: new Date(at).toISOString() })),
    });
  }
  return views;
}

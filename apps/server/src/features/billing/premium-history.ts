import type { AnswerOf } from '@wordcluster/contract/types';
import { isActiveAt } from '@wordcluster/domain/premium/period';
import type { Context, Viewer } from '../../context.ts';
import { downloadLinks } from './invoices/invoice.ts';
import { paymentsOfOrders } from './orders/list-orders.ts';

/** The viewer's orders, newest first, and the Premium that runs now. */
export async function premiumHistory(context: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/user/premium'>> {
  const now = context.clock.now();
  const orders = await context.db
    .selectFrom('orders')
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.order_id', '=', 'orders.id').onRef('invoices.buyer_id', '=', 'orders.buyer_id'),
    )
    .selectAll('orders')
    .select('invoices.number as invoice')
    .where('orders.buyer_id', '=', viewer.id)
    .orderBy('orders.id', 'desc')
    .execute();
  const payments = await paymentsOfOrders(
    context.db,
    orders.map(({ id }) => id),
    viewer.id,
  );
  const isActive = ({ status, starts_at, ends_at }: (typeof orders)[number]) =>
    status === 'PAID' && isActiveAt({ start: starts_at, end: ends_at }, now);
  const current = orders.find(isActive);
  return {
    history: orders.map((order) => ({
      id: order.id,
      tier: order.tier,
      start: order.starts_at.toISOString(),
      end: order.ends_at.toISOString(),
      active: isActive(order),
      order_status: order.status,
      price: order.price_cents / 100,
      created_at: order.created_at.toISOString(),
      payments: payments.get(order.id) ?? [],
      ...downloadLinks(context, order.id, order.invoice !== null),
    })),
    current: current ? { end: current.ends_at.toISOString(), tier: current.tier } : null,
  };
}

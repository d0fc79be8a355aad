import type { Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { notFound } from '../../failure.ts';

/** A stranger's order is not found. */
export async function assertOwnOrder(db: Db, viewer: Viewer, orderId: number): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  if (!order) throw notFound('The order');
}

export const newestPayment = (db: Db, orderId: number) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

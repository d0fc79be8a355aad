import { NOT_CANCELLABLE_MESSAGE } from '@wordcluster/domain/premium/orders';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { handleOrderEvent } from '../orders/handle-event.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { assertOwnOrder, newestPayment } from './own-order.ts';

/**
 * Cancels the viewer's unpaid order. The gateway is asked first: an order that was paid a moment ago is kept. Where it
 * does not answer the order is cancelled all the same; a payment that still arrives goes back.
 */
export async function cancelOrder(context: Context, viewer: Viewer, orderId: number): Promise<void> {
  await assertOwnOrder(context.db, viewer, orderId);
  const last = await newestPayment(context.db, orderId);
  if (last) await syncPayment(context, last.id);
  const handled = await handleOrderEvent(context, orderId, { type: 'cancel-requested', at: context.clock.now() });
  if (!handled?.changed) throw new Failure('conflict', NOT_CANCELLABLE_MESSAGE);
}

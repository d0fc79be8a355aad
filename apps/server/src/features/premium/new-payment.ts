import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { lockOrder, type PaymentRow } from '../orders/order-record.ts';
import { addPayment, chosenGateway, NOT_PAYABLE } from '../payments/add-payment.ts';
import { openPayment, paymentStep, type PaymentStep } from '../payments/open-payment.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { assertOwnOrder, newestPayment } from './own-order.ts';

/** An open payment page is handed out again for this long, instead of a second one that could be paid too. */
const REUSE_MS = 30 * 60_000;

function reusable(payment: PaymentRow | undefined, gateway: string, now: Date) {
  const open = payment?.current_state === 'CREATED' && payment.gateway === gateway;
  if (!open || !payment.kind || !payment.url) return null;
  return now.getTime() - payment.created_at.getTime() < REUSE_MS ? { kind: payment.kind, url: payment.url } : null;
}

/** Another payment of the viewer's unpaid order. The gateway is asked first whether the last one was paid after all. */
export async function startNewPayment(
  context: Context,
  viewer: Viewer,
  orderId: number,
  origin: string,
): Promise<PaymentStep> {
  await assertOwnOrder(context.db, viewer, orderId);
  const gateway = chosenGateway(context);
  const last = await newestPayment(context.db, orderId);
  if (last) await syncPayment(context, last.id);
  const payment = await context.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) throw notFound('The order');
    if (locked.row.status !== 'CREATED') throw new Failure('conflict', NOT_PAYABLE);
    return (
      reusable(await newestPayment(trx, orderId), gateway.name, context.clock.now()) ??
      addPayment(context, trx, locked, gateway)
    );
  });
  return paymentStep(typeof payment === 'number' ? await openPayment(context, gateway, payment) : payment, origin);
}

import { NOT_CANCELLABLE_MESSAGE } from '@wordcluster/domain/premium/orders';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { applyOrderEvent, withLockedOrder } from './orders/apply-event.ts';
import { whereKey, whereOrder, keyOf, type OrderKey } from './orders/order-record.ts';
import type { LockedOrder, PaymentRow } from './orders/order-record.ts';
import { withSyncedPayment } from './payments/sync-payment.ts';
import {
  addPayment,
  chosenGateway,
  NOT_PAYABLE,
  openPayment,
  paymentStep,
  type PaymentStep,
} from './payments/open-payment.ts';

/** An open payment page is handed out again for this long, instead of a second one that could be paid too. */
const REUSE_MS = 30 * 60_000;

/** A stranger's order is not found. */
async function assertOwnOrder(db: Db, key: OrderKey): Promise<void> {
  const order = await db.selectFrom('orders').select('id').where(whereKey(key)).executeTakeFirst();
  if (!order) throw notFound('The order');
}

/** Runs `work` on an order after syncing its newest payment with the gateway. */
async function withSyncedOrder<Result>(
  context: Context,
  key: OrderKey,
  work: (trx: Db, order: LockedOrder) => Promise<Result>,
): Promise<Result | null> {
  const last = await newestPayment(context.db, key);
  return last ? withSyncedPayment(context, keyOf(last), work) : withLockedOrder(context, key, work);
}

const newestPayment = (db: Db, key: OrderKey) =>
  db.selectFrom('payments').selectAll().where(whereOrder(key)).orderBy('id', 'desc').limit(1).executeTakeFirst();

/**
 * Cancels the viewer's unpaid order, unless it was paid a moment ago. If the gateway does not respond, the order is
 * cancelled anyway; a payment that still arrives is refunded.
 */
export async function cancelOrder(context: Context, viewer: Viewer, orderId: number, network: string): Promise<void> {
  const key = { id: orderId, buyerId: viewer.id };
  await assertOwnOrder(context.db, key);
  const changed = await withSyncedOrder(context, key, (trx, order) =>
    applyOrderEvent(
      context,
      trx,
      order,
      { type: 'cancel-requested', at: context.clock.now() },
      { byUserId: viewer.id, network },
    ),
  );
  if (!changed) throw new Failure('conflict', NOT_CANCELLABLE_MESSAGE);
}

/** Another payment of the viewer's unpaid order. `origin` is the product's origin in the buyer's browser. */
export async function startNewPayment(
  context: Context,
  viewer: Viewer,
  orderId: number,
  origin: string,
): Promise<PaymentStep> {
  const key = { id: orderId, buyerId: viewer.id };
  await assertOwnOrder(context.db, key);
  const gateway = chosenGateway(context);
  // Refused outside of the transaction, because a rollback would lose the gateway's state.
  const payment = await withSyncedOrder(context, key, async (trx, locked) => {
    if (locked.order.order_status !== 'CREATED') return null;
    return (
      reusable(await newestPayment(trx, key), gateway.name, context.clock.now()) ??
      addPayment(context, trx, locked, gateway)
    );
  });
  if (payment === null) throw new Failure('conflict', NOT_PAYABLE);
  const opened =
    typeof payment === 'number' ? await openPayment(context, gateway, { id: payment, buyerId: viewer.id }) : payment;
  return paymentStep(opened, origin);
}

function reusable(payment: PaymentRow | undefined, gateway: string, now: Date) {
  const open = payment?.current_state === 'CREATED' && payment.gateway === gateway;
  if (!open || !payment.kind || !payment.url) return null;
  return now.getTime() - payment.created_at.getTime() < REUSE_MS ? { kind: payment.kind, url: payment.url } : null;
}

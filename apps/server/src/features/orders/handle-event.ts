import { transition, type OrderEffect, type OrderEvent } from '@wordcluster/domain/premium/order-machine';
import type { OrderStatus } from '@wordcluster/domain/premium/orders';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { returnCoupon } from '../coupons/use-coupon.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { activatePremium, endPremium } from './activate-premium.ts';
import { askSoon, queueTask, reportAmount } from './gateway-work.ts';
import { announce } from './letters.ts';
import { lockOrder, saveOrder, type LockedOrder } from './order-record.ts';

/** The order after an event, and whether the event changed anything. */
interface Handled {
  status: OrderStatus;
  changed: boolean;
}

/** Takes one event to the order machine and carries out what it demands, all in one transaction. Null: no such order. */
export function handleOrderEvent(context: Context, orderId: number, event: OrderEvent): Promise<Handled | null> {
  return context.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    return locked && applyOrderEvent(context, trx, locked, event);
  });
}

/** The same for an order that is locked already. */
export async function applyOrderEvent(
  context: Context,
  trx: Db,
  locked: LockedOrder,
  event: OrderEvent,
): Promise<Handled> {
  const { order, effects } = transition(locked.order, event);
  const changed = order !== locked.order;
  if (changed) await saveOrder(trx, locked, order, context.clock.now());
  for (const effect of effects) await carryOut(context, trx, locked, effect);
  if (order.order_status !== locked.order.order_status) await announce(context, trx, locked.row.id);
  return { status: order.order_status, changed };
}

async function carryOut(context: Context, trx: Db, { row }: LockedOrder, effect: OrderEffect): Promise<void> {
  const now = context.clock.now();
  switch (effect.type) {
    case 'activate-premium':
      return activatePremium(trx, row, now);
    case 'issue-invoice': {
      // Read again: the payment and the period are in it by now.
      const paid = await trx.selectFrom('orders').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
      await issueInvoice(context, trx, paid);
      return undefined;
    }
    case 'end-premium':
      return endPremium(trx, row, now);
    case 'return-coupon':
      return returnCoupon(trx, row.id);
    case 'ask-gateway':
      return askSoon(trx, effect.payment_id, now);
    case 'refund-payment':
      return queueTask(trx, effect.payment_id, 'refund', now);
    case 'close-payment':
      return queueTask(trx, effect.payment_id, 'close', now);
    default:
      return reportAmount(context, trx, row.id, effect.payment_id);
  }
}

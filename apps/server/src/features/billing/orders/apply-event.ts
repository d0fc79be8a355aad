import { transition, type OrderEffect, type OrderEvent } from '@wordcluster/domain/premium/order-machine';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { returnCoupon } from '../coupons/use-coupon.ts';
import { activatePremium, endPremium } from './activate-premium.ts';
import { amountMail, announce } from './mails.ts';
import {
  whereKey,
  whereOrder,
  keyOf,
  type OrderKey,
  type PaymentKey,
  lockOrder,
  saveOrder,
  type LockedOrder,
} from './order-record.ts';
import { DAY_MS } from '@wordcluster/domain/premium/period';
import { sql, type Selectable } from 'kysely';
import type { OrdersTable } from '../../../database/schema/orders.ts';
import { invoiceNumber, localDate, type InvoiceData } from '../invoices/invoice.ts';
import { fullName } from '@wordcluster/domain/accounts/full-name';

type OrderRow = Selectable<OrdersTable>;

/**
 * Issues the invoice of an order in the transaction that makes it PAID. The year's counter stays locked until that
 * transaction ends and rolls back with it, so that numbers have no gap. Returns the number.
 */
async function issueInvoice({ config, clock }: Context, trx: Db, order: OrderRow): Promise<string> {
  const now = clock.now();
  const issueDate = localDate(now, config.seller.time_zone);
  const year = Number(issueDate.slice(0, 4));
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counters as c (year, last) values (${year}, 1)
    on conflict (year) do update set last = c.last + 1 returning last`.execute(trx);
  const number = rows[0]?.last;
  if (number === undefined) throw new Error('The invoice counter did not answer.');
  await trx
    .insertInto('invoice_numbers')
    .values({ year, number, order_id: order.id, buyer_id: order.buyer_id })
    .execute();
  const data = printed(config.seller, order, invoiceNumber(year, number), issueDate);
  await trx
    .insertInto('invoices')
    .values({ order_id: order.id, buyer_id: order.buyer_id, year, number, issued_at: now, data: JSON.stringify(data) })
    .execute();
  return data.number;
}

function printed(seller: Context['config']['seller'], order: OrderRow, number: string, issueDate: string): InvoiceData {
  const { time_zone, ...sellerData } = seller;
  const coupon =
    order.coupon_code && order.coupon_type
      ? { code: order.coupon_code, type: order.coupon_type, value: Number(order.coupon_value) }
      : null;
  return {
    number,
    issue_date: issueDate,
    order_id: order.id,
    seller: sellerData,
    buyer: {
      name: fullName({ first_name: order.first_name ?? '', last_name: order.last_name ?? '' }, ''),
      street: order.street ?? '',
      city: order.city ?? '',
      postal_code: order.postal_code ?? '',
      country_code: order.country_code ?? '',
    },
    item: {
      tier: order.tier,
      days: order.days,
      added_days: Math.round((order.ends_at.getTime() - order.starts_at.getTime()) / DAY_MS) - order.days,
      start: localDate(order.starts_at, time_zone),
      end: localDate(order.ends_at, time_zone),
    },
    list_price_cents: order.list_price_cents,
    discount_cents: order.list_price_cents - order.price_cents,
    coupon,
    price_cents: order.price_cents,
    payment_id: order.paid_by,
  };
}

/** Runs a transaction with the locked order; null without such an order. */
export function withLockedOrder<Result>(
  { db }: Context,
  key: OrderKey,
  work: (trx: Db, order: LockedOrder) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, key);
    return locked && work(trx, locked);
  });
}

/** The acting user and their network (/24 or /64); empty for the gateway and for timeouts. */
export interface Origin {
  byUserId?: number;
  network?: string;
}

/**
 * State machine: applies one event, the only way in which an order or a payment changes its status, and queues its
 * effects, in the transaction that holds the order. Returns whether the event changed anything.
 */
export async function applyOrderEvent(
  context: Context,
  trx: Db,
  locked: LockedOrder,
  event: OrderEvent,
  origin: Origin = {},
): Promise<boolean> {
  const before = locked.order;
  const { order, effects } = transition(before, event);
  const now = context.clock.now();
  if (order !== before) await saveOrder(trx, locked, order, now);
  if (order.order_status !== before.order_status)
    await recordStatus(trx, locked, order.order_status, { at: now, ...origin });
  for (const effect of effects) await carryOut(context, trx, locked, effect);
  if (order.order_status !== before.order_status) await announce(context, trx, keyOf(locked.row));
  locked.order = order;
  return order !== before;
}

const EVENT_OF = { CREATED: 'order_created', PAID: 'order_paid', CANCELED: 'order_canceled' } as const;

const recordStatus = (
  trx: Db,
  { row }: LockedOrder,
  status: keyof typeof EVENT_OF,
  origin: Origin & { at: Date },
): Promise<void> => recordEvent(trx, { type: EVENT_OF[status], userId: row.user_id, about: `#${row.id}`, ...origin });

async function carryOut(context: Context, trx: Db, { row }: LockedOrder, effect: OrderEffect): Promise<void> {
  const now = context.clock.now();
  switch (effect.type) {
    case 'activate-premium':
      return activatePremium(trx, row, now);
    case 'issue-invoice': {
      // Read again: the payment and the period are in it by now.
      const paid = await trx
        .selectFrom('orders')
        .selectAll()
        .where(whereKey(keyOf(row)))
        .executeTakeFirstOrThrow();
      await issueInvoice(context, trx, paid);
      return undefined;
    }
    case 'end-premium':
      return endPremium(trx, row, now);
    case 'return-coupon':
      return returnCoupon(trx, whereOrder(keyOf(row)));
    case 'query-gateway':
      return checkSoon(trx, { id: effect.payment_id, buyerId: row.buyer_id }, now);
    case 'refund-payment':
      return queueTask(trx, { id: effect.payment_id, buyerId: row.buyer_id }, 'refund', now);
    case 'close-payment':
      return queueTask(trx, { id: effect.payment_id, buyerId: row.buyer_id }, 'close', now);
    default:
      return reportAmount(context, trx, row.id, { id: effect.payment_id, buyerId: row.buyer_id });
  }
}

/** Makes the next reconciliation query the gateway. */
async function checkSoon(trx: Db, payment: PaymentKey, now: Date): Promise<void> {
  await trx.updateTable('payments').set({ next_check_at: now }).where(whereKey(payment)).execute();
}

/** Queues a task for the gateway; a payment is refunded or closed once. */
async function queueTask(trx: Db, { id, buyerId }: PaymentKey, kind: 'refund' | 'close', now: Date): Promise<void> {
  await trx
    .insertInto('payment_tasks')
    .values({ payment_id: id, buyer_id: buyerId, kind, created_at: now, next_attempt_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reports to the administrator, once, that the gateway reports another amount. */
async function reportAmount(context: Context, trx: Db, orderId: number, payment: PaymentKey): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({ amount_reported_at: context.clock.now() })
    .where(whereKey(payment))
    .where('amount_reported_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  context.log.error({ order: orderId, payment: payment.id }, 'the gateway names another amount than ours');
  const { adminEmail, publicUrl } = context.config;
  await enqueueMail(context, trx, adminEmail, amountMail(publicUrl, orderId, payment.id));
}

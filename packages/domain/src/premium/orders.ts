/**
 * Orders and payments as data, and labels of their states.
 *
 * Lists of orders and payments are newest first.
 */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/premium.ts';

export type OrderStatus = 'CREATED' | 'PAID' | 'CANCELED';

export const PAYMENT_STATES = [
  'CREATED',
  'PAYMENT_METHOD_CHOSEN',
  'AUTHORIZED',
  'UNTRUSTED_PAID',
  'PAID',
  'CANCELED',
  'TIMEOUTED',
  'REFUNDED',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment in one of these may still become money. */
export const PENDING_STATES: readonly PaymentState[] = ['PAYMENT_METHOD_CHOSEN', 'AUTHORIZED', 'UNTRUSTED_PAID'];

interface OrderView {
  readonly order_status: OrderStatus;
  readonly start: Date | string | null;
  readonly active: boolean;
  readonly download: string | null;
  /** Newest first. */
  readonly payments: readonly { readonly current_state: PaymentState }[];
}

type WithPayments = Pick<OrderView, 'order_status' | 'payments'>;

export const POLLING_INTERVAL = 3000;
export const FUTURE_ORDER_MESSAGE = message('order.starts_later');
export const UNPAID_ORDER_MESSAGE = message('order.unpaid');
/** Response to a cancellation that the order machine refused. */
export const NOT_CANCELLABLE_MESSAGE = message('order.not_cancellable');

function hasPendingPayment({ payments }: Pick<OrderView, 'payments'>): boolean {
  return payments.some((payment) => PENDING_STATES.includes(payment.current_state));
}

/** Column 'Order status' of the history. */
export function orderLabel(order: WithPayments): Message {
  if (order.order_status === 'PAID') return message('order.paid');
  if (order.order_status === 'CANCELED') return message('order.cancelled');
  return hasPendingPayment(order) ? message('order.waiting_for_payment') : message('order.no_pending_payment');
}

function startsLater(order: Pick<OrderView, 'start'>, now: Date): boolean {
  return order.start !== null && new Date(order.start).getTime() > now.getTime();
}

/** Column 'Active status' of the history. */
export function activeLabel(
  order: Pick<OrderView, 'active' | 'start'>,
  now: Date,
): Message<'order.active' | 'order.future' | 'order.inactive'> {
  if (order.active) return message('order.active');
  return startsLater(order, now) ? message('order.future') : message('order.inactive');
}

/** Only an unpaid order can be paid; while a payment may still become money, no second one is offered. */
export function canStartNewPayment(order: WithPayments): boolean {
  return order.order_status === 'CREATED' && !hasPendingPayment(order);
}

/** Not while the payer's page says paid: the gateway may be about to confirm it. */
export function canCancelOrder(order: WithPayments): boolean {
  const [first] = order.payments;
  return order.order_status === 'CREATED' && first !== undefined && first.current_state !== 'UNTRUSTED_PAID';
}

/** Whether there is an invoice to download. */
export function hasPdf(order: Pick<OrderView, 'download'>): boolean {
  return order.download !== null;
}

/** The history is polled every 3 s while the latest payment is undecided. */
export function isPolling(orders: readonly WithPayments[]): boolean {
  return orders[0]?.payments[0]?.current_state === 'UNTRUSTED_PAID';
}

/** The status panel's 'Waiting for payment'. */
export function isWaitingForPayment(orders: readonly WithPayments[]): boolean {
  return orders.some((order) => order.order_status === 'CREATED');
}

type FailedState = Extract<PaymentState, 'CANCELED' | 'TIMEOUTED'>;

/** The order whose newest payment failed, with the reason: it needs another one. */
export function failedPayment<Order extends WithPayments>(
  orders: readonly Order[],
): { order: Order; state: FailedState } | null {
  const order = orders.find(({ order_status }) => order_status === 'CREATED');
  const state = order?.payments[0]?.current_state;
  if (order === undefined || hasPendingPayment(order)) return null;
  return state === 'CANCELED' || state === 'TIMEOUTED' ? { order, state } : null;
}

/** Whether a payment of this order failed and no other one is open. */
export const lastPaymentFailed = (order: WithPayments): boolean => failedPayment([order]) !== null;

/** Coupons are for users without a paid order. */
export function couponAllowed(orders: readonly Pick<OrderView, 'order_status'>[]): boolean {
  return !orders.some((order) => order.order_status === 'PAID');
}

/** Why the user cannot buy now, or null. */
export function purchaseRefusal(
  orders: readonly Pick<OrderView, 'order_status' | 'start'>[],
  now: Date,
): Message | null {
  if (orders.some((order) => order.order_status === 'PAID' && startsLater(order, now))) return FUTURE_ORDER_MESSAGE;
  return orders.some((order) => order.order_status === 'CREATED') ? UNPAID_ORDER_MESSAGE : null;
}

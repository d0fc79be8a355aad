/**
 * State machine of orders and payments: `transition(order, event): { order, effects }`. Idempotent: an event that
 * changes nothing returns the same object, so duplicates and late ones are harmless.
 */
import { canCancelOrder, canStartNewPayment, type OrderStatus, type PaymentState } from './orders.ts';
import { afterPayerReturn, isUndecided, nextPaymentState } from './payment-states.ts';

export interface Payment {
  readonly id: number;
  /** Name of its gateway. */
  readonly gateway: string;
  readonly amount_cents: number;
  readonly current_state: PaymentState;
  /** Every state it was in, oldest first. */
  readonly states: readonly { readonly state: PaymentState; readonly created_at: Date }[];
}

export interface Order {
  readonly order_status: OrderStatus;
  readonly price_cents: number;
  /** Newest first. */
  readonly payments: readonly Payment[];
  /** The payment that made it PAID; null while unpaid and for a free order. */
  readonly paid_by: number | null;
}

/** `at` is the time when the event is handled. */
export type OrderEvent =
  /** A payment is about to be opened at a gateway. */
  | {
      readonly type: 'payment-created';
      readonly payment_id: number;
      readonly gateway: string;
      readonly amount_cents: number;
      readonly at: Date;
    }
  /** The gateway's own response to our query: the only event that makes an order PAID. */
  | {
      readonly type: 'gateway-confirmed';
      readonly payment_id: number;
      readonly state: PaymentState;
      readonly amount_cents: number;
      readonly at: Date;
    }
  /** The payer's page says paid. */
  | { readonly type: 'payer-returned'; readonly payment_id: number; readonly at: Date }
  /**
   * A price of 0 needs no payment; a user cancels; the reconciliation finds an order that was left unpaid; the buyer
   * terminated the profile.
   */
  | { readonly type: 'free-activated' | 'cancel-requested' | 'expired' | 'buyer-left'; readonly at: Date };

/** Executed by the caller in the same transaction, or queued in it. */
export type OrderEffect =
  | { readonly type: 'activate-premium' | 'issue-invoice' | 'end-premium' | 'return-coupon' }
  | {
      readonly type: 'query-gateway' | 'refund-payment' | 'close-payment' | 'report-amount';
      readonly payment_id: number;
    };

interface Transition {
  readonly order: Order;
  readonly effects: readonly OrderEffect[];
}

/** The order after the event, with its effects; the same object if nothing changes. */
export function transition(order: Order, event: OrderEvent): Transition {
  switch (event.type) {
    case 'payment-created':
      return createPayment(order, event);
    case 'gateway-confirmed':
      return confirm(order, event);
    case 'payer-returned':
      return payerReturned(order, event.payment_id, event.at);
    case 'free-activated':
      return order.order_status === 'CREATED' && order.price_cents === 0
        ? { order: { ...order, order_status: 'PAID' }, effects: FULFIL }
        : same(order);
    case 'cancel-requested':
      return canCancelOrder(order) && !isClaimed(order) ? close(order, 'CANCELED', event.at) : same(order);
    case 'buyer-left':
      return order.order_status === 'CREATED' ? close(order, 'CANCELED', event.at) : same(order);
    default:
      return mayExpire(order) ? close(order, 'TIMEOUTED', event.at) : same(order);
  }
}

const FULFIL: readonly OrderEffect[] = [{ type: 'activate-premium' }, { type: 'issue-invoice' }];

function same(order: Order): Transition {
  return { order, effects: [] };
}

function withOpenPayment(order: Order, paymentId: number): Transition {
  return { order, effects: [{ type: 'query-gateway', payment_id: paymentId }] };
}

function findPayment(order: Order, id: number): Payment | null {
  return order.payments.find((payment) => payment.id === id) ?? null;
}

function moved(payment: Payment, state: PaymentState, at: Date): Payment {
  if (state === payment.current_state) return payment;
  return { ...payment, current_state: state, states: [...payment.states, { state, created_at: at }] };
}

function withPayment(order: Order, changed: Payment): Order {
  return { ...order, payments: order.payments.map((payment) => (payment.id === changed.id ? changed : payment)) };
}

function createPayment(order: Order, event: Extract<OrderEvent, { type: 'payment-created' }>): Transition {
  const { payment_id: id, gateway, amount_cents, at } = event;
  const fits = amount_cents > 0 && amount_cents === order.price_cents && findPayment(order, id) === null;
  if (!fits || !canStartNewPayment(order)) return same(order);
  const payment: Payment = {
    id,
    gateway,
    amount_cents,
    current_state: 'CREATED',
    states: [{ state: 'CREATED', created_at: at }],
  };
  return { order: { ...order, payments: [payment, ...order.payments] }, effects: [] };
}

function payerReturned(order: Order, id: number, at: Date): Transition {
  const payment = findPayment(order, id);
  if (payment === null) return same(order);
  const state = afterPayerReturn(payment.current_state);
  return state === payment.current_state
    ? withOpenPayment(order, id)
    : withOpenPayment(withPayment(order, moved(payment, state, at)), id);
}

function confirm(order: Order, event: Extract<OrderEvent, { type: 'gateway-confirmed' }>): Transition {
  const payment = findPayment(order, event.payment_id);
  if (payment === null) return same(order);
  // Another amount than ours does not pay this order: the administrator has to check it.
  if (event.amount_cents !== payment.amount_cents) {
    return { order, effects: [{ type: 'report-amount', payment_id: payment.id }] };
  }
  const changed = moved(payment, nextPaymentState(payment.current_state, event.state), event.at);
  if (changed === payment) return same(order);
  const next = withPayment(order, changed);
  if (changed.current_state === 'PAID') return paid(next, payment.id);
  if (changed.current_state === 'REFUNDED' && order.paid_by === payment.id) {
    return { order: { ...next, order_status: 'CANCELED' }, effects: [{ type: 'end-premium' }] };
  }
  return { order: next, effects: [] };
}

/** The first payment fulfils the order; a second one, or one for a cancelled order, is refunded. */
function paid(order: Order, id: number): Transition {
  if (order.order_status !== 'CREATED') return { order, effects: [{ type: 'refund-payment', payment_id: id }] };
  const others = order.payments.filter((payment) => payment.id !== id && isOpenState(payment.current_state));
  return {
    order: { ...order, order_status: 'PAID', paid_by: id },
    effects: [...FULFIL, ...others.map((payment) => ({ type: 'close-payment' as const, payment_id: payment.id }))],
  };
}

/** Neither the gateway has decided nor the payer claimed to have paid. */
function isOpenState(state: PaymentState): boolean {
  return state === 'CREATED' || state === 'PAYMENT_METHOD_CHOSEN' || state === 'AUTHORIZED';
}

/** True while a payer's page has said paid and the gateway has not decided, for the newest payment or an older one. */
function isClaimed(order: Order): boolean {
  return order.payments.some(({ current_state }) => current_state === 'UNTRUSTED_PAID');
}

/** Not while money may be on its way. */
function mayExpire(order: Order): boolean {
  const authorized = order.payments.some(({ current_state }) => current_state === 'AUTHORIZED');
  return order.order_status === 'CREATED' && !authorized && !isClaimed(order);
}

/** Closes the order and its undecided payments; should the gateway still confirm one as paid, it is refunded. */
function close(order: Order, state: 'CANCELED' | 'TIMEOUTED', at: Date): Transition {
  const open = order.payments.filter((payment) => isUndecided(payment.current_state));
  const payments = order.payments.map((payment) => (open.includes(payment) ? moved(payment, state, at) : payment));
  return {
    order: { ...order, order_status: 'CANCELED', payments },
    effects: [
      { type: 'return-coupon' },
      ...open.map((payment) => ({ type: 'close-payment' as const, payment_id: payment.id })),
    ],
  };
}

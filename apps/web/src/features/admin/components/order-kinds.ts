import type { StatusKind } from '../../../ui/StatusMark.tsx';
import type { Order } from '../api/orders.ts';

/** How an order's and a payment's state looks. */
export const ORDER_KINDS: Readonly<Record<Order['order_status'], StatusKind>> = {
  PAID: 'good',
  CREATED: 'waiting',
  CANCELED: 'quiet',
};

export const PAYMENT_KINDS: Readonly<Record<Order['payments'][number]['current_state'], StatusKind>> = {
  CREATED: 'waiting',
  PAYMENT_METHOD_CHOSEN: 'waiting',
  AUTHORIZED: 'waiting',
  UNTRUSTED_PAID: 'waiting',
  PAID: 'good',
  CANCELED: 'bad',
  TIMEOUTED: 'bad',
  REFUNDED: 'quiet',
};

/** The words of a payment's states, for buyer and administrator. */
import type { PaymentState } from './orders.ts';

const LABELS: Readonly<Record<PaymentState, string>> = {
  CREATED: 'Created',
  PAYMENT_METHOD_CHOSEN: 'Payment method chosen',
  AUTHORIZED: 'Authorized',
  UNTRUSTED_PAID: 'Waiting for confirmation',
  PAID: 'Paid',
  CANCELED: 'Cancelled',
  TIMEOUTED: 'Timed out',
  REFUNDED: 'Refunded',
};

/** As the history and the administration show it. */
export function paymentLabel(state: PaymentState): string {
  return LABELS[state];
}

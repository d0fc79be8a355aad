/** The words of a payment's states, for buyer and administrator. */
import type { Message } from '../messages/message.ts';
import { message } from '../messages/premium.ts';
import type { PaymentState } from './orders.ts';

const LABELS: Readonly<Record<PaymentState, Message>> = {
  CREATED: message('payment.created'),
  PAYMENT_METHOD_CHOSEN: message('payment.method_chosen'),
  AUTHORIZED: message('payment.authorized'),
  UNTRUSTED_PAID: message('payment.waiting_for_confirmation'),
  PAID: message('payment.paid'),
  CANCELED: message('payment.cancelled'),
  TIMEOUTED: message('payment.timed_out'),
  REFUNDED: message('payment.refunded'),
};

/** As the history and the administration show it. */
export function paymentLabel(state: PaymentState): Message {
  return LABELS[state];
}

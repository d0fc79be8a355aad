/** How one payment may go from state to state, and the words of its states for buyer and administrator. */
import { PENDING_STATES, type PaymentState } from './orders.ts';
import type { Message } from '../messages/all.ts';
import { message } from '../messages/premium.ts';

/**
 * The state after the gateway's own response. Responses can overtake each other, so a late one must not undo a payment:
 * refunded is final, paid can only become refunded, and failed can only become paid (or refunded). An open payment only
 * moves forward, and the payer's claim counts until the gateway has decided.
 */
export function nextPaymentState(current: PaymentState, confirmed: PaymentState): PaymentState {
  if (confirmed === 'UNTRUSTED_PAID') return current;
  switch (current) {
    case 'REFUNDED':
      return current;
    case 'PAID':
      return confirmed === 'REFUNDED' ? confirmed : current;
    case 'CANCELED':
    case 'TIMEOUTED':
      return confirmed === 'PAID' || confirmed === 'REFUNDED' ? confirmed : current;
    case 'UNTRUSTED_PAID':
    case 'AUTHORIZED':
      return isUndecided(confirmed) ? current : confirmed;
    case 'PAYMENT_METHOD_CHOSEN':
      return confirmed === 'CREATED' ? current : confirmed;
    default:
      return confirmed;
  }
}

/** The state after the payer's page said paid: that claim only affects an open payment. */
export function afterPayerReturn(current: PaymentState): PaymentState {
  return isUndecided(current) ? 'UNTRUSTED_PAID' : current;
}

/** The gateway has not decided, whatever the payer says. */
export function isUndecided(state: PaymentState): boolean {
  return state === 'CREATED' || PENDING_STATES.includes(state);
}

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

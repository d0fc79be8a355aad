import type { PaymentState } from '@wordcluster/domain/premium/orders';
import type { Context } from '../../context.ts';
import { GatewayError, type GatewayAnswer, type PaymentGateway } from '../../ports/payment-gateway.ts';
import { handleOrderEvent } from '../orders/handle-event.ts';
import type { PaymentRow } from '../orders/order-record.ts';
import { nextCheck } from './next-check.ts';

/** After these the gateway has nothing more to say by itself. */
const FINAL: readonly PaymentState[] = ['PAID', 'CANCELED', 'TIMEOUTED', 'REFUNDED'];
/** A payment whose opening was interrupted: after this time its opening is not running any more. */
const OPENING_MS = 120_000;

type Synced = 'answered' | 'unreachable';

/**
 * Asks the gateway about a payment and takes its answer to the order machine: the one way in which an order becomes
 * PAID. Safe at any time, any number of times, on any number of servers.
 */
export async function syncPayment(context: Context, paymentId: number): Promise<Synced> {
  const payment = await context.db
    .selectFrom('payments')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('payment_states')
        .select((states) => states.fn.max('payment_states.created_at').as('since'))
        .whereRef('payment_states.payment_id', '=', 'payments.id')
        .as('since'),
    )
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) return 'answered';
  const gateway = context.payments.named(payment.gateway);
  const age = context.clock.now().getTime() - (payment.since ?? payment.created_at).getTime();
  try {
    const answer = await answerFor(payment, gateway, age);
    if (answer) await takeAnswer(context, payment, answer);
    await schedule(context, payment, answer, age);
    return 'answered';
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    context.log.warn({ err: error, payment: payment.id, problem: error.problem }, 'the gateway gave no usable answer');
    await schedule(context, payment, null, age);
    return 'unreachable';
  }
}

async function answerFor(
  payment: PaymentRow,
  gateway: PaymentGateway | null,
  age: number,
): Promise<GatewayAnswer | null> {
  // Its payer never got the address of the gateway's page, so nothing can have been paid.
  if (payment.provider_id === null) {
    return age < OPENING_MS ? null : { state: 'TIMEOUTED', amountCents: payment.amount_cents };
  }
  if (!gateway) throw new GatewayError('unreachable', `The gateway ${payment.gateway} is not configured.`);
  return gateway.getState(payment.provider_id);
}

async function takeAnswer(context: Context, payment: PaymentRow, answer: GatewayAnswer): Promise<void> {
  await handleOrderEvent(context, payment.order_id, {
    type: 'gateway-confirmed',
    payment_id: payment.id,
    state: answer.state,
    amount_cents: answer.amountCents,
    at: context.clock.now(),
  });
}

/** Decides when to ask again; not at all after the last word, unless a refund is on its way. */
async function schedule(
  context: Context,
  payment: PaymentRow,
  answer: GatewayAnswer | null,
  age: number,
): Promise<void> {
  const now = context.clock.now();
  const refunding =
    answer?.state === 'PAID' &&
    (await context.db
      .selectFrom('payment_tasks')
      .select('kind')
      .where('payment_id', '=', payment.id)
      .where('kind', '=', 'refund')
      .executeTakeFirst());
  const settled = answer !== null && FINAL.includes(answer.state) && !refunding;
  await context.db
    .updateTable('payments')
    .set({ next_check_at: settled ? null : nextCheck(payment.current_state, age, now) })
    .where('id', '=', payment.id)
    .execute();
}

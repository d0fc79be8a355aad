import type { PaymentState } from '@wordcluster/domain/premium/orders';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { GatewayError, type GatewayState, type Notification } from '../../../ports/payment-gateway.ts';
import { applyOrderEvent, withLockedOrder } from '../orders/apply-event.ts';
import { whereKey, ofPayment, type PaymentKey, type LockedOrder, type PaymentRow } from '../orders/order-record.ts';
import type { AnswerOf } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../../http/response-messages.ts';
import { Failure, notFound } from '../../../failure.ts';
import { throttle } from '../../../access/throttle.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** After these the gateway has nothing more to say by itself. */
const FINAL: readonly PaymentState[] = ['PAID', 'CANCELED', 'TIMEOUTED', 'REFUNDED'];
/** A payment whose opening was interrupted: after this time its opening is not running any more. */
const OPENING_MS = 120 * SECOND;
/** A payment that the gateway has not decided within a month will not be decided any more. */
const GIVE_UP_AFTER_MS = 30 * 24 * HOUR;

/** Null: there is nothing to say yet, because the payment is still being opened. */
type Said = GatewayState | 'unreachable' | null;

/** What follows in the same transaction, with the order as the gateway's answer left it. Thrown, the answer would be lost. */
type Then<Result> = (trx: Db, order: LockedOrder, said: Said) => Promise<Result>;

/**
 * Asks the gateway about a payment and then, in one transaction that holds the order, takes its answer to the order
 * machine, decides when to ask again, and does what `then` says. The one way in which an order becomes PAID; safe at any
 * time, any number of times, on any number of servers. Null where there is no such payment.
 */
export async function withSyncedPayment<Result>(
  context: Context,
  key: PaymentKey,
  then: Then<Result>,
): Promise<Result | null> {
  const payment = await findPayment(context.db, key);
  if (!payment) return null;
  const ageMs = context.clock.now().getTime() - (payment.since ?? payment.created_at).getTime();
  const said = await ask(context, payment, ageMs);
  const { id: paymentId, buyerId } = key;
  return withLockedOrder(context, { id: payment.order_id, buyerId }, async (trx, order) => {
    const answer = said === 'unreachable' ? null : said;
    if (answer) await takeAnswer(context, trx, order, paymentId, answer);
    await schedule(context, trx, order, { key, ageMs, answer });
    return then(trx, order, said);
  });
}

/** The same where nothing follows: returns whether the gateway could be reached. */
export async function syncPayment(context: Context, key: PaymentKey): Promise<'answered' | 'unreachable'> {
  const said = await withSyncedPayment(context, key, async (_trx, _order, answer) => answer);
  return said === 'unreachable' ? said : 'answered';
}

/** With the moment of its newest state. */
const findPayment = (db: Db, key: PaymentKey) =>
  db
    .selectFrom('payments')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('payment_states')
        .select((states) => states.fn.max('payment_states.created_at').as('since'))
        .whereRef('payment_states.payment_id', '=', 'payments.id')
        .where('payment_states.buyer_id', '=', key.buyerId)
        .as('since'),
    )
    .where(whereKey(key))
    .executeTakeFirst();

async function ask({ payments, log }: Context, payment: PaymentRow, ageMs: number): Promise<Said> {
  // Its payer never got the address of the gateway's page, so nothing can have been paid.
  if (payment.provider_id === null) {
    return ageMs < OPENING_MS ? null : { state: 'TIMEOUTED', amountCents: payment.amount_cents };
  }
  try {
    const gateway = payments.named(payment.gateway);
    if (!gateway) throw new GatewayError('unreachable', `The gateway ${payment.gateway} is not configured.`);
    return await gateway.getState(payment.provider_id);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, payment: payment.id, problem: error.problem }, 'the gateway gave no usable answer');
    return 'unreachable';
  }
}

function takeAnswer(context: Context, trx: Db, order: LockedOrder, paymentId: number, answer: GatewayState) {
  return applyOrderEvent(context, trx, order, {
    type: 'gateway-confirmed',
    payment_id: paymentId,
    state: answer.state,
    amount_cents: answer.amountCents,
    at: context.clock.now(),
  });
}

/** Decides when to ask again; not at all after the last word, unless a refund is on its way. */
async function schedule(
  context: Context,
  trx: Db,
  { order }: LockedOrder,
  { key, ageMs, answer }: { key: PaymentKey; ageMs: number; answer: GatewayState | null },
): Promise<void> {
  const refunding =
    answer?.state === 'PAID' &&
    (await trx
      .selectFrom('payment_tasks')
      .select('kind')
      .where(ofPayment(key))
      .where('kind', '=', 'refund')
      .executeTakeFirst());
  const settled = answer !== null && FINAL.includes(answer.state) && !refunding;
  const state = order.payments.find(({ id }) => id === key.id)?.current_state ?? 'CREATED';
  await trx
    .updateTable('payments')
    .set({ next_check_at: settled ? null : nextCheck(state, ageMs, context.clock.now()) })
    .where(whereKey(key))
    .execute();
}

/**
 * When to ask the gateway about an undecided payment again: often while its payer waits before the screen, then in
 * steps that grow with its age, at most an hour apart. Null once it is given up.
 */
export function nextCheck(state: PaymentState, ageMs: number, now: Date): Date | null {
  if (ageMs > GIVE_UP_AFTER_MS) return null;
  const shortest = state === 'UNTRUSTED_PAID' ? 4 * SECOND : 15 * SECOND;
  return new Date(now.getTime() + Math.min(Math.max(ageMs / 8, shortest), HOUR));
}

/**
 * A gateway says that something changed. It may be forged, come twice, late or out of order: it only makes us ask the
 * gateway itself, and only about payments that we made.
 */
export async function handleNotification(
  context: Context,
  name: string,
  notification: Notification,
): Promise<AnswerOf<'GET /api/payments/:gateway/notification'>> {
  const gateway = context.payments.named(name);
  const about = gateway ? await gateway.verifyNotification(notification) : 'forged';
  if (about === 'forged') throw notFound('The payment');
  // Refused again and again, it would make the gateway think that nobody listens here.
  if (about === 'something else') return responseMessage(message('payment.notified'));
  // Marked before anything else: should this server end now, the reconciliation asks.
  const named = await context.db
    .selectFrom('payment_names')
    .select(['payment_id as id', 'buyer_id as buyerId'])
    .where('gateway', '=', name)
    .where('provider_id', '=', about.payment)
    .executeTakeFirst();
  if (!named) throw notFound('The payment');
  const payment = await context.db
    .updateTable('payments')
    .set({ next_check_at: context.clock.now() })
    .where(whereKey(named))
    .returning('id')
    .executeTakeFirst();
  if (!payment) throw notFound('The payment');
  // Rate limit: anybody who knows a number could make us call the gateway without end.
  await throttle(context, `payment-notification:${payment.id}`, { times: 30, seconds: 60 });
  // An error makes the gateway tell us again later.
  if ((await syncPayment(context, named)) === 'unreachable') {
    throw new Failure('unavailable', message('payment.not_checked'), { retryAfter: 60 });
  }
  return responseMessage(message('payment.notified'));
}

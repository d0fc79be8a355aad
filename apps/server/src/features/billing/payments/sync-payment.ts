import type { PaymentState } from '@wordcluster/domain/premium/orders';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { GatewayError, type GatewayState, type Notification } from '../../../ports/payment-gateway.ts';
import { applyOrderEvent, withLockedOrder } from '../orders/apply-event.ts';
import { whereKey, ofPayment, type PaymentKey, type LockedOrder, type PaymentRow } from '../orders/order-record.ts';
import type { ResponseOf } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../../http/response-messages.ts';
import { Failure, notFound } from '../../../failure.ts';
import { throttle } from '../../../access/throttle.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Final states: the gateway sends no further changes by itself. */
const FINAL: readonly PaymentState[] = ['PAID', 'CANCELED', 'TIMEOUTED', 'REFUNDED'];
/** Milliseconds after which an opening counts as interrupted. */
const OPENING_MS = 120 * SECOND;
/** A payment that the gateway has not decided within a month will not be decided any more. */
const GIVE_UP_AFTER_MS = 30 * 24 * HOUR;

/** Null: nothing to report yet, because the payment is still being opened. */
type SyncResult = GatewayState | 'unreachable' | null;

/** Runs in the same transaction, with the order updated by the gateway's state. If it throws, that update is lost. */
type Then<Result> = (trx: Db, order: LockedOrder, result: SyncResult) => Promise<Result>;

/**
 * Queries the gateway about a payment and then, in one transaction with the locked order, applies its state to the
 * state machine, schedules the next check, and runs `then`. The only way in which an order becomes PAID; idempotent and
 * safe on any number of servers. Null without such a payment.
 */
export async function withSyncedPayment<Result>(
  context: Context,
  key: PaymentKey,
  then: Then<Result>,
): Promise<Result | null> {
  const payment = await findPayment(context.db, key);
  if (!payment) return null;
  const ageMs = context.clock.now().getTime() - (payment.since ?? payment.created_at).getTime();
  const result = await queryGateway(context, payment, ageMs);
  const { id: paymentId, buyerId } = key;
  return withLockedOrder(context, { id: payment.order_id, buyerId }, async (trx, order) => {
    const reported = result === 'unreachable' ? null : result;
    if (reported) await applyState(context, trx, order, paymentId, reported);
    await schedule(context, trx, order, { key, ageMs, reported });
    return then(trx, order, result);
  });
}

/** The same without a follow-up: returns whether the gateway responded. */
export async function syncPayment(context: Context, key: PaymentKey): Promise<'answered' | 'unreachable'> {
  const result = await withSyncedPayment(context, key, async (_trx, _order, synced) => synced);
  return result === 'unreachable' ? result : 'answered';
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

async function queryGateway({ payments, log }: Context, payment: PaymentRow, ageMs: number): Promise<SyncResult> {
  // Its payer never got the address of the gateway's page, so it cannot be paid.
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

function applyState(context: Context, trx: Db, order: LockedOrder, paymentId: number, reported: GatewayState) {
  return applyOrderEvent(context, trx, order, {
    type: 'gateway-confirmed',
    payment_id: paymentId,
    state: reported.state,
    amount_cents: reported.amountCents,
    at: context.clock.now(),
  });
}

/** Schedules the next check; none in a final state, unless a refund is in progress. */
async function schedule(
  context: Context,
  trx: Db,
  { order }: LockedOrder,
  { key, ageMs, reported }: { key: PaymentKey; ageMs: number; reported: GatewayState | null },
): Promise<void> {
  const refunding =
    reported?.state === 'PAID' &&
    (await trx
      .selectFrom('payment_tasks')
      .select('kind')
      .where(ofPayment(key))
      .where('kind', '=', 'refund')
      .executeTakeFirst());
  const settled = reported !== null && FINAL.includes(reported.state) && !refunding;
  const state = order.payments.find(({ id }) => id === key.id)?.current_state ?? 'CREATED';
  await trx
    .updateTable('payments')
    .set({ next_check_at: settled ? null : nextCheck(state, ageMs, context.clock.now()) })
    .where(whereKey(key))
    .execute();
}

/**
 * Polling schedule of an undecided payment: often while its payer is at the screen, then in steps that grow with its
 * age, at most an hour apart. Null once it is given up.
 */
export function nextCheck(state: PaymentState, ageMs: number, now: Date): Date | null {
  if (ageMs > GIVE_UP_AFTER_MS) return null;
  const shortest = state === 'UNTRUSTED_PAID' ? 4 * SECOND : 15 * SECOND;
  return new Date(now.getTime() + Math.min(Math.max(ageMs / 8, shortest), HOUR));
}

/**
 * A webhook: something changed. It may be forged, come twice, late or out of order: it only triggers a query of the
 * gateway, and only about our own payments.
 */
export async function handleNotification(
  context: Context,
  name: string,
  notification: Notification,
): Promise<ResponseOf<'GET /api/payments/:gateway/notification'>> {
  const gateway = context.payments.named(name);
  const about = gateway ? await gateway.verifyNotification(notification) : 'forged';
  if (about === 'forged') throw notFound('The payment');
  // Accepted: repeated errors would make the gateway disable the webhook.
  if (about === 'something else') return responseMessage(message('payment.notified'));
  // Marked as due first: if this server stops now, the reconciliation queries.
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
  // Rate limit: anybody who knows an id could make us call the gateway without end.
  await throttle(context, `payment-notification:${payment.id}`, { times: 30, seconds: 60 });
  // An error makes the gateway retry the notification later.
  if ((await syncPayment(context, named)) === 'unreachable') {
    throw new Failure('unavailable', message('payment.not_checked'), { retryAfter: 60 });
  }
  return responseMessage(message('payment.notified'));
}

import { message } from '@wordcluster/domain/messages/all';
import { tierName } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { Failure, notFound } from '../../../failure.ts';
import { GatewayError, type OpenedPayment, type PaymentGateway } from '../../../ports/payment-gateway.ts';
import { applyOrderEvent } from '../orders/apply-event.ts';
import { whereKey, type PaymentKey } from '../orders/order-record.ts';
import type { LockedOrder } from '../orders/order-record.ts';
import { nextCheck } from './sync-payment.ts';
import { returnPath } from './payer-return.ts';

export const NOT_PAYABLE = message('order.not_payable');

const GATEWAY_DOWN = message('payment.gateway_down');
const GATEWAY_REFUSED = message('payment.gateway_refused');

/** The gateway for new payments; throws if none is configured. */
export function chosenGateway({ payments }: Context): PaymentGateway {
  if (!payments.chosen) throw new Failure('not_configured', message('payment.not_configured'));
  return payments.chosen;
}

/**
 * Stores a payment before the gateway is called: its id is the gateway's order number and idempotency key, so that no
 * later failure can lose money. Null if the order may not be paid.
 */
export async function addPayment(
  context: Context,
  trx: Db,
  locked: LockedOrder,
  gateway: PaymentGateway,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payments', 'id')) as id`.execute(trx);
  const id = Number(rows[0]?.id);
  const event = { type: 'payment-created', payment_id: id, gateway: gateway.name } as const;
  const amount_cents = locked.row.price_cents;
  const added = await applyOrderEvent(context, trx, locked, { ...event, amount_cents, at: context.clock.now() });
  return added ? id : null;
}

/** Next step of the payer, in responses of a purchase and of a new payment. */
export interface PaymentStep {
  iframe_url?: string;
  redirect_url?: string;
}

/** The sandbox's relative addresses are resolved against the origin in the payer's browser. */
export function paymentStep({ kind, url }: Pick<OpenedPayment, 'kind' | 'url'>, origin: string): PaymentStep {
  const absolute = new URL(url, origin).href;
  return kind === 'iframe' ? { iframe_url: absolute } : { redirect_url: absolute };
}

/**
 * Opens a stored payment at the gateway, outside of any transaction. If the gateway does not respond, order and payment
 * stay: the buyer starts another one, and the reconciliation closes this one.
 */
export async function openPayment(
  context: Context,
  gateway: PaymentGateway,
  payment: PaymentKey,
): Promise<OpenedPayment> {
  const opened = await openAtGateway(context, gateway, payment);
  const now = context.clock.now();
  const stored = await context.db.transaction().execute(async (trx) => {
    await nameIt(trx, gateway.name, opened.providerId, payment);
    return trx
      .updateTable('payments')
      .set({
        provider_id: opened.providerId,
        kind: opened.kind,
        url: opened.url,
        next_check_at: nextCheck('CREATED', 0, now),
      })
      .where(whereKey(payment))
      .returning('current_state')
      .executeTakeFirst();
  });
  if (stored?.current_state !== 'CREATED') {
    throw new Failure('conflict', message('order.cancelled_meanwhile'));
  }
  return opened;
}

/** Look-up of a payment by the gateway's id: notifications contain nothing else. */
async function nameIt(trx: Db, gateway: string, providerId: string, { id, buyerId }: PaymentKey): Promise<void> {
  await trx
    .insertInto('payment_names')
    .values({ provider_id: providerId, gateway, payment_id: id, buyer_id: buyerId })
    .execute();
}

async function openAtGateway(context: Context, gateway: PaymentGateway, payment: PaymentKey): Promise<OpenedPayment> {
  const paymentId = payment.id;
  const { db, config, log } = context;
  const order = await db
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'payments.order_id').onRef('orders.buyer_id', '=', 'payments.buyer_id'),
    )
    .selectAll('orders')
    .select('payments.amount_cents')
    .where(whereKey(payment, 'payments'))
    .executeTakeFirst();
  if (!order) throw notFound('The payment');
  try {
    return await gateway.createPayment({
      paymentId,
      orderId: order.id,
      amountCents: order.amount_cents,
      description: `Wordcluster Premium ${tierName(order.tier)}`,
      buyer: {
        first_name: order.first_name ?? '',
        last_name: order.last_name ?? '',
        email: order.email ?? '',
        street: order.street ?? '',
        city: order.city ?? '',
        postal_code: order.postal_code ?? '',
        country_code: order.country_code ?? '',
        phone_number: order.phone_number,
      },
      returnUrl: `${config.publicUrl}${returnPath(config.secretKeys[0], paymentId)}`,
      notificationUrl: `${config.publicUrl}/api/payments/${gateway.name}/notification`,
    });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, payment: paymentId, problem: error.problem }, 'the payment could not be opened');
    const reason = error.problem === 'refused' ? GATEWAY_REFUSED : GATEWAY_DOWN;
    throw new Failure('provider_failed', reason, { errors: { payment: [reason] }, cause: error });
  }
}

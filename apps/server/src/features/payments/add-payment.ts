import { transition } from '@wordcluster/domain/premium/order-machine';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { LockedOrder } from '../orders/order-record.ts';

export const NOT_PAYABLE =
  'This order cannot be paid: it is paid or cancelled already, or its payment is being confirmed.';

/** The gateway that takes new payments; throws where the installation has none. */
export function chosenGateway({ payments }: Context): PaymentGateway {
  if (!payments.chosen) throw new Failure('not_configured', 'Payments are not set up on this installation yet.');
  return payments.chosen;
}

/**
 * Stores a payment before the gateway hears of it: its number is the gateway's order number and idempotency key, so
 * that nothing that happens afterwards can lose money. Throws 409 where the order may not be paid.
 */
export async function addPayment(
  { clock }: Context,
  trx: Db,
  { row, order }: LockedOrder,
  gateway: PaymentGateway,
): Promise<number> {
  const now = clock.now();
  const payment = { amount_cents: row.price_cents, current_state: 'CREATED' as const, created_at: now };
  const { id } = await trx
    .insertInto('payments')
    .values({ ...payment, order_id: row.id, gateway: gateway.name, next_check_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = { type: 'payment-created', payment_id: id, amount_cents: row.price_cents, at: now } as const;
  if (transition(order, event).order === order) throw new Failure('conflict', NOT_PAYABLE);
  await trx.insertInto('payment_states').values({ payment_id: id, state: 'CREATED', created_at: now }).execute();
  return id;
}

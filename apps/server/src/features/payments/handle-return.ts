import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { throttle } from '../../http/throttle.ts';
import { handleOrderEvent } from '../orders/handle-event.ts';
import { syncPayment } from './sync-payment.ts';
import { isReturnSignature } from './return-path.ts';

/** What the gateway put into the return address, where it says anything. */
export type ReturnResult = 'paid' | 'canceled' | undefined;

/**
 * The payer is back. The gateway is asked at once; where it has not decided yet though the payer's page said paid, or
 * where it does not answer, the payment waits as UNTRUSTED_PAID for its word.
 */
export async function handleReturn(
  context: Context,
  paymentId: number,
  signature: string,
  result: ReturnResult,
): Promise<void> {
  if (!isReturnSignature(context.config.secretKey, paymentId, signature)) throw notFound('The payment');
  await throttle(context, `payment-return:${paymentId}`, { times: 30, seconds: 60 });
  const payment = await context.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('id', '=', paymentId)
    .where('provider_id', 'is not', null)
    .executeTakeFirst();
  if (!payment) return;
  const synced = await syncPayment(context, payment.id);
  const claimed = result === 'paid' || (result === undefined && synced === 'unreachable');
  if (!claimed) return;
  // Counts only where the payment is still open; asked again, the machine says so.
  await handleOrderEvent(context, payment.order_id, {
    type: 'payer-returned',
    payment_id: payment.id,
    at: context.clock.now(),
  });
}

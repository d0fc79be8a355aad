import type { AnswerOf } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/response-messages.ts';
import type { Context } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { throttle } from '../../access/throttle.ts';
import type { Notification } from '../../ports/payment-gateway.ts';
import { whereKey } from '../orders/order-key.ts';
import { syncPayment } from './sync-payment.ts';

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
  if (about === 'something else') return answerMessage(message('payment.notified'));
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
  return answerMessage(message('payment.notified'));
}

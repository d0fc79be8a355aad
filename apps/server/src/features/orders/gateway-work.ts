import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { amountLetter } from './letters.ts';

/** Makes the reconciliation ask the gateway at its next turn. */
export async function askSoon(trx: Db, paymentId: number, now: Date): Promise<void> {
  await trx.updateTable('payments').set({ next_check_at: now }).where('id', '=', paymentId).execute();
}

/** Queues what the gateway must do, in the transaction that demands it; a payment is refunded or closed once. */
export async function queueTask(trx: Db, paymentId: number, kind: 'refund' | 'close', now: Date): Promise<void> {
  await trx
    .insertInto('payment_tasks')
    .values({ payment_id: paymentId, kind, created_at: now, next_attempt_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The gateway speaks of another sum than ours: tells the administrator, once. */
export async function reportAmount(context: Context, trx: Db, orderId: number, paymentId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({ amount_reported_at: context.clock.now() })
    .where('id', '=', paymentId)
    .where('amount_reported_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  context.log.error({ order: orderId, payment: paymentId }, 'the gateway names another amount than ours');
  await enqueueMail(
    context,
    trx,
    context.config.adminEmail,
    amountLetter(context.config.publicUrl, orderId, paymentId),
  );
}

import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { whereKey, ofPayment } from '../orders/order-record.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';

const BATCH = 20;
/** Longer than the timeout of any call to a gateway. */
const TAKEN_MS = 60_000;
const DAY_MS = 86_400_000;

interface Task {
  payment_id: number;
  buyer_id: number;
  kind: 'refund' | 'close';
  attempts: number;
}

/** Exponential backoff up to a day, without a limit of attempts: refunds are never given up. */
const backOff = (attempts: number) => Math.min(2 ** Math.min(attempts, 20) * 5000, DAY_MS);

/**
 * Runs the queued gateway tasks, and returns the number of attempts: new ones at once, whatever the clock was when they
 * were written.
 */
export async function runPaymentTasks(context: Context): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const isDue = sql`done_at is null and (next_attempt_at <= ${now} or attempts = 0)`;
  const { rows: due } = await sql<Omit<Task, 'attempts'>>`
    select payment_id, buyer_id, kind from payment_tasks where ${isDue} order by next_attempt_at limit ${BATCH}`.execute(
    db,
  );
  for (const { payment_id, buyer_id, kind } of due) {
    // Several servers may select the same task: one of them claims it.
    const { rows } = await sql<Task>`
      update payment_tasks set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + TAKEN_MS)}
      where payment_id = ${payment_id} and kind = ${kind} and buyer_id = ${buyer_id} and ${isDue}
      returning payment_id, buyer_id, kind, attempts`.execute(db);
    const [task] = rows;
    if (!task) continue;
    const failure = await perform(context, task);
    await db
      .updateTable('payment_tasks')
      .set(
        failure === null
          ? { done_at: clock.now(), last_error: null }
          : { last_error: failure, next_attempt_at: new Date(clock.now().getTime() + backOff(task.attempts)) },
      )
      .where(ofPayment({ id: payment_id, buyerId: buyer_id }))
      .where('kind', '=', task.kind)
      .execute();
  }
  return due.length;
}

/** Null when done, else the reason of the failure. */
async function perform({ db, payments, clock, log }: Context, task: Task): Promise<string | null> {
  const key = { id: task.payment_id, buyerId: task.buyer_id };
  const payment = await db.selectFrom('payments').selectAll().where(whereKey(key)).executeTakeFirst();
  // Never opened, or refunded already.
  if (!payment?.provider_id || payment.current_state === 'REFUNDED') return null;
  const gateway = payments.named(payment.gateway);
  if (!gateway) return `The gateway ${payment.gateway} is not configured.`;
  try {
    if (task.kind === 'close') await gateway.cancel?.(payment.provider_id);
    else await gateway.refund(payment.provider_id, { id: payment.id, amountCents: payment.amount_cents });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // A payment that can no longer be closed was decided meanwhile; the next sync tells how.
    if (task.kind === 'close' && error.problem !== 'unreachable') return null;
    log.warn({ err: error, payment: payment.id, task: task.kind }, 'a task of the gateway failed, will be tried again');
    return error.message.slice(0, 500);
  }
  await db.updateTable('payments').set({ next_check_at: clock.now() }).where(whereKey(key)).execute();
  return null;
}

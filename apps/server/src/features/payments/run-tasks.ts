import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';

const BATCH = 20;
/** Longer than any call to a gateway may take. */
const TAKEN_MS = 60_000;
const DAY_MS = 86_400_000;

interface Task {
  payment_id: number;
  kind: 'refund' | 'close';
  attempts: number;
}

/** Seconds between attempts double, up to a day: money that must go back is never given up. */
const backOff = (attempts: number) => Math.min(2 ** Math.min(attempts, 20) * 5000, DAY_MS);

/**
 * Does what the order machine demanded of the gateways, and returns how many tasks were tried: new ones at once, whatever the
 * clock was when they were written.
 */
export async function runPaymentTasks(context: Context): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const { rows } = await sql<Task>`
    with due as materialized (
      select payment_id, kind from payment_tasks where done_at is null and (next_attempt_at <= ${now} or attempts = 0)
      order by next_attempt_at limit ${BATCH} for update skip locked)
    update payment_tasks task set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + TAKEN_MS)}
    from due where task.payment_id = due.payment_id and task.kind = due.kind
    returning task.payment_id, task.kind, attempts`.execute(db);
  for (const task of rows) {
    const failure = await perform(context, task);
    await db
      .updateTable('payment_tasks')
      .set(
        failure === null
          ? { done_at: clock.now(), last_error: null }
          : { last_error: failure, next_attempt_at: new Date(clock.now().getTime() + backOff(task.attempts)) },
      )
      .where('payment_id', '=', task.payment_id)
      .where('kind', '=', task.kind)
      .execute();
  }
  return rows.length;
}

/** Null when it is done, else why not. */
async function perform({ db, payments, clock, log }: Context, task: Task): Promise<string | null> {
  const payment = await db.selectFrom('payments').selectAll().where('id', '=', task.payment_id).executeTakeFirst();
  // Never opened, or given back already: there is nothing to do.
  if (!payment?.provider_id || payment.current_state === 'REFUNDED') return null;
  const gateway = payments.named(payment.gateway);
  if (!gateway) return `The gateway ${payment.gateway} is not configured.`;
  try {
    if (task.kind === 'close') await gateway.cancel?.(payment.provider_id);
    else await gateway.refund(payment.provider_id, { id: payment.id, amountCents: payment.amount_cents });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // A payment that can no longer be closed was decided meanwhile; asking will tell how.
    if (task.kind === 'close' && error.problem !== 'unreachable') return null;
    log.warn({ err: error, payment: payment.id, task: task.kind }, 'a task of the gateway failed, will be tried again');
    return error.message.slice(0, 500);
  }
  await db.updateTable('payments').set({ next_check_at: clock.now() }).where('id', '=', payment.id).execute();
  return null;
}

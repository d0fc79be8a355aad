import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { handleOrderEvent } from '../orders/handle-event.ts';
import { runPaymentTasks } from './run-tasks.ts';
import { syncPayment } from './sync-payment.ts';

const BATCH = 50;
const HOUR = 3_600_000;

/** Asks the gateways about every payment whose time has come. A gateway that is away is not asked on. */
async function askAboutPayments(context: Context): Promise<number> {
  const due = await context.db
    .selectFrom('payments')
    .select(['id', 'gateway'])
    .where('next_check_at', '<=', context.clock.now())
    .orderBy('next_check_at')
    .limit(BATCH)
    .execute();
  const away = new Set<string>();
  for (const { id, gateway } of due) {
    if (!away.has(gateway) && (await syncPayment(context, id)) === 'unreachable') away.add(gateway);
  }
  return due.length;
}

/**
 * Cancels orders that were not paid in time. The time runs from the newest payment; while money may be on its way the
 * order machine keeps the order.
 */
async function expireOrders(context: Context): Promise<number> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - context.config.payments.orderExpiresHours * HOUR);
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.status = 'CREATED' and o.created_at < ${before}
      and not exists (select 1 from payments p where p.order_id = o.id
        and (p.created_at >= ${before} or p.current_state in ('AUTHORIZED', 'UNTRUSTED_PAID')))
    order by o.created_at limit ${BATCH}`.execute(context.db);
  for (const { id } of rows) await handleOrderEvent(context, id, { type: 'expired', at: now });
  return rows.length;
}

/** Finishes what interruptions, lost notifications and silent gateways left open. Answers how much there was to do. */
export async function reconcile(context: Context): Promise<number> {
  const asked = await askAboutPayments(context);
  const expired = await expireOrders(context);
  return asked + expired + (await runPaymentTasks(context));
}

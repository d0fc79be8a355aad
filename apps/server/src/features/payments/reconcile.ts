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
  const old = await context.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'CREATED')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where(({ or, eb }) =>
              or([
                eb('payments.created_at', '>=', before),
                eb('payments.current_state', 'in', ['AUTHORIZED', 'UNTRUSTED_PAID']),
              ]),
            ),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const { id } of old) await handleOrderEvent(context, id, { type: 'expired', at: now });
  return old.length;
}

/** Finishes what interruptions, lost notifications and silent gateways left open. Answers how much there was to do. */
export async function reconcile(context: Context): Promise<number> {
  const asked = await askAboutPayments(context);
  const expired = await expireOrders(context);
  return asked + expired + (await runPaymentTasks(context));
}

import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { applyOrderEvent, withLockedOrder } from '../orders/apply-event.ts';
import { whereKey, type OrderKey } from '../orders/order-record.ts';
import { syncPayment } from './sync-payment.ts';
import { runPaymentTasks } from './refund-queue.ts';
import { remindOfEnds } from '../remind.ts';
import { holdLease, startLeasedJob } from '../../../jobs/lease.ts';

const BATCH = 50;
const HOUR = 3_600_000;
const RETRY_MS = 60_000;

/** A failure (a bug of ours) must not block the others. */
async function handleEach<Due extends OrderKey>(
  context: Context,
  due: readonly Due[],
  what: string,
  handle: (one: Due) => Promise<unknown>,
) {
  for (const one of due) {
    await handle(one).catch((error: unknown) =>
      context.log.error({ err: error, [what]: one.id }, 'could not be reconciled'),
    );
  }
}

/** Queries the gateways about every payment that is due. A gateway that is down is skipped for the rest of the run. */
async function checkPayments(context: Context): Promise<number> {
  const due = await context.db
    .selectFrom('payments')
    .select(['id', 'buyer_id as buyerId', 'gateway'])
    .where('next_check_at', '<=', context.clock.now())
    .orderBy('next_check_at')
    .limit(BATCH)
    .execute();
  const away = new Set<string>();
  const later = new Date(context.clock.now().getTime() + RETRY_MS);
  await handleEach(context, due, 'payment', async ({ gateway, ...key }) => {
    if (away.has(gateway)) return;
    // The next check is set first: whatever happens during the query, this payment is not the first of the next run.
    await context.db.updateTable('payments').set({ next_check_at: later }).where(whereKey(key)).execute();
    if ((await syncPayment(context, key)) === 'unreachable') away.add(gateway);
  });
  return due.length;
}

/**
 * Cancels orders that were not paid in time. The time starts at the newest payment; the state machine retains orders
 * while money may be in transit.
 */
async function expireOrders(context: Context): Promise<number> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - context.config.orderExpiresHours * HOUR);
  const { rows } = await sql<OrderKey>`
    select o.id, o.buyer_id as "buyerId" from orders o
    where o.status = 'CREATED' and o.created_at < ${before}
      and not exists (select 1 from payments p where p.order_id = o.id and p.buyer_id = o.buyer_id
        and (p.created_at >= ${before} or p.current_state in ('AUTHORIZED', 'UNTRUSTED_PAID')))
    order by o.created_at limit ${BATCH}`.execute(context.db);
  await handleEach(context, rows, 'order', (key) =>
    withLockedOrder(context, key, (trx, order) => applyOrderEvent(context, trx, order, { type: 'expired', at: now })),
  );
  return rows.length;
}

/**
 * Reconciliation: finishes what interruptions, lost notifications and unresponsive gateways left open. Returns the
 * number of items.
 */
export async function reconcile(context: Context): Promise<number> {
  const checked = await checkPayments(context);
  const expired = await expireOrders(context);
  return checked + expired + (await runPaymentTasks(context));
}

const EVERY_MS = 5000;
const LEASE_MS = 20_000;
const NAME = 'payments';

/** One run; does nothing on a server without the lease. Returns whether it ran. */
export async function runPaymentJob(context: Context, holder: string): Promise<boolean> {
  if (!(await holdLease(context, NAME, holder, LEASE_MS))) return false;
  await reconcile(context);
  await remindOfEnds(context);
  return true;
}

/** Reconciles payments and reminds of ending Premium every few seconds, on one of all servers, until stopped. */
export const startPaymentJob = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    round: (holder) => runPaymentJob(context, holder),
    failed: (error) => context.log.warn({ err: error }, 'payments could not be reconciled, will be tried again'),
  });

import { sql, type Selectable } from 'kysely';
import type { SqlPart } from '../../../database/prepared.ts';
import type { Order, Payment } from '@wordcluster/domain/premium/order-machine';
import { lockPerson } from '../../../access/lock-person.ts';
import type { Db } from '../../../database/client.ts';
import type { OrdersTable } from '../../../database/schema/orders.ts';
import type { PaymentsTable } from '../../../database/schema/payments.ts';

/**
 * Composite key: an order and its buyer (shard key), so that a statement reaches one shard
 * (docs/decisions/sharding.md). The buyer stays in it when the account is gone.
 */
export interface OrderKey {
  id: number;
  buyerId: number;
}

/** The same of a payment. */
export type PaymentKey = OrderKey;

/** The key of a row of `orders` or `payments`. */
export const keyOf = ({ id, buyer_id: buyerId }: { id: number; buyer_id: number }): OrderKey => ({ id, buyerId });

const column = (table: string | undefined, name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);

/** The condition on a row of `orders` or `payments`. */
export const whereKey = ({ id, buyerId }: OrderKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'id')} = ${id} and ${column(table, 'buyer_id')} = ${buyerId})`;

/** Condition on an order's payments, invoice or coupon use. */
export const whereOrder = ({ id, buyerId }: OrderKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'order_id')} = ${id} and ${column(table, 'buyer_id')} = ${buyerId})`;

/** Condition on a payment's states and tasks. */
export const ofPayment = ({ id, buyerId }: PaymentKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'payment_id')} = ${id} and ${column(table, 'buyer_id')} = ${buyerId})`;

export type OrderRow = Selectable<OrdersTable>;
export type PaymentRow = Selectable<PaymentsTable>;

/** An order with its payments, held until the transaction ends. */
export interface LockedOrder {
  /** The row as read; the status is in `order`. */
  readonly row: OrderRow;
  /** As the events so far have left it. */
  order: Order;
}

/** Reads an order for update. Lock order: first the buyer, then the order, everywhere, so that there is no deadlock. */
export async function lockOrder(trx: Db, key: OrderKey): Promise<LockedOrder | null> {
  await lockPerson(trx, key.buyerId);
  const row = await trx.selectFrom('orders').selectAll().where(whereKey(key)).forUpdate().executeTakeFirst();
  if (!row) return null;
  return {
    row,
    order: {
      order_status: row.status,
      price_cents: row.price_cents,
      paid_by: row.paid_by,
      payments: await paymentsOf(trx, key),
    },
  };
}

/** Newest first, each with its states, oldest first. */
async function paymentsOf(trx: Db, key: OrderKey): Promise<Payment[]> {
  const payments = await trx
    .selectFrom('payments')
    .select(['id', 'gateway', 'amount_cents', 'current_state'])
    .where(whereOrder(key))
    .orderBy('id', 'desc')
    .execute();
  const states = await trx
    .selectFrom('payment_states')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.id', '=', 'payment_states.payment_id')
        .onRef('payments.buyer_id', '=', 'payment_states.buyer_id'),
    )
    .select(['payment_states.payment_id', 'payment_states.state', 'payment_states.created_at'])
    .where(whereOrder(key, 'payments'))
    .orderBy('payment_states.id')
    .execute();
  return payments.map((payment) => ({
    ...payment,
    states: states.filter(({ payment_id }) => payment_id === payment.id),
  }));
}

/** Stores a transition: the status, new payments, and each new payment state as a row of its history. */
export async function saveOrder(trx: Db, { row, order: before }: LockedOrder, after: Order, now: Date): Promise<void> {
  for (const payment of after.payments) {
    const known = before.payments.find(({ id }) => id === payment.id);
    if (known === payment) continue;
    if (known) await setPaymentState(trx, row.buyer_id, payment);
    else await insertPayment(trx, keyOf(row), payment, now);
    for (const { state, created_at } of payment.states.slice(known?.states.length ?? 0)) {
      await trx
        .insertInto('payment_states')
        .values({ payment_id: payment.id, buyer_id: row.buyer_id, state, created_at })
        .execute();
    }
  }
  if (after.order_status === before.order_status) return;
  await trx
    .updateTable('orders')
    .set({
      status: after.order_status,
      paid_by: after.paid_by,
      ...(after.order_status === 'PAID' ? { paid_at: now } : {}),
    })
    .where(whereKey(keyOf(row)))
    .execute();
}

const setPaymentState = (trx: Db, buyerId: number, { id, current_state }: Payment) =>
  trx.updateTable('payments').set({ current_state }).where(whereKey({ id, buyerId })).execute();

/** The first check follows soon: it detects an interruption before the gateway was called. */
const insertPayment = (trx: Db, order: OrderKey, { id, gateway, amount_cents, current_state }: Payment, now: Date) =>
  // Its id was taken from the column's sequence before.
  sql`insert into payments (id, order_id, buyer_id, gateway, amount_cents, current_state, created_at, next_check_at)
    overriding system value
    values (${id}, ${order.id}, ${order.buyerId}, ${gateway}, ${amount_cents}, ${current_state}, ${now}, ${now})`.execute(
    trx,
  );

import { sql } from 'kysely';
import type { SqlPart } from '../../database/prepared.ts';

/**
 * An order and its buyer, with whom everything of it lies: a statement that has both reaches one shard of a database that is spread by
 * people (docs/decisions/sharding.md). The buyer stays in it when the account is gone.
 */
export interface OrderKey {
  id: number;
  buyerId: number;
}

/** The same of a payment. */
export type PaymentKey = OrderKey;

/** Where a row of `orders` or `payments` lies. */
export const placeOf = ({ id, buyer_id: buyerId }: { id: number; buyer_id: number }): OrderKey => ({ id, buyerId });

const column = (table: string | undefined, name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);

/** The condition on a row of `orders` or `payments`. */
export const whereKey = ({ id, buyerId }: OrderKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'id')} = ${id} and ${column(table, 'buyer_id')} = ${buyerId})`;

/** The condition on what an order has: payments, its invoice, the use of a coupon. */
export const whereOrder = ({ id, buyerId }: OrderKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'order_id')} = ${id} and ${column(table, 'buyer_id')} = ${buyerId})`;

/** The condition on what a payment has: states and tasks. */
export const ofPayment = ({ id, buyerId }: PaymentKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'payment_id')} = ${id} and ${column(table, 'buyer_id')} = ${buyerId})`;

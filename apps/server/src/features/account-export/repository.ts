import type { Db } from '../../database/client.ts';

/** The profile as its owner entered it; secrets of the sign-in stay out. */
export const profileOf = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'email',
      'first_name',
      'last_name',
      'street',
      'city',
      'postal_code',
      'country_code',
      'phone_number',
      'locale',
      'created_at',
      'confirmed_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();

/** The user's own clusters in the order in which they were made, disabled ones too. */
export const ownClusters = (db: Db, userId: number) =>
  db
    .selectFrom('clusters')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** Orders with what was paid for them and the number of their invoice. */
export async function ordersOf(db: Db, userId: number) {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('invoices', 'invoices.order_id', 'orders.id')
    .selectAll('orders')
    .select(['invoices.year as invoice_year', 'invoices.number as invoice_number'])
    .where('user_id', '=', userId)
    .orderBy('orders.id')
    .execute();
  const ids = orders.map(({ id }) => id);
  const payments =
    ids.length === 0
      ? []
      : await db
          .selectFrom('payments')
          .select(['order_id', 'gateway', 'amount_cents', 'current_state', 'created_at'])
          .where('order_id', 'in', ids)
          .orderBy('id')
          .execute();
  return orders.map(({ user_id: _owner, paid_by: _payment, ended_by: _order, ...order }) => ({
    ...order,
    payments: payments.filter(({ order_id }) => order_id === order.id).map(({ order_id: _id, ...payment }) => payment),
  }));
}

/** The conversation with the teacher, oldest first. */
export const chatOf = (db: Db, userId: number) =>
  db
    .selectFrom('chat_messages')
    .select(['role', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

import type { ResponseOf, ParsedCall } from '@wordcluster/contract/types';
import { normalizeText } from '@wordcluster/domain/text/characters';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { notFound } from '../../../failure.ts';
import { downloadLinks, invoiceNumber } from '../invoices/invoice.ts';
import type { OrderRow } from './order-record.ts';
import type { PaymentState } from '@wordcluster/domain/premium/orders';

type AdminOrder = ResponseOf<'GET /api/orders'>[number];
export type OrderQuery = ParsedCall<'POST /api/orders/search'>['body'];

interface Found extends OrderRow {
  invoice_year: number | null;
  invoice_number: number | null;
}

/** Invoices join only the rows of the page: with 100,000 orders, joining first takes most of the time. */
const found = (orders: RawBuilder<unknown>) => sql<Found>`
  select o.*, i.year as invoice_year, i.number as invoice_number
  from (${orders}) o left join invoices i on i.order_id = o.id and i.buyer_id = o.buyer_id`;

const columns: Record<OrderQuery['sort'], RawBuilder<unknown>[]> = {
  id: [],
  customer: [sql`lower(o.last_name)`, sql`lower(o.first_name)`],
  order_status: [sql`o.status`],
  coupon: [sql`o.coupon_code is not null`],
  created_at: [sql`o.created_at`],
  price: [sql`o.price_cents`],
  days: [sql`o.days`],
};

/** Escapes wildcards of LIKE in user input. */
const pattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

function conditions({ search, order_status }: OrderQuery): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [];
  if (order_status) all.push(sql`o.status = ${order_status}`);
  const typed = normalizeText(search).toLowerCase();
  if (typed !== '') {
    const text = sql`lower(concat_ws(' ', o.first_name, o.last_name, o.email, o.coupon_code))`;
    const either = [sql`${text} like ${pattern(typed)}`];
    if (/^\d{1,15}$/.test(typed)) either.push(sql`o.id = ${Number(typed)}`);
    const invoice = /^(\d{4})(\d{6,9})$/.exec(typed);
    if (invoice) {
      either.push(sql`o.id in (select order_id from invoice_numbers
        where year = ${Number(invoice[1])} and number = ${Number(invoice[2])})`);
    }
    all.push(sql`(${sql.join(either, sql` or `)})`);
  }
  return all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
}

/** One page of all orders, and how many match in all. */
export async function listOrders(
  context: Context,
  query: OrderQuery,
): Promise<{ orders: AdminOrder[]; total: number }> {
  const where = conditions(query);
  const direction = query.direction === 'asc' ? sql`asc` : sql`desc`;
  // The number decides between equals, so that pages do not overlap.
  const order = sql.join([...columns[query.sort], sql`o.id`].map((column) => sql`${column} ${direction}`));
  // Only the keys are sorted: a late page of 100,000 whole rows would not fit the memory for sorting.
  const page = sql`select * from orders where id in (select o.id from orders o ${where} order by ${order}
    limit ${query.per_page} offset ${(query.page - 1) * query.per_page})`;
  const [{ rows }, counted] = await Promise.all([
    sql<Found>`${found(page)} order by ${order}`.execute(context.db),
    sql<{ total: number }>`select count(*) as total from orders o ${where}`.execute(context.db),
  ]);
  return { orders: await toAdminOrders(context, rows), total: counted.rows[0]?.total ?? 0 };
}

export async function getOrder(context: Context, id: number): Promise<AdminOrder> {
  const { rows } = await found(sql`select * from orders where id = ${id}`).execute(context.db);
  const [order] = await toAdminOrders(context, rows);
  if (!order) throw notFound('The order');
  return order;
}

async function toAdminOrders(context: Context, rows: Found[]): Promise<AdminOrder[]> {
  const payments = await paymentsOfOrders(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ invoice_year: year, invoice_number: number, ...row }) => ({
    ...row,
    order_status: row.status,
    coupon: row.coupon_code,
    coupon_value: row.coupon_value === null ? null : Number(row.coupon_value),
    created_at: row.created_at.toISOString(),
    price: row.price_cents / 100,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    invoice_number: year !== null && number !== null ? invoiceNumber(year, number) : null,
    ...downloadLinks(context, row.id, year !== null),
    payments: payments.get(row.id) ?? [],
  }));
}

/** The buyer's id; null for an order of a removed account. */
export async function ownerOf(db: Db, orderId: number): Promise<number | null> {
  const order = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst();
  return order?.user_id ?? null;
}

interface PaymentView {
  id: number;
  created_at: string;
  price: number;
  current_state: PaymentState;
  states: { state: PaymentState; created_at: string }[];
}

interface FoundPayment {
  id: number;
  order_id: number;
  amount_cents: number;
  current_state: PaymentState;
  created_at: Date;
  states: { state: PaymentState; created_at: string }[];
}

/** Payments of orders, newest first, as buyer and administrator see them; within one buyer's shard if known. */
export async function paymentsOfOrders(
  db: Db,
  orderIds: number[],
  buyerId?: number,
): Promise<Map<number, PaymentView[]>> {
  const views = new Map<number, PaymentView[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return views;
  const { rows } = await sql<FoundPayment>`
    select p.id, p.order_id, p.amount_cents, p.current_state, p.created_at,
      (select json_agg(json_build_object('state', s.state, 'created_at', s.created_at) order by s.id)
        from payment_states s where s.payment_id = p.id and s.buyer_id = ${buyerId === undefined ? sql`p.buyer_id` : sql`${buyerId}`}) as states
    from payments p where p.order_id in (${sql.join(orderIds)})
      ${buyerId === undefined ? sql`` : sql`and p.buyer_id = ${buyerId}`} order by p.id desc`.execute(db);
  for (const { order_id, amount_cents, created_at, states, ...rest } of rows) {
    views.get(order_id)?.push({
      ...rest,
      created_at: created_at.toISOString(),
      price: amount_cents / 100,
      states: (states ?? []).map(({ state, created_at: at }) => ({ state, created_at: new Date(at).toISOString() })),
    });
  }
  return views;
}

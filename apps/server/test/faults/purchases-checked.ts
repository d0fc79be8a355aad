import { sql } from 'kysely';
import type { Db } from '../../src/database/client.ts';

/** A payment in the gateway's ledger: its number, ours, and its state. */
interface Book {
  id: number;
  order_number: string;
  state: string;
  amount: number;
}

interface Order {
  id: number;
  status: string;
  paid_by: number | null;
  price_cents: number;
  invoices: number;
  paid_mails: number;
  premium_days: number;
}

/** Everything in which the gateway's books, and the orders, invoices and mails of the buyers, do not agree, a sentence each. */
export async function wrongPurchases(db: Db, books: readonly Book[]): Promise<string[]> {
  const { rows: orders } = await sql<Order>`
    select o.id, o.status, o.paid_by, o.price_cents,
      (select count(*) from invoices i where i.order_id = o.id)::int as invoices,
      (select count(*) from mails m where m.recipient = o.email and m.text like '%Order ' || o.id || ',%is paid%')::int as paid_mails,
      round(extract(epoch from o.ends_at - o.starts_at) / 86400)::int as premium_days
    from orders o where o.email like 'buyer%' order by o.id`.execute(db);
  const { rows: payments } = await sql<{ id: number; order_id: number; current_state: string; states: string[] }>`
    select p.id, p.order_id, p.current_state, array_agg(s.state order by s.id) as states
    from payments p join payment_states s on s.payment_id = p.id group by p.id, p.order_id, p.current_state`.execute(
    db,
  );
  const bookOf = new Map(books.map((book) => [Number(book.order_number), book]));
  const wrong: string[] = [];

  for (const order of orders) {
    const own = payments.filter(({ order_id }) => order_id === order.id);
    const paid = own.filter(({ id }) => bookOf.get(id)?.state === 'PAID').map(({ id }) => id);
    const expected = order.status === 'PAID' ? [order.paid_by] : [];
    if (paid.join() !== expected.join())
      wrong.push(
        `order ${order.id} is ${order.status} by ${order.paid_by}, the gateway keeps the money of [${paid.join(', ')}]`,
      );
    const once = order.status === 'PAID' ? 1 : 0;
    if (order.invoices !== once) wrong.push(`order ${order.id}, ${order.status}, has ${order.invoices} invoices`);
    if (order.paid_mails !== once) wrong.push(`order ${order.id}, ${order.status}, has ${order.paid_mails} mails`);
    if (order.status === 'PAID' && order.premium_days !== 365)
      wrong.push(`order ${order.id} runs ${order.premium_days} days`);
    const sum = own.map(({ id }) => bookOf.get(id)?.amount ?? order.price_cents);
    if (sum.some((amount) => amount !== order.price_cents)) wrong.push(`order ${order.id} was charged another sum`);
  }
  for (const { id, states, current_state } of payments) {
    if (new Set(states).size !== states.length || states.at(-1) !== current_state)
      wrong.push(`payment ${id} went ${states.join(', ')} and is ${current_state}`);
  }
  const { rows: numbers } = await sql<{ number: number }>`select number from invoices order by number`.execute(db);
  if (numbers.some(({ number }, index) => number !== index + 1)) wrong.push('the numbers of the invoices have a gap');
  const { rows: twice } = await sql<{ user_id: number }>`
    select user_id from orders where status <> 'CANCELED' group by user_id having count(*) > 1`.execute(db);
  for (const { user_id } of twice) wrong.push(`person ${user_id} has two orders`);
  return wrong;
}

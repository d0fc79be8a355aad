import { DAY_MS } from '@wordcluster/domain/premium/period';
import { sql, type Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import type { OrdersTable } from '../../../database/schema/orders.ts';
import { invoiceNumber, localDate, type InvoiceData } from './invoice.ts';
import { fullName } from '@wordcluster/domain/accounts/full-name';

type OrderRow = Selectable<OrdersTable>;

/**
 * Issues the invoice of an order in the transaction that makes it PAID. The year's counter stays locked until that
 * transaction ends and goes back with it, so that numbers have no gap. Returns the number.
 */
export async function issueInvoice({ config, clock }: Context, trx: Db, order: OrderRow): Promise<string> {
  const now = clock.now();
  const issueDate = localDate(now, config.seller.time_zone);
  const year = Number(issueDate.slice(0, 4));
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counters as c (year, last) values (${year}, 1)
    on conflict (year) do update set last = c.last + 1 returning last`.execute(trx);
  const number = rows[0]?.last;
  if (number === undefined) throw new Error('The invoice counter did not answer.');
  await trx
    .insertInto('invoice_numbers')
    .values({ year, number, order_id: order.id, buyer_id: order.buyer_id })
    .execute();
  const data = printed(config.seller, order, invoiceNumber(year, number), issueDate);
  await trx
    .insertInto('invoices')
    .values({ order_id: order.id, buyer_id: order.buyer_id, year, number, issued_at: now, data: JSON.stringify(data) })
    .execute();
  return data.number;
}

function printed(seller: Context['config']['seller'], order: OrderRow, number: string, issueDate: string): InvoiceData {
  const { time_zone, ...sellerData } = seller;
  const coupon =
    order.coupon_code && order.coupon_type
      ? { code: order.coupon_code, type: order.coupon_type, value: Number(order.coupon_value) }
      : null;
  return {
    number,
    issue_date: issueDate,
    order_id: order.id,
    seller: sellerData,
    buyer: {
      name: fullName({ first_name: order.first_name ?? '', last_name: order.last_name ?? '' }, ''),
      street: order.street ?? '',
      city: order.city ?? '',
      postal_code: order.postal_code ?? '',
      country_code: order.country_code ?? '',
    },
    item: {
      tier: order.tier,
      days: order.days,
      added_days: Math.round((order.ends_at.getTime() - order.starts_at.getTime()) / DAY_MS) - order.days,
      start: localDate(order.starts_at, time_zone),
      end: localDate(order.ends_at, time_zone),
    },
    list_price_cents: order.list_price_cents,
    discount_cents: order.list_price_cents - order.price_cents,
    coupon,
    price_cents: order.price_cents,
    payment_id: order.paid_by,
  };
}

import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unlinkBuyer } from '../../src/features/billing/unlink-buyer.ts';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { buy, buyAndPay, mailsTo, newestOrder, press, reconcileAll } from '../setup/buyer.ts';

type Orders = ResponseOf<'GET /api/orders'>;

let server: TestServer;
let admin: Caller;
let buyer: Caller & { id: number };
let paid: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp('admin@wordcluster.example');
  buyer = await server.signUp('zora@example.com');
  await server.context.db
    .updateTable('users')
    .set({ first_name: 'Zora', last_name: 'Šťastná' })
    .where('id', '=', buyer.id)
    .execute();
  paid = await buyAndPay(server, buyer, { phone_number: '+421905123456' });
  for (let index = 0; index < 5; index += 1) {
    server.clock.advance(60);
    await buy(await server.signUp(`buyer${index}@example.com`), { tier: 'lite' });
  }
});
afterAll(() => server.close());

const list = (query = '') => admin.call<Orders>('GET', `/api/orders${query}`);
const ids = async (query: string) => (await list(query)).body.map(({ id }) => id);
const find = (body: object) => admin.call<Orders>('POST', '/api/orders/search', body);
const found = async (body: object) => (await find(body)).body.map(({ id }) => id);

describe("the administrator's orders", () => {
  // Specification: S2-2.82, S2-3.16, S2-7.18
  test('the newest come first, with the buyer, the payments and signed downloads', async () => {
    const { body, headers } = await list();
    expect(headers['x-total-count']).toBe('6');
    expect(body.length).toBe(6);
    expect(body.at(-1)).toMatchObject({
      id: paid,
      first_name: 'Zora',
      last_name: 'Šťastná',
      email: 'zora@example.com',
      phone_number: '+421905123456',
      order_status: 'PAID',
      coupon: null,
      price: 99.95,
      days: 365,
      payments: [{ current_state: 'PAID' }],
      invoice_number: '2026000001',
    });
    expect(body[0]).toMatchObject({ order_status: 'CREATED', download: null, download_xml: null });
  });

  test('they come in pages that neither overlap nor leave one out, in any order', async () => {
    for (const sort of ['id', 'customer', 'order_status', 'coupon', 'created_at', 'price', 'days']) {
      const pages = [1, 2, 3].map((page) => ids(`?per_page=2&page=${page}&sort=${sort}&direction=asc`));
      expect(new Set((await Promise.all(pages)).flat()).size, sort).toBe(6);
    }
    expect((await ids('?sort=price&direction=desc'))[0]).toBe(paid);
    expect((await ids('?sort=created_at&direction=asc'))[0]).toBe(paid);
  });

  // Specification: S0-1.51
  test.each([['zora'], ['ŠŤASTNÁ'], ['zora šťas'], ['2026000001'], ['zora@example']])('%s is found', async (search) => {
    const { body, headers } = await find({ search });
    expect(body.map(({ id }) => id)).toEqual([paid]);
    expect(headers['x-total-count']).toBe('1');
  });

  test('signs of a pattern are plain characters, and a status narrows the list', async () => {
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ search: '_' })).toEqual([]);
    expect(await ids('?order_status=PAID')).toEqual([paid]);
    expect(await found({ order_status: 'PAID', search: 'zora' })).toEqual([paid]);
    expect(await found({ order_status: 'CREATED', search: 'zora' })).toEqual([]);
    expect(await found({ sort: 'price', direction: 'asc', per_page: 1, page: 6 })).toEqual([paid]);
    expect((await find({ sort: 'password' })).status).toBe(422);
    expect((await list('?sort=password')).status).toBe(422);
    expect((await list('?per_page=100000')).status).toBe(422);
  });

  // Specification: S2-7.19
  test('one order is shown, an unknown one is not found, and others get 403', async () => {
    expect((await admin.call('GET', `/api/orders/${paid}`)).body).toMatchObject({ id: paid, tier: 'great' });
    expect((await admin.call('GET', '/api/orders/999999')).status).toBe(404);
    for (const [method, path] of [
      ['GET', '/api/orders'],
      ['POST', '/api/orders/search'],
      ['GET', `/api/orders/${paid}`],
      ['GET', '/api/coupons'],
      ['POST', '/api/coupons'],
      ['PATCH', '/api/coupons/1'],
      ['DELETE', '/api/coupons/1'],
    ] as const) {
      expect((await buyer.call(method, path, method === 'GET' ? undefined : {})).status, `${method} ${path}`).toBe(403);
    }
  });
});

describe('downloads of an invoice', () => {
  const get = (url: string) => server.app.inject({ method: 'GET', url });

  // Specification: S0-1.18-19
  test('plain links give the PDF and the XML', async () => {
    const order = await newestOrder(buyer);
    const pdf = await get(order.download ?? '');
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="invoice-2026000001.pdf"');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const xml = await get(order.download_xml ?? '');
    expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(xml.body).toContain('<cbc:ID>2026000001</cbc:ID>');
    expect(xml.body).toContain('Šťastná');
  });

  test('without the right signature, for another order or format, and after a day there is nothing', async () => {
    const { download } = await newestOrder(buyer);
    const link = download ?? '';
    for (const wrong of [
      link.replace(/signature=.*/, 'signature=x'),
      link.replace('.pdf', '.xml'),
      link.replace(`/${paid}/`, `/${paid + 1}/`),
      link.replace(/expires=\d+/, 'expires=99999999999'),
    ]) {
      expect((await get(wrong)).statusCode, wrong).toBe(404);
    }
    server.clock.advance(25 * 3600 + 1);
    expect((await get(link)).statusCode).toBe(404);
  });
});

test('after the profile is terminated only the invoice keeps the name, and nothing leads to the person', async () => {
  const user = await server.signUp('gone@example.com');
  const order = await buyAndPay(server, user);
  const unpaid = await server.signUp('gone-unpaid@example.com');
  const open = await buy(unpaid);
  for (const { id } of [user, unpaid]) {
    await server.context.db.transaction().execute((trx) => unlinkBuyer(server.context, trx, id));
  }
  const { body } = await admin.call<Orders[number]>('GET', `/api/orders/${order}`);
  expect(body).toMatchObject({ first_name: null, last_name: null, email: null, street: null, phone_number: null });
  const xml = await server.app.inject({ method: 'GET', url: body.download_xml ?? '' });
  expect(xml.body).toContain('Test Person');
  expect((await admin.call('GET', `/api/orders/${open.body.order_id}`)).body).toMatchObject({
    order_status: 'CANCELED',
    email: null,
  });
});

test('an unpaid order of a removed account is cancelled without a mail, and money that still arrives is refunded', async () => {
  const user = await server.signUp('left-unpaid@example.com');
  const { body } = await buy(user, { tier: 'lite' });
  const { db } = server.context;
  await db.transaction().execute((trx) => unlinkBuyer(server.context, trx, user.id));
  expect((await mailsTo(server, 'left-unpaid@example.com')).length).toBe(0);
  const payment = await db
    .selectFrom('payments')
    .innerJoin('orders', (on) =>
      on.onRef('orders.id', '=', 'payments.order_id').onRef('orders.buyer_id', '=', 'payments.buyer_id'),
    )
    .select(['payments.id', 'orders.status', 'payments.current_state', 'payments.provider_id'])
    .where('orders.id', '=', body.order_id)
    .executeTakeFirstOrThrow();
  expect([payment.status, payment.current_state]).toEqual(['CANCELED', 'CANCELED']);
  // The payer had the page open and paid before it was closed.
  await press(server, body.iframe_url, 'pay');
  server.clock.advance(60);
  await reconcileAll(server);
  await reconcileAll(server);
  const books = await db
    .selectFrom('sandbox_payments')
    .select('state')
    .where('id', '=', payment.provider_id ?? '')
    .executeTakeFirstOrThrow();
  expect(books.state).toBe('REFUNDED');
});

test('ten years after it ended, the rest of a removed account is deleted, and nothing of others', async () => {
  const user = await server.signUp('long-gone@example.com');
  const lite = await buyAndPay(server, user, { tier: 'lite' });
  const great = await buyAndPay(server, user);
  const { db } = server.context;
  await db.transaction().execute((trx) => unlinkBuyer(server.context, trx, user.id));
  const left = async (table: 'orders' | 'invoices' | 'payments') => {
    const column = table === 'orders' ? 'id' : 'order_id';
    const rows = await db
      .selectFrom(table)
      .select(sql<number>`${sql.ref(column)}`.as('order'))
      .execute();
    return rows.map(({ order }) => order);
  };
  const day = 86_400;
  server.clock.advance(3652 * day);
  await cleanUp(server.context);
  expect(await left('invoices')).toEqual(expect.arrayContaining([lite, great]));
  server.clock.advance(2 * 365 * day);
  await cleanUp(server.context);
  for (const table of ['orders', 'invoices', 'payments'] as const) {
    const orders = await left(table);
    expect(orders, table).toContain(paid);
    expect(orders, table).not.toContain(lite);
    expect(orders, table).not.toContain(great);
  }
});

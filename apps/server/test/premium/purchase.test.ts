import {
  FUTURE_ORDER_MESSAGE,
  NOT_CANCELLABLE_MESSAGE,
  UNPAID_ORDER_MESSAGE,
} from '@wordcluster/domain/premium/orders';
import { DAY_MS } from '@wordcluster/domain/premium/period';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import {
  ADDRESS,
  buy,
  buyAndPay,
  cancel,
  GREAT,
  historyOf,
  LITE,
  mailsTo,
  newestOrder,
  newPayment,
  pathOf,
  passDays,
  payAndReturn,
  press,
  reconcileAll,
} from '../setup/buyer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const daysOf = (order: { start: string; end: string }) => (Date.parse(order.end) - Date.parse(order.start)) / DAY_MS;

describe('buying Premium', () => {
  // Specification: S2-3.07, S2-7.09-10
  test('an order is unpaid first, and a confirmed payment makes it active for 365 days', async () => {
    const user = await server.signUp('buyer@example.com');
    const { status, body } = await buy(user);
    expect(status).toBe(200);
    expect(body.iframe_url).toMatch(/^http:\/\/localhost\/sandbox-gateway\/pay\/[0-9a-f]{32}$/);
    expect(await newestOrder(user)).toMatchObject({
      order_status: 'CREATED',
      active: false,
      download: null,
      price: 99.95,
    });
    await payAndReturn(server, body.iframe_url);
    const { history, current } = await historyOf(user);
    expect(history[0]).toMatchObject({ order_status: 'PAID', active: true, tier: 'great' });
    expect(history[0]?.payments[0]?.states.map(({ state }) => state)).toEqual(['CREATED', 'PAID']);
    expect(history[0] && daysOf(history[0])).toBe(365);
    expect(current).toEqual({ tier: 'great', end: history[0]?.end });
    expect((await user.call<{ premium: boolean }>('GET', '/api/user')).body.premium).toBe(true);
    expect((await mailsTo(server, 'buyer@example.com')).map(({ subject }) => subject)).toEqual(['Your Premium Great']);
  });

  // Specification: S2-3.01
  test('the address is saved on the user, trimmed, the phone number in its international form', async () => {
    const user = await server.signUp('address@example.com');
    await buy(user, { street: '  Dlhá 5 ', phone_number: '0905 123 456' });
    expect((await user.call('GET', '/api/user')).body).toMatchObject({
      ...ADDRESS,
      street: 'Dlhá 5',
      phone_number: '+421905123456',
    });
  });

  test('every wrong field of the checkout is named with its message', async () => {
    const user = await server.signUp('wrong@example.com');
    const { status, body } = await buy(user, {
      street: 'x',
      city: '',
      postal_code: '1',
      country_code: '',
      phone_number: '12',
      days: 30,
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: {
        street: ['Invalid street format'],
        city: ['Invalid city format'],
        postal_code: ['Invalid postal code format'],
        country_code: ['Country is required'],
        phone_number: ['Invalid phone number format'],
        days: ['Premium is sold for a year only.'],
      },
    });
    expect((await historyOf(user)).history).toEqual([]);
  });

  test("prices, tiers and periods are the server's own: tampered purchases are refused", async () => {
    const user = await server.signUp('tamper@example.com');
    for (const tampered of [
      { price: 1 },
      { price_cents: 1 },
      { tier: 'gold' },
      { days: 3650 },
      { return_url: 'https://evil.example' },
      { order_status: 'PAID' },
      { user_id: 1 },
    ]) {
      const { status } = await user.call('POST', '/api/user/premium', { ...GREAT, days: 365, ...tampered });
      expect(status, JSON.stringify(tampered)).toBe(422);
    }
    expect((await user.call('POST', '/api/user/premium', { ...LITE, duration: 'month' })).status).toBe(422);
    expect((await historyOf(user)).history).toEqual([]);
  });

  test('a double click makes one order; the other one gets an explanation', async () => {
    const user = await server.signUp('double@example.com');
    const responses = await Promise.all(Array.from({ length: 8 }, () => buy(user)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      errors: { order: [UNPAID_ORDER_MESSAGE.text] },
    });
    const { history } = await historyOf(user);
    expect(history.length).toBe(1);
    expect(history[0]?.payments.length).toBe(1);
  });

  // Specification: S2-2.71
  test('the same tier again starts when the current one ends; then nothing more can be bought', async () => {
    const user = await server.signUp('again@example.com');
    await buyAndPay(server, user, LITE);
    await buyAndPay(server, user, LITE);
    const { history, current } = await historyOf(user);
    expect(history[0]).toMatchObject({ order_status: 'PAID', active: false, start: history[1]?.end });
    expect(current?.end).toBe(history[1]?.end);
    const third = await buy(user);
    expect(third.status).toBe(409);
    expect(third.body).toMatchObject({ errors: { order: [FUTURE_ORDER_MESSAGE.text] } });
  });

  test('Lite to Great starts at once, ends Lite and adds its unused days at the price ratio', async () => {
    const user = await server.signUp('upgrade@example.com');
    await buyAndPay(server, user, LITE);
    await passDays(server, 65);
    await buyAndPay(server, user, GREAT);
    const { history, current } = await historyOf(user);
    expect(current?.tier).toBe('great');
    expect(history[1]).toMatchObject({ tier: 'lite', active: false, end: history[0]?.start });
    // 300 days left: 300 * 7995 / 9995 = 239.97
    expect(history[0] && daysOf(history[0])).toBe(365 + 239);
    const invoice = (await user.call<string>('GET', history[0]?.download_xml ?? '')).body;
    expect(invoice).toContain('365 days and 239 more for unused Premium Lite');
    const first = (await user.call<string>('GET', history[1]?.download_xml ?? '')).body;
    expect(first).toContain('<cbc:Description>365 days</cbc:Description>');
  });
});

describe('payments of an order', () => {
  // Specification: S2-3.08, S2-7.11
  test('a declined payment can be followed by another one', async () => {
    const user = await server.signUp('decline@example.com');
    const { body } = await buy(user);
    await payAndReturn(server, body.iframe_url, 'decline');
    expect((await newestOrder(user)).payments[0]?.current_state).toBe('CANCELED');
    const again = await newPayment(user, body.order_id);
    expect(again.status).toBe(200);
    expect(again.body.iframe_url).not.toBe(body.iframe_url);
    await payAndReturn(server, again.body.iframe_url);
    const order = await newestOrder(user);
    expect(order.order_status).toBe('PAID');
    expect(order.payments.map((payment) => payment.current_state)).toEqual(['PAID', 'CANCELED']);
  });

  test('a payment page that was only closed is opened again instead of a second one', async () => {
    const user = await server.signUp('closed@example.com');
    const { body } = await buy(user);
    const again = await newPayment(user, body.order_id);
    expect(again.body.iframe_url).toBe(body.iframe_url);
  });

  test('a payment that was paid unnoticed is found before another one is opened', async () => {
    const user = await server.signUp('unnoticed@example.com');
    const { body } = await buy(user);
    await press(server, body.iframe_url, 'pay');
    expect((await newPayment(user, body.order_id)).status).toBe(409);
    expect((await newestOrder(user)).order_status).toBe('PAID');
  });

  // Specification: S2-8.12
  test('slow: the payer’s page says paid, the order stays open, cannot be cancelled, and the gateway decides', async () => {
    const user = await server.signUp('slow@example.com');
    const { body } = await buy(user);
    await payAndReturn(server, body.iframe_url, 'pay-slowly');
    expect(await newestOrder(user)).toMatchObject({
      order_status: 'CREATED',
      payments: [{ current_state: 'UNTRUSTED_PAID' }],
    });
    expect((await newPayment(user, body.order_id)).status).toBe(409);
    const refused = await cancel(user, body.order_id);
    expect(refused).toMatchObject({ status: 409, body: { error: { message: NOT_CANCELLABLE_MESSAGE.text } } });
    server.clock.advance(30);
    await reconcileAll(server);
    expect(await newestOrder(user)).toMatchObject({ order_status: 'PAID', active: true });
  });

  // Specification: S2-4.03, S2-7.12
  test('an order is cancelled; a payment that still arrives is given back', async () => {
    const user = await server.signUp('cancel@example.com');
    const { body } = await buy(user);
    expect((await cancel(user, body.order_id)).status).toBe(200);
    expect(await newestOrder(user)).toMatchObject({
      order_status: 'CANCELED',
      payments: [{ current_state: 'CANCELED' }],
    });
    // The payer was quicker than the gateway's cancellation.
    const provider = pathOf(body.iframe_url).split('/').at(-1) ?? '';
    await server.context.db.updateTable('sandbox_payments').set({ state: 'PAID' }).where('id', '=', provider).execute();
    server.clock.advance(60);
    await reconcileAll(server);
    server.clock.advance(60);
    await reconcileAll(server);
    const order = await newestOrder(user);
    expect(order.order_status).toBe('CANCELED');
    expect(order.payments[0]?.states.map(({ state }) => state)).toEqual(['CREATED', 'CANCELED', 'PAID', 'REFUNDED']);
    expect((await historyOf(user)).current).toBeNull();
    expect((await buy(user)).status).toBe(200);
  });

  test('an order of a stranger is not found', async () => {
    const owner = await server.signUp('owner@example.com');
    const stranger = await server.signUp('stranger@example.com');
    const { body } = await buy(owner);
    expect((await newPayment(stranger, body.order_id)).status).toBe(404);
    expect((await cancel(stranger, body.order_id)).status).toBe(404);
    expect((await newestOrder(owner)).order_status).toBe('CREATED');
  });

  test('an unpaid order is cancelled in time, and its buyer is notified', async () => {
    const user = await server.signUp('forgotten@example.com');
    await buy(user);
    server.clock.advance(71 * 3600);
    await reconcileAll(server);
    expect((await newestOrder(user)).order_status).toBe('CREATED');
    server.clock.advance(2 * 3600);
    await reconcileAll(server);
    expect((await newestOrder(user)).order_status).toBe('CANCELED');
    expect((await mailsTo(server, 'forgotten@example.com')).map(({ subject }) => subject)).toEqual([
      'Your Premium order was cancelled',
    ]);
  });

  test('the sandbox page says what it is, and its address cannot be guessed', async () => {
    const user = await server.signUp('page@example.com');
    const { body } = await buy(user);
    const page = await server.app.inject({ method: 'GET', url: pathOf(body.iframe_url) });
    expect(page.body).toContain('Test gateway, no money moves');
    expect(page.body).toContain('99.95 EUR');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await server.app.inject({ method: 'GET', url: '/sandbox-gateway/pay/1' })).statusCode).toBe(404);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gopayGateway } from '../../src/adapters/gopay/gopay-gateway.ts';
import type { PaymentGateway, PaymentRequest } from '../../src/ports/payment-gateway.ts';
import { buy, newestOrder, newPayment, reconcileAll } from '../setup/buyer.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { GOPAY_SETTINGS, startFakeGopay, type FakeGopay } from './fake-gopay.ts';

let gopay: FakeGopay;
beforeAll(async () => {
  gopay = await startFakeGopay();
});
afterAll(() => gopay.close());

const REQUEST: PaymentRequest = {
  paymentId: 11,
  orderId: 7,
  amountCents: 9995,
  description: 'Wordcluster Premium Great',
  buyer: {
    first_name: 'Ľudmila',
    last_name: 'Nováková',
    email: 'l@example.com',
    street: 'Hlavná 1',
    city: 'Košice',
    postal_code: '040 01',
    country_code: 'SVK',
    phone_number: '+421905123456',
  },
  returnUrl: 'https://wordcluster.example/payment-return/11/signature',
  notificationUrl: 'https://wordcluster.example/api/payments/gopay/notification',
};

describe('the client', () => {
  let gateway: PaymentGateway;
  beforeEach(() => {
    gopay.requests.length = 0;
    gopay.behave();
    const baseUrl = `${gopay.url}/api`;
    gateway = gopayGateway({
      baseUrl,
      goid: 8_123_456_789,
      clientId: 'client',
      clientSecret: 'secret',
      timeoutMs: 300,
    });
  });

  test('creates a payment with buyer, amount in cents and our own number', async () => {
    const opened = await gateway.createPayment(REQUEST);
    expect(opened).toMatchObject({ kind: 'iframe', providerId: expect.stringMatching(/^\d{10}$/) });
    const sent: unknown = JSON.parse(gopay.requests.at(-1)?.body ?? '');
    expect(sent).toMatchObject({
      amount: 9995,
      currency: 'EUR',
      order_number: '11',
      payer: { contact: { first_name: 'Ľudmila', country_code: 'SVK', phone_number: '+421905123456' } },
      callback: { return_url: REQUEST.returnUrl, notification_url: REQUEST.notificationUrl },
    });
    expect(gopay.requests.at(-1)?.body).toContain('Ľudmila');
  });

  test('keeps its token, and several calls at once ask for one only', async () => {
    const { providerId } = await gateway.createPayment(REQUEST);
    await Promise.all(Array.from({ length: 5 }, () => gateway.getState(providerId)));
    expect(gopay.paths().filter((path) => path.includes('token')).length).toBe(1);
  });

  test('renews a token that is no longer taken, and makes the call again once', async () => {
    const { providerId } = await gateway.createPayment(REQUEST);
    gopay.expireTokens();
    expect(await gateway.getState(providerId)).toEqual({ state: 'CREATED', amountCents: 9995 });
    expect(gopay.paths().filter((path) => path.includes('token')).length).toBe(2);
  });

  test('reads again after one server error of the gateway', async () => {
    const { providerId } = await gateway.createPayment(REQUEST);
    gopay.misbehave(/payment\/\d+$/, { status: 503, text: 'busy' });
    expect((await gateway.getState(providerId)).state).toBe('CREATED');
  });

  test('never creates a second time: the first could have worked', async () => {
    gopay.misbehave(/payments\/payment$/, { status: 500, text: '' });
    await expect(gateway.createPayment(REQUEST)).rejects.toMatchObject({ problem: 'unreachable' });
    expect(gopay.paths().filter((path) => path === 'POST /api/payments/payment').length).toBe(1);
  });

  test.each([
    ['an error of ours', [{ status: 409, json: { errors: [{ error_name: 'VALIDATION' }] } }], 'refused'],
    [
      'an outage',
      [
        { status: 502, text: 'x' },
        { status: 502, text: 'x' },
      ],
      'unreachable',
    ],
    ['a connection cut in the middle', ['cut', 'cut'], 'unreachable'],
    ['silence', ['silence', 'silence'], 'unreachable'],
    ['something that is no JSON', [{ status: 200, text: '<html>' }], 'unreachable'],
    ['another shape', [{ status: 200, json: { id: 'x' } }], 'unreachable'],
    [
      'an unknown state',
      [{ status: 200, json: { id: 1, state: 'DREAMT', amount: 1, currency: 'EUR' } }],
      'unreachable',
    ],
    ['another currency', [{ status: 200, json: { id: 1, state: 'PAID', amount: 1, currency: 'CZK' } }], 'unreachable'],
    ['an unknown payment', [{ status: 404, json: {} }], 'unknown-payment'],
  ] as const)('%s is never taken for an answer', async (_name, answers, problem) => {
    gopay.misbehave(/payment\/1$/, ...answers);
    await expect(gateway.getState('1')).rejects.toMatchObject({ problem });
  });

  test('a token that is refused is an outage, not a decision', async () => {
    gopay.misbehave(/token/, { status: 403, json: {} }, { status: 403, json: {} });
    await expect(gateway.getState('1')).rejects.toMatchObject({ problem: 'unreachable' });
  });

  test('gives a payment back once, also when it is asked again', async () => {
    const { providerId } = await gateway.createPayment(REQUEST);
    const payment = gopay.payments.get(Number(providerId));
    if (payment) payment.state = 'PAID';
    await gateway.refund(providerId, { id: 11, amountCents: 9995 });
    await gateway.refund(providerId, { id: 11, amountCents: 9995 });
    expect(gopay.paths().filter((path) => path.endsWith('/refund')).length).toBe(1);
    expect((await gateway.getState(providerId)).state).toBe('REFUNDED');
  });
});

describe('buying through GoPay', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PAYMENT_GATEWAY: 'gopay', GOPAY_URL: `${gopay.url}/api`, ...GOPAY_SETTINGS });
  });
  afterAll(() => server.close());

  const newest = () => [...gopay.payments.values()].at(-1);

  // Specification: S0-1.20
  test('its page comes in a frame, its notification makes the order PAID, and pages may frame it', async () => {
    const user = await server.signUp('gopay@example.com');
    const { body } = await buy(user);
    const payment = newest();
    expect(body.iframe_url).toBe(payment?.gw_url);
    if (payment) payment.state = 'PAID';
    expect((await server.visitor.call('GET', `/api/payments/gopay/notification?id=${payment?.id}`)).status).toBe(200);
    expect((await newestOrder(user)).order_status).toBe('PAID');
    const page = await server.app.inject({ method: 'GET', url: '/dev/mailbox' });
    expect(page.headers['content-security-policy']).toContain(`https://gw.sandbox.gopay.com ${gopay.url};`);
  });

  test("the payer's return alone makes it PAID too, without any notification", async () => {
    const user = await server.signUp('gopay-return@example.com');
    await buy(user);
    const payment = newest();
    if (payment) payment.state = 'PAID';
    const { pathname } = new URL(payment?.callback.return_url ?? '');
    await server.app.inject({ method: 'GET', url: `${pathname}?id=${payment?.id}` });
    expect((await newestOrder(user)).order_status).toBe('PAID');
  });

  test('a lost response while creating: the next payment works, and the lost one is closed', async () => {
    const user = await server.signUp('gopay-lost@example.com');
    gopay.misbehave(/payments\/payment$/, 'cut');
    const { status } = await buy(user);
    expect(status).toBe(502);
    const again = await newPayment(user, (await newestOrder(user)).id);
    expect(again.body.iframe_url).toBe(newest()?.gw_url);
    server.clock.advance(600);
    await reconcileAll(server);
    expect((await newestOrder(user)).payments.map((payment) => payment.current_state)).toEqual([
      'CREATED',
      'TIMEOUTED',
    ]);
  });
});

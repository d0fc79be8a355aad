import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stripeGateway } from '../../src/adapters/stripe/stripe-gateway.ts';
import { buy, cancel, historyOf, newestOrder, newPayment, reconcileAll } from '../setup/buyer.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts';

const SECRET = 'whsec_for_tests';
let stripe: FakeStripe;
let server: TestServer;
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startTestServer({
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: SECRET,
    PAYMENT_TIMEOUT_SECONDS: '1',
  });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const newest = () => {
  const session = [...stripe.sessions.values()].at(-1);
  if (!session) throw new Error('no session');
  return session;
};
const signer = new Stripe('sk_test_1');

function event(object: object, { secret = SECRET, timestamp = Math.floor(Date.now() / 1000) } = {}) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object },
  });
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, signature };
}

const notify = (payload: string, signature: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/payments/stripe/notification',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  });

function pay(): void {
  Object.assign(newest(), { status: 'complete', payment_status: 'paid' });
}

describe('buying through Stripe', () => {
  // Specification: S0-1.21, S2-2.69
  test('the buyer is redirected, and a signed notification makes the order PAID', async () => {
    const user = await server.signUp('stripe@example.com');
    const { body } = await buy(user);
    expect(body).toMatchObject({ redirect_url: newest().url });
    expect(body.iframe_url).toBeUndefined();
    expect(newest().form).toMatchObject({
      mode: 'payment',
      customer_email: 'stripe@example.com',
      'line_items[0][price_data][unit_amount]': '9995',
      'line_items[0][price_data][currency]': 'eur',
    });
    pay();
    const { payload, signature } = event(newest());
    expect((await notify(payload, signature)).statusCode).toBe(200);
    expect((await notify(payload, signature)).statusCode).toBe(200);
    expect((await newestOrder(user)).payments[0]?.states.map(({ state }) => state)).toEqual(['CREATED', 'PAID']);
  });

  test('bad, old and foreign signatures, and changed bodies, are not listened to', async () => {
    const user = await server.signUp('signature@example.com');
    await buy(user);
    pay();
    const right = event(newest());
    const old = event(newest(), { timestamp: Math.floor(Date.now() / 1000) - 3600 });
    const foreign = event(newest(), { secret: 'whsec_of_somebody_else' });
    for (const { payload, signature } of [
      old,
      foreign,
      { payload: right.payload.replace('evt_1', 'evt_2'), signature: right.signature },
      { payload: right.payload, signature: 'nonsense' },
      { payload: 'not json', signature: right.signature },
    ]) {
      expect((await notify(payload, signature)).statusCode).toBe(404);
    }
    expect((await newestOrder(user)).order_status).toBe('CREATED');
  });

  test('a signed event about another subject is accepted, so that Stripe does not disable the webhook', async () => {
    const { payload, signature } = event({ object: 'payout', id: 'po_1' });
    expect((await notify(payload, signature)).statusCode).toBe(200);
    expect((await notify(payload.replace('po_1', 'po_2'), signature)).statusCode).toBe(404);
  });

  test('a signed event about an unpaid session pays nothing: Stripe itself is asked', async () => {
    const user = await server.signUp('unpaid@example.com');
    await buy(user);
    const { payload, signature } = event({ ...newest(), payment_status: 'paid', status: 'complete' });
    expect((await notify(payload, signature)).statusCode).toBe(200);
    expect((await newestOrder(user)).order_status).toBe('CREATED');
  });

  test('returning from the paid page is enough, and a slow method stays UNTRUSTED_PAID', async () => {
    const user = await server.signUp('return@example.com');
    await buy(user);
    const success = new URL(newest().form['success_url'] ?? '');
    await server.app.inject({ method: 'GET', url: `${success.pathname}${success.search}` });
    expect((await newestOrder(user)).payments[0]?.current_state).toBe('UNTRUSTED_PAID');
    pay();
    server.clock.advance(10);
    await reconcileAll(server);
    expect((await newestOrder(user)).order_status).toBe('PAID');
  });

  test("a refund in Stripe's administration ends Premium", async () => {
    const user = await server.signUp('refunded@example.com');
    await buy(user);
    pay();
    const session = newest();
    await notify(...(Object.values(event(session)) as [string, string]));
    expect((await historyOf(user)).current?.tier).toBe('great');
    stripe.refunded.add(session.payment_intent);
    const { payload, signature } = event({ object: 'charge', id: 'ch_1', payment_intent: session.payment_intent });
    expect((await notify(payload, signature)).statusCode).toBe(200);
    expect((await historyOf(user)).current).toBeNull();
  });

  test('a cancelled order closes its page at Stripe', async () => {
    const user = await server.signUp('expire@example.com');
    const { body } = await buy(user);
    await cancel(user, body.order_id);
    await reconcileAll(server);
    expect(newest().status).toBe('expired');
  });

  test('a stumbling Stripe: the same payment is asked for again under the same key, and opened once', async () => {
    const user = await server.signUp('stumble@example.com');
    const before = stripe.sessions.size;
    stripe.misbehave(/checkout\/sessions$/, { status: 500, json: { error: { type: 'api_error' } } });
    expect((await buy(user)).status).toBe(200);
    expect(stripe.sessions.size).toBe(before + 1);
  });

  test.each([
    ['an outage', { status: 500, json: { error: { type: 'api_error' } } }],
    ['a connection cut in the middle', 'cut'],
    ['silence', 'silence'],
    ['something that is no JSON', { status: 200, text: '<html>' }],
  ] as const)('%s when buying: the order is kept, and a new payment works', async (name, answer) => {
    const user = await server.signUp(`${name.replace(/\W/g, '').toLowerCase()}@example.com`);
    stripe.misbehave(/checkout\/sessions$/, answer, answer);
    expect((await buy(user)).status).toBe(502);
    const order = await newestOrder(user);
    expect(order.order_status).toBe('CREATED');
    stripe.behave();
    expect((await newPayment(user, order.id)).body.redirect_url).toBe(newest().url);
  });
});

test('an answer about another session is not taken for ours', async () => {
  const gateway = stripeGateway({
    baseUrl: stripe.url,
    secretKey: 'sk_test_1',
    webhookSecret: SECRET,
    timeoutMs: 1000,
  });
  stripe.misbehave(/cs_other/, { status: 200, json: { object: 'checkout.session', id: 'cs_else', amount_total: 1 } });
  await expect(gateway.getState('cs_other')).rejects.toMatchObject({ problem: 'unreachable' });
  await expect(gateway.getState('cs_unknown')).rejects.toMatchObject({ problem: 'unknown-payment' });
});

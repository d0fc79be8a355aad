import { draw } from '@wordcluster/domain/practice/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxState } from '../../src/adapters/sandbox-gateway/sandbox-ledger.ts';
import { GatewayError, type PaymentGateway } from '../../src/ports/payment-gateway.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { buy, cancel, historyOf, newPayment, pathOf, press, reconcileAll } from '../setup/buyer.ts';

/** SIMULATED_PURCHASES=1000 for the long run. */
const PURCHASES = Number(process.env['SIMULATED_PURCHASES'] ?? 300);
const AT_ONCE = 10;

let server: TestServer;
let admin: Caller;
let failing = true;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp('admin@wordcluster.example');
});
afterAll(() => server.close());

/** Dice that fall the same way in every run. */
function diceFrom(start: number): () => number {
  let seed = start;
  return () => {
    const next = draw(seed);
    seed = next.seed;
    return next.value;
  };
}

/** A gateway that fails at random before or after its work. */
function unreliable(gateway: PaymentGateway, random: () => number): PaymentGateway {
  const perhaps = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const dice = failing ? random() : 1;
    if (dice < 0.15) throw new GatewayError('unreachable', 'not reached');
    const response = await work();
    if (dice < 0.3) throw new GatewayError('unreachable', 'answer lost');
    return response;
  };
  return {
    name: gateway.name,
    createPayment: (request) => perhaps(() => gateway.createPayment(request)),
    getState: (id) => perhaps(() => gateway.getState(id)),
    refund: (id, payment) => perhaps(() => gateway.refund(id, payment)),
    cancel: (id) => perhaps(async () => gateway.cancel?.(id)),
    verifyNotification: (notification) => gateway.verifyNotification(notification),
  };
}

/** One buyer who pays, declines, walks away, cancels, comes back, twice or never, with the notification or without. */
async function live(user: Caller, random: () => number): Promise<void> {
  const chance = (share: number) => random() < share;
  const bought = await Promise.all(
    Array.from({ length: chance(0.2) ? 2 : 1 }, () =>
      buy(user, { tier: chance(0.5) ? 'lite' : 'great', coupon: chance(0.2) ? 'TWENTY' : null }),
    ),
  );
  const frames = bought.map(({ body }) => body.iframe_url).filter(Boolean);
  const order = (await historyOf(user)).history[0];
  if (!order) return;
  for (let step = 0; step < 4; step += 1) {
    const frame = frames[Math.floor(random() * frames.length)];
    if (chance(0.25)) frames.push((await newPayment(user, order.id)).body.iframe_url);
    else if (chance(0.12)) await cancel(user, order.id);
    else if (frame && chance(0.8)) {
      const action = chance(0.6) ? 'pay' : chance(0.5) ? 'pay-slowly' : 'decline';
      const back = await press(server, frame, action);
      if (chance(0.5)) await server.app.inject({ method: 'GET', url: back });
      const id = pathOf(frame).split('/').at(-1);
      for (let copy = chance(0.5) ? 0 : 2; copy > 0; copy -= 1) {
        await server.visitor.call('GET', `/api/payments/sandbox/notification?id=${id}`);
      }
    }
  }
}

test(`${PURCHASES} purchases with random failures end right`, { timeout: 600_000 }, async () => {
  const { payments, db } = server.context;
  const random = diceFrom(20_261_121);
  const sandbox = payments.chosen;
  if (!sandbox) throw new Error('no gateway');
  const flaky = unreliable(sandbox, random);
  Object.assign(payments, { chosen: flaky, named: () => flaky });
  await admin.call('POST', '/api/coupons', {
    type: 'percentage',
    value: 50,
    allowed: 'any',
    code: 'TWENTY',
    usages: 20,
    begin_at: null,
    expiration_at: null,
    active: true,
  });

  for (let first = 0; first < PURCHASES; first += AT_ONCE) {
    const users = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, PURCHASES - first) }, (_, index) =>
        server.signUp(`sim${first + index}@example.com`),
      ),
    );
    await Promise.all(users.map((user) => live(user, random)));
    server.clock.advance(20);
    await reconcileAll(server);
  }
  // The gateway recovers; the time until every unpaid order has run out passes.
  failing = false;
  for (let hour = 0; hour < 100; hour += 1) {
    server.clock.advance(3600);
    await reconcileAll(server);
  }

  const books = (await db.selectFrom('sandbox_payments').selectAll().execute()).map((book) => ({
    id: book.id,
    state: sandboxState(book, server.clock.now()),
  }));
  const orders = await db.selectFrom('orders').selectAll().execute();
  const all = await db.selectFrom('payments').selectAll().execute();
  const moneyOf = (orderId: number) =>
    all.filter(
      (payment) =>
        payment.order_id === orderId && books.some(({ id, state }) => id === payment.provider_id && state === 'PAID'),
    );

  expect(orders.filter(({ status }) => status === 'CREATED')).toEqual([]);
  for (const order of orders) {
    // The gateway's ledger: exactly one payment for a paid order, none for any other.
    expect(
      moneyOf(order.id).map(({ id }) => id),
      `order ${order.id}`,
    ).toEqual(order.status === 'PAID' ? [order.paid_by] : []);
  }
  const paid = orders.filter(({ status }) => status === 'PAID');
  expect(paid.length).toBeGreaterThan(PURCHASES / 5);
  expect(orders.length - paid.length).toBeGreaterThan(PURCHASES / 20);
  expect(books.filter(({ state }) => state === 'REFUNDED').length).toBeGreaterThan(0);
  expect(new Set(paid.map(({ user_id }) => user_id)).size).toBe(paid.length);

  const invoices = await db.selectFrom('invoices').selectAll().orderBy('number').execute();
  expect(invoices.map(({ number }) => number)).toEqual(paid.map((_, index) => index + 1));
  expect(new Set(invoices.map(({ order_id }) => order_id))).toEqual(new Set(paid.map(({ id }) => id)));
  const coupon = await db.selectFrom('coupons').selectAll().executeTakeFirstOrThrow();
  const uses = await db.selectFrom('coupon_uses').selectAll().execute();
  expect(uses.length).toBe(coupon.used_count);
  expect(coupon.used_count).toBeLessThanOrEqual(20);
  expect(uses.every((use) => paid.some(({ id }) => id === use.order_id))).toBe(true);
});

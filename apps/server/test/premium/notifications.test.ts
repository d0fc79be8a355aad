import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayError, type GatewayState, type PaymentGateway } from '../../src/ports/payment-gateway.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import {
  buy,
  historyOf,
  mailsTo,
  newestOrder,
  newPayment,
  pathOf,
  payAndReturn,
  press,
  reconcileAll,
} from '../setup/buyer.ts';

let server: TestServer;
let sandbox: PaymentGateway;
beforeAll(async () => {
  server = await startTestServer();
  const { chosen } = server.context.payments;
  if (!chosen) throw new Error('no gateway');
  sandbox = chosen;
});
afterAll(() => server.close());

const providerOf = (frame: unknown) => pathOf(frame).split('/').at(-1) ?? '';
const notify = (id: string) => server.visitor.call('GET', `/api/payments/sandbox/notification?id=${id}`);

/** Runs `work` while the gateway behaves otherwise. */
async function withGateway(other: Partial<PaymentGateway>, work: () => Promise<void>): Promise<void> {
  const { payments } = server.context;
  const before = { ...payments };
  const changed = { ...sandbox, ...other };
  Object.assign(payments, { chosen: changed, named: () => changed });
  try {
    await work();
  } finally {
    Object.assign(payments, before);
  }
}

/** The time of the next query of a payment at the gateway. */
async function notifiedAt(id: string): Promise<Date | null | undefined> {
  const { db } = server.context;
  const found = await db
    .selectFrom('payments')
    .select('next_check_at')
    .where('provider_id', '=', id)
    .executeTakeFirst();
  return found?.next_check_at;
}

const down = () => Promise.reject(new GatewayError('unreachable', 'down'));
const says = (answer: GatewayState) => ({ getState: () => Promise.resolve(answer) });

describe('notifications', () => {
  test('a notification makes an order PAID once, however often and in parallel it comes', async () => {
    const user = await server.signUp('often@example.com');
    const { body } = await buy(user);
    await press(server, body.iframe_url, 'pay');
    const id = providerOf(body.iframe_url);
    const responses = await Promise.all(Array.from({ length: 10 }, () => notify(id)));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const { history } = await historyOf(user);
    expect(history.length).toBe(1);
    expect(history[0]?.payments[0]?.states.map(({ state }) => state)).toEqual(['CREATED', 'PAID']);
    expect((await mailsTo(server, 'often@example.com')).length).toBe(1);
  });

  test('a gateway that answers two servers at once, one with an older word, is believed the newer one', async () => {
    const user = await server.signUp('overtaken@example.com');
    const { body } = await buy(user);
    const id = providerOf(body.iframe_url);
    await press(server, body.iframe_url, 'pay');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const late = async (): Promise<GatewayState> => {
      await held;
      return { state: 'PAYMENT_METHOD_CHOSEN', amountCents: 9995 };
    };
    await withGateway({ getState: late }, async () => {
      const slow = notify(id);
      await expect.poll(async () => (await notifiedAt(id))?.getTime()).toBe(server.clock.now().getTime());
      await withGateway({}, async () => expect((await notify(id)).status).toBe(200));
      expect((await newestOrder(user)).order_status).toBe('PAID');
      release();
      expect((await slow).status).toBe(200);
    });
    expect((await newestOrder(user)).payments[0]?.states.map(({ state }) => state)).toEqual(['CREATED', 'PAID']);
    expect((await mailsTo(server, 'overtaken@example.com')).length).toBe(1);
  });

  test('one whose server ends while it asks the gateway is picked up by the reconciliation at once', async () => {
    const user = await server.signUp('interrupted@example.com');
    const { body } = await buy(user);
    server.clock.advance(3000);
    await reconcileAll(server);
    await press(server, body.iframe_url, 'pay');
    const ended = () => Promise.reject(new Error('the server ended'));
    await withGateway({ getState: ended }, async () => {
      expect((await notify(providerOf(body.iframe_url))).status).toBe(500);
    });
    await reconcileAll(server);
    expect((await newestOrder(user)).order_status).toBe('PAID');
  });

  test('a failure while Premium is activated leaves nothing half done, and the next notification finishes it', async () => {
    const user = await server.signUp('halfway@example.com');
    const { body } = await buy(user);
    await press(server, body.iframe_url, 'pay');
    const { db } = server.context;
    await sql`alter table invoices add constraint no_paper check (year < 2000) not valid`.execute(db);
    try {
      expect((await notify(providerOf(body.iframe_url))).status).toBe(500);
    } finally {
      await sql`alter table invoices drop constraint no_paper`.execute(db);
    }
    const before = await newestOrder(user);
    expect([before.order_status, before.payments[0]?.current_state]).toEqual(['CREATED', 'CREATED']);
    expect((await mailsTo(server, 'halfway@example.com')).length).toBe(0);
    expect((await notify(providerOf(body.iframe_url))).status).toBe(200);
    expect((await newestOrder(user)).order_status).toBe('PAID');
  });

  test('a forged one about an unpaid or an unknown payment changes nothing', async () => {
    const user = await server.signUp('forged@example.com');
    const { body } = await buy(user);
    expect((await notify(providerOf(body.iframe_url))).status).toBe(200);
    expect((await newestOrder(user)).order_status).toBe('CREATED');
    expect((await notify('unknown')).status).toBe(404);
    expect((await server.visitor.call('GET', '/api/payments/gopay/notification?id=1')).status).toBe(404);
    expect((await server.visitor.call('GET', '/api/payments/cash/notification?id=1')).status).toBe(404);
    expect((await server.visitor.call('GET', '/api/payments/sandbox/notification')).status).toBe(404);
  });

  test('a NUL or other rubbish in its address is answered as bad input, never as a fault of ours', async () => {
    for (const id of ['%00', 'a%00b', '%ed%a0%80', '%F0%9F%92%B8', "'", 'x'.repeat(81)]) {
      const { status } = await notify(id);
      expect([404, 422], id).toContain(status);
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode } = await server.app.inject({ method, url: `/sandbox-gateway/pay/${id}` });
        expect(statusCode, `${method} ${id}`).toBeGreaterThanOrEqual(400);
        expect(statusCode, `${method} ${id}`).toBeLessThan(500);
      }
    }
  });

  test('repeated notifications do not call the gateway without end', async () => {
    const user = await server.signUp('flood@example.com');
    const { body } = await buy(user);
    const id = providerOf(body.iframe_url);
    const statuses = [];
    for (let call = 0; call < 31; call += 1) statuses.push((await notify(id)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('one that comes while the gateway is down is to be sent again; the reconciliation does not need it', async () => {
    const user = await server.signUp('away@example.com');
    const { body } = await buy(user);
    await press(server, body.iframe_url, 'pay');
    await withGateway({ getState: down }, async () => {
      const { status, headers } = await notify(providerOf(body.iframe_url));
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('60');
    });
    server.clock.advance(120);
    await reconcileAll(server);
    expect((await newestOrder(user)).order_status).toBe('PAID');
  });

  test('another amount than ours pays nothing, and the administrator is notified once', async () => {
    const user = await server.signUp('amount@example.com');
    const { body } = await buy(user);
    await withGateway(says({ state: 'PAID', amountCents: 1 }), async () => {
      await notify(providerOf(body.iframe_url));
      await notify(providerOf(body.iframe_url));
    });
    expect((await newestOrder(user)).order_status).toBe('CREATED');
    const mails = await mailsTo(server, 'admin@wordcluster.example');
    expect(mails.filter(({ subject }) => subject.endsWith('has another amount')).length).toBe(1);
  });

  test('a refund at the gateway ends Premium, restores an upgraded Lite, and notifies the buyer', async () => {
    const user = await server.signUp('refund@example.com');
    const lite = await buy(user, { tier: 'lite' });
    await payAndReturn(server, lite.body.iframe_url);
    const end = (await newestOrder(user)).end;
    const great = await buy(user);
    await payAndReturn(server, great.body.iframe_url);
    expect((await historyOf(user)).current?.tier).toBe('great');
    await sandbox.refund(providerOf(great.body.iframe_url), { id: 0, amountCents: 9995 });
    await notify(providerOf(great.body.iframe_url));
    expect((await historyOf(user)).current).toEqual({ tier: 'lite', end });
    expect((await mailsTo(server, 'refund@example.com')).at(-1)?.subject).toBe('Your Premium order was cancelled');
  });
});

describe('a refund of the year that runs', () => {
  test('lets the next one, which is paid too, start at once, in its full length', async () => {
    const user = await server.signUp('next-year@example.com');
    const first = await buy(user);
    await payAndReturn(server, first.body.iframe_url);
    const second = await buy(user, { tier: 'lite' });
    await payAndReturn(server, second.body.iframe_url);
    await sandbox.refund(providerOf(first.body.iframe_url), { id: 0, amountCents: 9995 });
    await notify(providerOf(first.body.iframe_url));
    const now = server.clock.now().getTime();
    expect((await historyOf(user)).current).toEqual({
      tier: 'lite',
      end: new Date(now + 365 * 86_400_000).toISOString(),
    });
  });

  test('leaves it where it is when the refunded one is the later', async () => {
    const user = await server.signUp('later-year@example.com');
    await payAndReturn(server, (await buy(user)).body.iframe_url);
    const { current } = await historyOf(user);
    const later = await buy(user);
    await payAndReturn(server, later.body.iframe_url);
    await sandbox.refund(providerOf(later.body.iframe_url), { id: 0, amountCents: 9995 });
    await notify(providerOf(later.body.iframe_url));
    expect((await historyOf(user)).current).toEqual(current);
    expect((await buy(user)).status).toBe(200);
  });
});

describe('coming back from the gateway', () => {
  test('the return of another user’s payment cannot be forged', async () => {
    const user = await server.signUp('claim@example.com');
    const { body } = await buy(user);
    const payment = (await newestOrder(user)).payments[0]?.id ?? 0;
    const forged = `/payment-return/${payment}/${'x'.repeat(43)}?result=paid`;
    expect((await server.app.inject({ method: 'GET', url: forged })).statusCode).toBe(404);
    expect((await newestOrder(user)).payments[0]?.current_state).toBe('CREATED');
    expect(body.order_id).toBeGreaterThan(0);
  });

  test('the page closes its frame, with our own origin as its only receiver', async () => {
    const user = await server.signUp('frame@example.com');
    const { body } = await buy(user);
    const back = await press(server, body.iframe_url, 'pay');
    const page = await server.app.inject({ method: 'GET', url: back });
    expect(page.body).toContain("window.parent.postMessage('closePopup', window.location.origin)");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('while the gateway does not respond, the payment stays undecided', async () => {
    const user = await server.signUp('silent@example.com');
    const { body } = await buy(user);
    const back = await press(server, body.iframe_url, 'pay');
    await withGateway({ getState: down }, async () => {
      expect((await server.app.inject({ method: 'GET', url: back })).statusCode).toBe(200);
    });
    expect((await newestOrder(user)).payments[0]?.current_state).toBe('UNTRUSTED_PAID');
    server.clock.advance(10);
    await reconcileAll(server);
    expect((await newestOrder(user)).order_status).toBe('PAID');
  });
});

describe('a gateway that is down', () => {
  test('when buying: the order is kept, a sentence says so, and a new payment works later', async () => {
    const user = await server.signUp('down@example.com');
    await withGateway({ createPayment: down }, async () => {
      const { status, body } = await buy(user);
      expect(status).toBe(502);
      expect(body).toMatchObject({ errors: { payment: [expect.stringContaining('Your order is kept')] } });
    });
    const order = await newestOrder(user);
    expect(order).toMatchObject({ order_status: 'CREATED', payments: [{ current_state: 'CREATED' }] });
    const again = await newPayment(user, order.id);
    expect(again.status).toBe(200);
    await payAndReturn(server, again.body.iframe_url);
    server.clock.advance(300);
    await reconcileAll(server);
    const paid = await newestOrder(user);
    expect(paid.order_status).toBe('PAID');
    expect(paid.payments.map((payment) => payment.current_state)).toEqual(['PAID', 'TIMEOUTED']);
  });

  test('when refunding: it is tried until it works, and happens once', async () => {
    const user = await server.signUp('tworefunds@example.com');
    const first = await buy(user);
    let refunds = 0;
    // The first page is too old to be reused, so a second one is opened, and both are paid.
    server.clock.advance(1900);
    const second = await newPayment(user, first.body.order_id);
    await press(server, first.body.iframe_url, 'pay');
    await payAndReturn(server, second.body.iframe_url);
    await notify(providerOf(first.body.iframe_url));
    await withGateway({ refund: down }, async () => {
      for (let round = 0; round < 3; round += 1) {
        server.clock.advance(120);
        await reconcileAll(server);
      }
    });
    const counted: PaymentGateway['refund'] = (id, payment) => {
      refunds += 1;
      return sandbox.refund(id, payment);
    };
    await withGateway({ refund: counted }, async () => {
      for (let round = 0; round < 3; round += 1) {
        server.clock.advance(3600);
        await reconcileAll(server);
      }
    });
    expect(refunds).toBe(1);
    const order = await newestOrder(user);
    expect(order.order_status).toBe('PAID');
    expect(order.payments.map((payment) => payment.current_state).toSorted()).toEqual(['PAID', 'REFUNDED']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyAndPay, buy, cancel } from '../setup/buyer.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { logInFrom, personWithPassword, withToken } from './people.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback', ADMIN_EMAIL: 'admin@example.com' });
  admin = await server.signUp('admin@example.com');
});
afterAll(() => server.close());

interface Page {
  events: {
    type: string;
    from: string | null;
    about: string | null;
    by: { id: number; email: string } | null;
    user?: { email: string } | null;
  }[];
  total: number;
  pages: number;
}
const HERE = '203.0.113.77';

/** A person who failed to sign in, then signed in. */
async function signedIn(email: string) {
  const { id } = await personWithPassword(server, email);
  await logInFrom(server, HERE, email, { password: 'Wrong1234' });
  const { body } = await logInFrom(server, HERE, email, { device: 'Phone' });
  return { id, ...withToken(server, body.token) };
}

/** The same person at a network address. */
const calling = (person: Caller, address: string): Caller => ({
  call: (method, url, body) => person.call(method, url, body, { 'x-forwarded-for': address }),
});

describe('events', () => {
  // Specification: S0-1.43
  test('is listed for the user newest first, with device and network, without events of others', async () => {
    const person = await signedIn('mine@example.com');
    await signedIn('theirs@example.com');
    const { body } = await person.call<Page>('GET', '/api/user/events');
    expect(body.events.map(({ type, from, about }) => [type, from, about]).slice(0, 2)).toEqual([
      ['sign_in', '203.0.113.0/24', 'Phone'],
      ['sign_in_failed', '203.0.113.0/24', null],
    ]);
    expect(body).toMatchObject({ total: body.events.length, pages: 1 });
  });

  // Specification: S0-1.44
  test('is searched by the administrator by user and kind; reading a user’s events is recorded for that user', async () => {
    const person = await signedIn('searched@example.com');
    const of = (query: string, caller: Pick<Caller, 'call'> = admin) =>
      caller.call<Page>('GET', `/api/events?${query}`);
    expect((await of('', person)).status).toBe(403);
    const { events } = (await of(`user_id=${person.id}&type=sign_in`)).body;
    expect(events.map(({ type, user }) => [type, user?.email])).toEqual([['sign_in', 'searched@example.com']]);
    expect((await of(`type=sign_in&to=${encodeURIComponent('2020-01-01T00:00:00.000Z')}`)).body.total).toBe(0);
    expect((await of('type=nonsense')).status).toBe(422);
    const own = (await person.call<Page>('GET', '/api/user/events')).body.events;
    expect(own.filter(({ type }) => type === 'data_read')).toHaveLength(1);
  });

  test('is read page by page, each event once', async () => {
    const person = await signedIn('pages@example.com');
    const at = server.clock.now();
    const many = Array.from(
      { length: 120 },
      (_, n) => ({ type: 'sign_out', at, user_id: person.id, about: `n${n}` }) as const,
    );
    await server.context.db.insertInto('audit_events').values(many).execute();
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await person.call<Page>('GET', `/api/user/events?page=${page}`)).body),
    );
    expect(pages.map(({ events }) => events.length).slice(0, 2)).toEqual([50, 50]);
    const abouts = pages.flatMap(({ events }) => events).filter(({ type }) => type === 'sign_out');
    expect(new Set(abouts.map(({ about }) => about)).size).toBe(120);
    for (const page of ['0', '-1', 'x'])
      expect((await person.call('GET', `/api/user/events?page=${page}`)).status).toBe(422);
  });

  test('names orders, with who ordered and cancelled, and from where', async () => {
    const person = await server.signUp('buyer@example.com');
    const elsewhere = calling(person, '198.51.100.23');
    const { body } = await buy(elsewhere);
    await cancel(elsewhere, body.order_id);
    const paid = await buyAndPay(server, elsewhere);
    const { events } = (await person.call<Page>('GET', '/api/user/events')).body;
    expect(events.map(({ type, by, from: network, about }) => [type, by?.id, network, about])).toEqual([
      // The gateway says so, not the person.
      ['order_paid', undefined, null, `#${paid}`],
      ['order_created', person.id, '198.51.100.0/24', `#${paid}`],
      ['order_canceled', person.id, '198.51.100.0/24', `#${body.order_id}`],
      ['order_created', person.id, '198.51.100.0/24', `#${body.order_id}`],
    ]);
  });

  test('names what the administrator changes and reads, from where, each reading once in 15 minutes', async () => {
    const person = await server.signUp('read@example.com');
    const order = await buyAndPay(server, person);
    const office = calling(admin, '2001:db8:aaaa:bbbb::7');
    const form = { type: 'percentage', value: 10, allowed: 'any', code: 'LOGGED', usages: '', active: true };
    const made = await office.call<{ id: number }>('POST', '/api/coupons', form);
    await office.call('PATCH', `/api/coupons/${made.body.id}`, { ...form, value: 20 });
    await office.call('DELETE', `/api/coupons/${made.body.id}`);
    await office.call('POST', '/api/settings', { used_free_characters: 5, free_pool_limit: 1000 });
    for (let again = 0; again < 2; again += 1) {
      await office.call('GET', '/api/orders');
      await office.call('POST', '/api/orders/search', { search: 'read@' });
      await office.call('GET', `/api/orders/${order}`);
      await office.call('GET', `/api/people/${person.id}`);
    }
    server.clock.advance(16 * 60);
    await office.call('GET', `/api/orders/${order}`);

    const { body } = await admin.call<Page>('GET', '/api/events');
    const changes = body.events.filter((event) => event.by?.email === 'admin@example.com' && event.from !== null);
    const described = changes.map(({ type, user, about }) => [type, user?.email ?? null, about]);
    const change = ['coupon_changed', null, 'LOGGED'];
    const read = ['data_read', 'read@example.com', `#${order}`];
    expect(described).toEqual([
      read,
      ['data_read', 'read@example.com', 'account'],
      read,
      ['data_read', null, 'orders'],
      ['settings_changed', null, '5 / 1000'],
      change,
      change,
      change,
    ]);
    expect(new Set(changes.map((event) => event.from))).toEqual(new Set(['2001:db8:aaaa::/48']));
    const own = (await person.call<Page>('GET', '/api/user/events')).body.events;
    expect(own.filter(({ type }) => type === 'data_read').map(({ about }) => about)).toEqual([
      `#${order}`,
      'account',
      `#${order}`,
    ]);
  });
});

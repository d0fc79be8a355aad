import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  events: { type: string; from: string | null; about: string | null; user?: { email: string } | null }[];
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

describe('what happened', () => {
  // Specification: S0-1.43
  test('is told to the person newest first, with device and network, and nobody else’s', async () => {
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
  test('is searched by the administrator by person and kind; a look into a person’s is told to the person', async () => {
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
});

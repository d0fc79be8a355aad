import { calls } from '@wordcluster/contract/all';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { charge } from '../../src/features/allowance/charge.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let limited: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SHOP: 'off' });
  limited = await startTestServer({ SHOP: 'off', AI_CHARACTERS_PER_PERSON: '1000' });
});
afterAll(async () => {
  await server.close();
  await limited.close();
});

interface User {
  premium: boolean;
  tier: string | null;
  ai_available: boolean;
  text_characters_remaining: number | null;
  voice_characters_remaining: number | null;
  text_characters_limit: number | null;
  characters_today_remaining: number | null;
}
const userOf = async (person: Caller) => (await person.call<User>('GET', '/api/user')).body;

const SHOP =
  /^(GET|POST|PATCH|DELETE|PUT) \/api\/(user\/premium|coupons?|orders|invoices|payments|settings|gateways?)(\/|$)/;
const shopCalls = Object.keys(calls).filter((key) => SHOP.test(key));

test('calls of the shop answer as unknown ones do, for everybody', async () => {
  expect(shopCalls.length).toBeGreaterThan(15);
  const people = [
    server.visitor,
    await server.signUp('buyer@example.com'),
    await server.signUp('admin@wordcluster.example'),
  ];
  for (const person of people) {
    const unknown = await person.call<{ error: { message: string } }>('POST', '/api/there-is-no-such-call', {});
    expect(unknown.status).toBe(404);
    for (const key of shopCalls) {
      const [method = '', path = ''] = key.split(' ');
      const url = path.replaceAll(/:\w+/g, '1');
      const response = await person.call(method, url, method === 'GET' ? undefined : {});
      expect([key, response.status]).toEqual([key, 404]);
      expect(response.body).toMatchObject({ error: { code: 'not_found', message: unknown.body.error.message } });
    }
  }
});

test('the document of the API still describes them', async () => {
  const { body } = await server.visitor.call<{ paths: Record<string, unknown> }>('GET', '/api/openapi.json');
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/user/premium', '/api/coupons']));
});

test('everybody has what Premium has, and no number says otherwise', async () => {
  expect(await userOf(await server.signUp('all@example.com'))).toMatchObject({
    premium: true,
    tier: null,
    ai_available: true,
    voice_available: true,
    text_characters_remaining: null,
    voice_characters_remaining: null,
    text_characters_limit: null,
    voice_characters_limit: null,
    characters_today_remaining: null,
    characters_today_limit: null,
  });
});

test('the configuration says that there is no shop, and the page says it before any script asks', async () => {
  expect((await server.visitor.call('GET', '/api/configuration')).body).toMatchObject({ shop: false });
});

const cluster = { title: 'Words', description: '', col_1_name: 'One', col_2_name: 'Two' };

test('a fresh account makes many clusters, fills one with 10,000 rows and shares it', async () => {
  const owner = await server.signUp('fresh@example.com');
  const friend = await server.signUp('friend@example.com');
  const made = [];
  for (let number = 0; number < 6; number++) {
    const { status, body } = await owner.call<{ id: number }>('POST', '/api/clusters', {
      ...cluster,
      title: `Words ${number}`,
    });
    expect(status).toBe(201);
    made.push(body.id);
  }
  const [id = 0] = made;
  // As a stored cluster of 9,990 rows; the last ten are typed.
  await sql`
    insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value)
    select ${owner.id}, ${id}, n, 'word', 'Wort' from generate_series(1, 9990) as n`.execute(server.context.db);
  await server.context.db
    .updateTable('clusters')
    .set({ row_count: 9990, last_position: '9990' })
    .where('id', '=', id)
    .execute();
  for (let number = 0; number < 10; number++)
    expect(
      (await owner.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: `a${number}`, col_2_value: 'b' }))
        .status,
    ).toBe(201);
  const share = await owner.call('POST', `/api/clusters/${id}/share`, { email: 'friend@example.com', may_write: true });
  expect(share.status).toBe(200);
  const rows = await friend.call<unknown[]>('GET', `/api/clusters/${id}/clusterRows`);
  expect(rows.body).toHaveLength(10_000);
  const listed = await owner.call<{ disabled: boolean }[]>('GET', '/api/clusters');
  expect(listed.body.map(({ disabled }) => disabled)).toEqual(made.map(() => false));
  const link = await owner.call('POST', `/api/clusters/${id}/links`, {});
  expect(link.status).toBeLessThan(300);
});

test('the limit per user counts text and voice together, and is reset each month', async () => {
  const person = await limited.signUp('some@example.com');
  const viewer = { id: person.id, tier: null };
  await charge(limited.context, viewer, 'text', 600);
  await charge(limited.context, viewer, 'voice', 300);
  expect(await userOf(person)).toMatchObject({
    text_characters_remaining: 100,
    voice_characters_remaining: 100,
    text_characters_limit: 1000,
    ai_available: true,
  });
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => charge(limited.context, viewer, 'voice', 60)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'plan_limit', message: expect.stringContaining('next month') },
  });
  const other = await limited.signUp('other@example.com');
  expect(await userOf(other)).toMatchObject({ text_characters_remaining: 1000 });
  limited.clock.set('2026-04-01T00:00:01Z');
  expect(await userOf(await limited.signUp('some2@example.com'))).toMatchObject({ text_characters_remaining: 1000 });
  await expect(charge(limited.context, viewer, 'text', 1000)).resolves.toBeDefined();
});

test('the embedded translator counts too', async () => {
  const person = await limited.signUp('translates@example.com');
  const { body } = await person.call<{ id: number }>('POST', '/api/clusters', {
    ...cluster,
    col_1_language: 'en',
    col_2_language: 'de',
  });
  const response = await person.call('POST', `/api/clusters/${body.id}/translate`, {
    source_col_number: 1,
    target_col_number: 2,
    text: 'dog',
  });
  expect(response.status).toBe(200);
  expect((await userOf(person)).text_characters_remaining).toBe(997);
});

test('orders of a server that had a shop stay, and are in the download of the account', async () => {
  const person = await server.signUp('had@example.com', 'lite');
  expect(await userOf(person)).toMatchObject({ premium: true, tier: null, text_characters_limit: null });
  const { body } = await person.call<{ download: string }>('POST', '/api/user/export');
  const { rawPayload } = await server.app.inject({ method: 'GET', url: body.download });
  expect(rawPayload.includes('orders.json')).toBe(true);
  const statuses = await server.context.db
    .selectFrom('orders')
    .select('status')
    .where('buyer_id', '=', person.id)
    .execute();
  expect(statuses).toEqual([{ status: 'PAID' }]);
});

test('a limit for each person is refused where plans are sold', () => {
  expect(() => loadConfig({ AI_CHARACTERS_PER_PERSON: '5' })).toThrow(/SHOP=off/);
});

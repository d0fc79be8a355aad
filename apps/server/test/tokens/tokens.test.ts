import { calls } from '@wordcluster/contract/all';
import type { CallSpec } from '@wordcluster/contract/call';
import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { renewTokens, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Made = ResponseOf<'POST /api/user/tokens'>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
const make = async (user: Caller, scopes: string[], expires_at = inDays(300)) =>
  (await user.call<Made>('POST', '/api/user/tokens', { name: ' My script ', scopes, expires_at })).body;

const ask = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object | string) =>
  server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });

// Specification: S0-1.87, S0-1.88, S0-1.89
test('a token is shown once, listed without its secret, used within its scopes, and revoked', async () => {
  const user = await server.signUp('tokens@example.com');
  const { id: cluster } = await newCluster(user);
  const rows = `/api/clusters/${cluster}/clusterRows`;
  const made = await make(user, ['write', 'read', 'read']);
  expect(made).toMatchObject({
    name: 'My script',
    scopes: ['read', 'write'],
    expires_at: inDays(300),
    last_used_at: null,
  });
  expect((await ask(made.token, 'POST', rows, { col_1_value: 'pes' })).statusCode).toBe(201);
  expect((await ask(made.token, 'GET', rows)).json()).toMatchObject([{ col_1_value: 'pes' }]);
  expect((await ask(made.token, 'GET', '/api/reviews/today')).statusCode).toBe(403);
  const { body } = await user.call<ResponseOf<'GET /api/user/tokens'>>('GET', '/api/user/tokens');
  expect(body.tokens).toMatchObject([{ id: made.id, last_used_at: expect.any(String) }]);
  expect(JSON.stringify(body)).not.toContain(made.token);
  const stranger = await server.signUp('other-tokens@example.com');
  expect((await stranger.call('DELETE', `/api/user/tokens/${made.id}`, {})).status).toBe(404);
  expect((await user.call('DELETE', `/api/user/tokens/${made.id}`, {})).status).toBe(200);
  expect((await ask(made.token, 'GET', rows)).statusCode).toBe(401);
});

test('a token reaches no call but those of its scopes, whatever is sent', async () => {
  const user = await server.signUp('walls@example.com');
  const tokens = {
    read: await make(user, ['read']),
    write: await make(user, ['write']),
    practise: await make(user, ['practise']),
  };
  for (const [key, spec] of Object.entries(calls) as [string, CallSpec][]) {
    if (spec.access === 'public') continue;
    const [method = '', path = ''] = key.split(' ');
    for (const [scope, { token }] of Object.entries(tokens)) {
      const { statusCode } = await server.app.inject({
        method: method as 'GET',
        url: path.replace(/:\w+/g, '1'),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method !== 'GET' && { payload: '{ broken' }),
      });
      if (spec.scope === scope) expect(statusCode, `${key} ${scope}`).not.toBe(403);
      else expect(statusCode, `${key} ${scope}`).toBe(403);
    }
  }
  for (const call of [
    'GET /api/user',
    'POST /api/user/tokens',
    'POST /api/user/export',
    'GET /api/user/sessions',
  ] as const)
    expect((calls[call] as CallSpec).scope).toBeUndefined();
});

test('a token ends on its day, and errors in a requested one are reported', async () => {
  const user = await server.signUp('ending@example.com');
  const now = server.clock.now().getTime();
  const day = (ms: number) => new Date(now + ms).toISOString();
  for (const body of [
    { name: '', scopes: ['read'], expires_at: day(1e9) },
    { name: 'x'.repeat(61), scopes: ['read'], expires_at: day(1e9) },
    { name: 'x', scopes: [], expires_at: day(1e9) },
    { name: 'x', scopes: ['admin'], expires_at: day(1e9) },
    // Without an end, and with one that is more than a year away.
    { name: 'x', scopes: ['read'] },
    { name: 'x', scopes: ['read'], expires_at: null },
    { name: 'x', scopes: ['read'], expires_at: day(367 * 86_400_000) },
    { name: 'x', scopes: ['read'], expires_at: day(-1000) },
    { name: 'x', scopes: ['read'], expires_at: day(900 * 86_400_000) },
  ])
    expect((await user.call('POST', '/api/user/tokens', body)).status).toBe(422);
  const { token } = await make(user, ['read'], day(3_600_000));
  expect((await ask(token, 'GET', '/api/clusters')).statusCode).toBe(200);
  server.clock.advance(3_700_000);
  expect((await ask(token, 'GET', '/api/clusters')).statusCode).toBe(401);
  await renewTokens(server);
  expect((await user.call<ResponseOf<'GET /api/user/tokens'>>('GET', '/api/user/tokens')).body.tokens).toEqual([]);
});

test('six hundred calls a minute, then 429 with Retry-After', async () => {
  const user = await server.signUp('many-calls@example.com');
  const { token } = await make(user, ['read']);
  const answers: number[] = [];
  for (let round = 0; round < 31; round += 1) {
    const sent = await Promise.all(Array.from({ length: 20 }, () => ask(token, 'GET', '/api/clusters')));
    answers.push(...sent.map(({ statusCode }) => statusCode));
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(600);
  const refused = await ask(token, 'GET', '/api/clusters');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('the OpenAPI document names the scope of each call', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const { paths } = response.json<{ paths: Record<string, Record<string, { security: object[] }>> }>();
  expect(paths['/api/clusters']?.['get']?.security).toEqual([{ bearer: ['read'] }]);
  expect(paths['/api/user']?.['get']?.security).toEqual([{ bearer: [] }]);
});

import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { errorStatus } from '@wordcluster/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { knownBearers } from '../../src/access/tokens.ts';
import { insertAccessToken } from '../../src/features/accounts/repository.ts';
import { toFailure } from '../../src/http/errors.ts';
import { perUserConcurrency } from '../../src/http/per-user-concurrency.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Holds the table of clusters until `end`; `blocked` says how many statements wait for it. */
async function holdClusters() {
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const { promise: over, resolve: release } = Promise.withResolvers<void>();
  const lock = server.context.downloads.transaction().execute(async (trx) => {
    await sql`lock table clusters in access exclusive mode`.execute(trx);
    isLocked();
    await over;
  });
  await locked;
  const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return {
    blocked: async () => (await waiting.execute(server.context.longRunning)).rows[0]?.n,
    end: () => {
      release();
      return lock;
    },
  };
}

test('many concurrent calls of one user are queued, and do not delay others', async () => {
  const [many, other] = [await server.signUp('many@example.com'), await server.signUp('other@example.com')];
  const held = await holdClusters();
  const asked = Array.from({ length: 30 }, () => many.call('GET', '/api/clusters'));
  await vi.waitFor(async () => expect(await held.blocked()).toBe(6), 10_000);
  // The database has eight connections for calls here: one person's must not take them all.
  expect((await other.call('GET', '/api/user')).status).toBe(200);
  await held.end();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (let n = 0; n < 20; n += 1) expect((await many.call('GET', '/api/user')).status).toBe(200);
});

test('calls stay queued while those before them complete, and are refused when none does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const running: (() => void)[] = [];
  const app = fastify().setErrorHandler((error, _request, reply) =>
    reply.code(errorStatus[toFailure(error).code]).send(),
  );
  await app.register(fp(async () => undefined, { name: 'authentication' }));
  await app.register(perUserConcurrency, { bearers: knownBearers(1) });
  app.get('/', () => new Promise((resolve) => running.push(() => resolve({}))));
  onTestFinished(async () => {
    vi.useRealTimers();
    await app.close();
  });
  const ask = async () =>
    (await app.inject({ url: '/', headers: { authorization: `Bearer ${'a'.repeat(64)}` } })).statusCode;
  const sixRun = () => vi.waitFor(() => expect(running).toHaveLength(6));
  const answerSix = () => running.splice(0).forEach((answer) => answer());

  const calls = Array.from({ length: 36 }, ask);
  for (let group = 1; group <= 5; group += 1) {
    await sixRun();
    await vi.advanceTimersByTimeAsync(3_000);
    answerSix();
  }
  await sixRun();
  // Behind the last six, which get no response.
  const refused = Array.from({ length: 6 }, ask);
  await setImmediate();
  await vi.advanceTimersByTimeAsync(3_900);
  const settled = vi.fn();
  void Promise.race(refused).then(settled);
  await setImmediate();
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await Promise.all(refused)).toEqual(refused.map(() => 503));
  answerSix();
  expect(await Promise.all(calls)).toEqual(calls.map(() => 200));
});

test('signing in many times gives no further slots, whichever call recognised the tokens', async () => {
  const [person, other] = [await server.signUp('devices@example.com'), await server.signUp('single@example.com')];
  const { body: cluster } = await person.call<{ id: number }>('POST', '/api/clusters', {
    title: 'Words',
    col_1_name: 'Word',
  });
  const rows = `/api/clusters/${cluster.id}/clusterRows`;
  const receivedBy = [
    ['GET', '/api/user'],
    ['GET', rows],
    ['POST', rows],
  ] as const;
  const as = async (token: string, [method, url]: readonly ['GET' | 'POST', string]) => {
    const response = await server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'POST' ? { payload: { col_1_value: 'word' } } : {}),
    });
    return response.statusCode;
  };
  const tokens = await Promise.all(
    receivedBy.map(() => insertAccessToken(server.context.db, person.id, 'device', server.clock.now())),
  );
  for (const [index, token] of tokens.entries())
    expect(await as(token, receivedBy[index] ?? receivedBy[0])).toBe(200 + (index === 2 ? 1 : 0));

  const held = await holdClusters();
  const asked = tokens.flatMap((token) => Array.from({ length: 5 }, () => as(token, ['GET', '/api/clusters'])));
  await vi.waitFor(async () => expect(await held.blocked()).toBe(6), 10_000);
  expect((await other.call('GET', '/api/user')).status).toBe(200);
  expect(await held.blocked()).toBe(6);
  await held.end();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
});

test('of so many tokens the people are remembered, and those used longest ago forgotten', () => {
  const bearers = knownBearers(2);
  bearers.remember('first', 1);
  bearers.remember('second', 2);
  bearers.remember('first', 1);
  bearers.remember('third', 3);
  expect(['first', 'second', 'third', 'never'].map((token) => bearers.personOf(token))).toEqual([1, null, 3, null]);
});

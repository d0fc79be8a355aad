import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('many calls of one person at once wait for each other, and nobody else for them', async () => {
  const [many, other] = [await server.signUp('many@example.com'), await server.signUp('other@example.com')];
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const lock = server.context.downloads.transaction().execute(async (trx) => {
    await sql`lock table clusters in access exclusive mode`.execute(trx);
    isLocked();
    await over;
  });
  await locked;
  const asked = Array.from({ length: 30 }, () => many.call('GET', '/api/clusters'));
  const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const blocked = async () => (await waiting.execute(server.context.longRunning)).rows[0]?.n;
  await vi.waitFor(async () => expect(await blocked()).toBe(6), 10_000);
  // The database has eight connections for calls here: one person's must not take them all.
  expect((await other.call('GET', '/api/user')).status).toBe(200);
  end();
  await lock;
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (let n = 0; n < 20; n += 1) expect((await many.call('GET', '/api/user')).status).toBe(200);
});

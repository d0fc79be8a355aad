import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase, type Db } from '../../src/database/client.ts';
import { toFailure } from '../../src/http/errors.ts';
import { tcpFaultProxy } from '../setup/tcp-fault-proxy.ts';
import { createTestDatabase } from '../setup/postgres.ts';

const AWAY = { code: 'unavailable', retryAfter: 2 };
/** Far beyond a test's timeout: an earlier end was caused by the liveness check. */
const LONG_TIMEOUTS = { calls: 3_600_000, longRunning: 3_600_000 };

async function behindProxy() {
  const fresh = await createTestDatabase();
  const proxy = await tcpFaultProxy(fresh.connection);
  const database = openDatabase(proxy.connection, 5, true, LONG_TIMEOUTS);
  onTestFinished(async () => {
    proxy.close();
    await database.close();
    await fresh.drop();
  });
  return { proxy, database };
}

const ask = (db: Db) => sql`select 1 as one`.execute(db);
const failure = (work: Promise<unknown>) => work.then(() => null, toFailure);

// Specification: S0-1.278
test('while the database does not respond every request fails, and it is used again as soon as it responds', async () => {
  const { proxy, database } = await behindProxy();
  await Promise.all([ask(database.db), ask(database.downloads)]);
  const { promise: silence, resolve: fallsSilent } = Promise.withResolvers<void>();
  const underWay = failure(
    database.longRunning.transaction().execute(async (trx) => {
      await ask(trx);
      await silence;
      await ask(trx);
    }),
  );
  await vi.waitFor(() => expect(database.pool.totalCount - database.pool.idleCount).toBe(1));
  proxy.fallSilent(true);
  fallsSilent();
  // More than there are connections: some wait for a place, some for one to open, some for an answer.
  const asked = Array.from({ length: 10 }, () => failure(ask(database.db)));
  const downloads = Array.from({ length: 3 }, () => failure(ask(database.downloads)));
  const prepared = failure(database.prepared('one', 'select 1', []));
  for (const outcome of await Promise.all([underWay, prepared, ...asked, ...downloads]))
    expect(outcome).toMatchObject(AWAY);
  expect(await failure(ask(database.db))).toMatchObject(AWAY);
  proxy.fallSilent(false);
  await vi.waitFor(async () => expect((await ask(database.db)).rows).toEqual([{ one: 1 }]), 30_000);
  expect(await Promise.all(Array.from({ length: 20 }, () => failure(ask(database.db))))).toEqual(
    Array.from({ length: 20 }, () => null),
  );
});

test('a connection cut at any moment counts as an unavailable database, and never as a server error', async () => {
  const { proxy, database } = await behindProxy();
  const outcome = [];
  for (let round = 0; round < 15; round += 1) {
    const asked = Array.from({ length: 8 }, (_, n) =>
      failure(n % 2 === 0 ? ask(database.db) : database.db.transaction().execute(ask)),
    );
    proxy.cut();
    outcome.push(...(await Promise.all(asked)));
  }
  expect(outcome.filter((one) => one !== null && one.code !== 'unavailable')).toEqual([]);
});

import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { APPLICATION_NAME, openDatabase } from '../../src/database/client.ts';
import { toFailure } from '../../src/http/errors.ts';
import { tcpFaultProxy } from '../setup/tcp-fault-proxy.ts';
import { createTestDatabase } from '../setup/postgres.ts';

const DEADLINES = { calls: 1_000, longRunning: 10_000 };
const AWAY = { code: 'unavailable', retryAfter: 2 };

async function behindProxy() {
  const fresh = await createTestDatabase();
  const proxy = await tcpFaultProxy(fresh.connection);
  const database = openDatabase(proxy.connection, 3, true, DEADLINES);
  onTestFinished(async () => {
    proxy.close();
    await database.close();
    await fresh.drop();
  });
  return { proxy, database };
}

const ask = (db: Parameters<ReturnType<typeof sql>['execute']>[0]) => sql`select 1 as one`.execute(db);

test('a database that hangs behind a proxy is unavailable, and is used again when it responds', async () => {
  const { proxy, database } = await behindProxy();
  await ask(database.db);
  proxy.fallSilent(true);
  const started = Date.now();
  const failures = await Promise.all([
    ask(database.db).then(() => null, toFailure),
    database.prepared('one', 'select 1', []).then(() => null, toFailure),
    database.db
      .transaction()
      .execute(ask)
      .then(() => null, toFailure),
  ]);
  expect(failures).toEqual([AWAY, AWAY, AWAY].map((away) => expect.objectContaining(away)));
  // Each waited for its statement, and at most for another one's connection.
  expect(Date.now() - started).toBeLessThan(5_000);
  proxy.fallSilent(false);
  await vi.waitFor(async () => expect((await ask(database.db)).rows).toEqual([{ one: 1 }]), 10_000);
});

test('a statement of a transaction that takes too long takes the transaction with it', async () => {
  const { database } = await behindProxy();
  await sql`create table word (id int)`.execute(database.db);
  const failure = await database.db
    .transaction()
    .execute(async (trx) => {
      await sql`insert into word values (1)`.execute(trx);
      await sql`select pg_sleep(3)`.execute(trx);
    })
    .then(() => null, toFailure);
  expect(failure).toMatchObject(AWAY);
  expect((await sql`select * from word`.execute(database.db)).rows).toEqual([]);
});

test('imports, jobs and downloads may take longer than calls', async () => {
  const { database } = await behindProxy();
  const nap = sql`select pg_sleep(2)`;
  expect(await nap.execute(database.db).then(() => null, toFailure)).toMatchObject(AWAY);
  await expect(nap.execute(database.longRunning)).resolves.toBeDefined();
  await expect(nap.execute(database.downloads)).resolves.toBeDefined();
});

test('downloads that hold all their connections leave the others to calls, within the limit of both', async () => {
  const { database } = await behindProxy();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const holding = database.downloads.transaction().execute(async (trx) => {
    await ask(trx);
    await held;
  });
  await expect(Promise.all(Array.from({ length: 10 }, () => ask(database.db)))).resolves.toHaveLength(10);
  expect(
    (
      await sql`select 1 from pg_stat_activity
        where datname = current_database() and application_name = ${APPLICATION_NAME}`.execute(database.db)
    ).rows.length,
  ).toBeLessThanOrEqual(3);
  letGo();
  await holding;
});

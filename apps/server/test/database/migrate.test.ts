import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { waitForDatabase } from '../../src/database/availability.ts';
import { migrateToLatest, requireMigrated } from '../../src/database/migrate.ts';
import { fakePgBouncer } from '../setup/tcp-fault-proxy.ts';
import { createTestDatabase } from '../setup/postgres.ts';

async function freshDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database.connection;
}

test('several servers that start at once on an empty database all find it whole', async () => {
  const connection = await freshDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await Promise.all(Array.from({ length: 5 }, () => migrateToLatest(connection)));
  expect((await client.query('select id from users')).rowCount).toBe(0);
  await client.end();
});

test('servers that start behind a pooler in transaction mode leave no lock for the next one to wait for', async () => {
  const connection = await freshDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const pooler = await fakePgBouncer(connection);
  onTestFinished(() => pooler.close());
  await migrateToLatest(pooler.connection);
  await Promise.all([migrateToLatest(pooler.connection), migrateToLatest(pooler.connection)]);
  const locks = `select count(*)::int as left from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and d.datname = current_database()`;
  expect((await client.query(locks)).rows).toEqual([{ left: 0 }]);
  await client.end();
});

/** A database that other versions have been at, as a statement says. */
async function databaseAfter(statement: string) {
  const connection = await freshDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(statement);
  const made = async () => (await client.query('select name, timestamp from kysely_migration order by name')).rows;
  return { connection, made, before: await made() };
}

test('an older server is served by what a newer one has added to, says so, and changes nothing', async () => {
  const added = `insert into kysely_migration values ('9998-the-future', now()::text), ('9999-the-future', now()::text)`;
  const { connection, made, before } = await databaseAfter(added);
  const newer = ['9998-the-future', '9999-the-future'];
  expect(await migrateToLatest(connection)).toEqual(newer);
  expect(await requireMigrated(connection)).toEqual(newer);
  expect(await made()).toEqual(before);
});

test.each([
  [
    'that came in between',
    `insert into kysely_migration values ('0001-from-elsewhere', now()::text)`,
    '0001-from-elsewhere',
  ],
  [
    'beside a gap',
    `delete from kysely_migration where name = (select max(name) from kysely_migration);
     insert into kysely_migration values ('9999-the-future', now()::text)`,
    '9999-the-future',
  ],
])('an unknown migration %s is refused, and nothing is changed', async (_what, statement, unknown) => {
  const { connection, made, before } = await databaseAfter(statement);
  await expect(migrateToLatest(connection)).rejects.toThrow(`belongs to a newer Wordcluster (it has ${unknown})`);
  expect(await made()).toEqual(before);
});

test('a database without Citus is not sharded: a start with the setting names it, and changes nothing', async () => {
  const connection = await freshDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  const refused = 'DATABASE_DISTRIBUTED=true, but the database has no Citus (create extension citus).';
  await expect(requireMigrated(connection, true)).rejects.toThrow(refused);
  await client.query('drop schema public cascade; create schema public');
  await expect(migrateToLatest(connection, true)).rejects.toThrow(refused);
  expect((await client.query("select to_regclass('kysely_migration') as made")).rows).toEqual([{ made: null }]);
  await client.end();
});

test('a start waits for a database that is not up yet, and reports it once', async () => {
  const door = createServer((socket) => void socket.resetAndDestroy()).listen(0, '127.0.0.1');
  await once(door, 'listening');
  onTestFinished(() => void door.close());
  const address = door.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const said: string[] = [];
  const waiting = waitForDatabase({ host: '127.0.0.1', port, user: 'words', database: 'words' }, (line) => {
    said.push(line);
    // From now on the database is there.
    door.removeAllListeners('connection').on('connection', (socket) => {
      socket.on('error', () => undefined).end(Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1'));
    });
  });
  await waiting;
  expect(said).toEqual([expect.stringMatching(/^Waiting for the database \(.*ECONNRESET.*\)…$/)]);
});

test('a start does not wait where waiting does not help', async () => {
  const connection = await freshDatabase();
  const said: string[] = [];
  const wrong = { ...connection, database: 'no_such_database' };
  await expect(waitForDatabase(wrong, (line) => said.push(line))).rejects.toThrow('does not exist');
  const away = { host: '127.0.0.1', port: 1, user: 'words', database: 'words' };
  await expect(waitForDatabase(away, (line) => said.push(line), 0)).rejects.toThrow('ECONNREFUSED');
});

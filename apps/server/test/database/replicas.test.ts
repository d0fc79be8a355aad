import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EmbeddedConnection } from '../../src/database/embedded.ts';
import { startEmbeddedDatabase } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/database/migrate.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Embedded = Awaited<ReturnType<typeof startEmbeddedDatabase>>;

const QUICK = { fsync: 'off', full_page_writes: 'on' };
const LAG = '5s';
const WORDS = ['first', 'second', 'third', 'fourth', 'fifth'];

let folder: string;
let database: Embedded;
let replica: Embedded;
let servers: [TestServer, TestServer];
let person: Caller & { id: number };
let rows: string;

const start = (name: string, settings: Record<string, string>) =>
  startEmbeddedDatabase({
    dataDir: path.join(folder, name),
    log: () => undefined,
    onUnexpectedEnd: () => undefined,
    settings: { ...QUICK, ...settings },
  });

/** Each start has its socket in another folder: a link to it is an address that stays. */
const socket = () => path.join(folder, 'socket');
const addressOf = ({ user, database: name }: EmbeddedConnection) =>
  `postgres://${user}@/${name}?host=${encodeURIComponent(socket())}`;

async function startReplica(): Promise<void> {
  const { host, user } = database.connection;
  replica = await start('replica', { primary_conninfo: `host=${host} user=${user}`, recovery_min_apply_delay: LAG });
  await rm(socket(), { force: true });
  await symlink(replica.connection.host, socket());
}

async function askReplica<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client(replica.connection);
  await client.connect();
  const { rows: found } = await client.query<Row>(text);
  await client.end();
  return found;
}

/** Makes a replica of the database that takes over each commit only after a while. */
async function makeLaggingReplica(): Promise<void> {
  const client = new Client(database.connection);
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  const [from, to] = [path.join(folder, 'database', 'postgres'), path.join(folder, 'replica', 'postgres')];
  await cp(path.join(from, 'data'), path.join(to, 'data'), {
    recursive: true,
    filter: (source) => !source.endsWith('postmaster.pid'),
  });
  await cp(path.join(from, 'password'), path.join(to, 'password'));
  const { rows: stopped } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await writeFile(path.join(to, 'data', 'backup_label'), stopped[0]?.labelfile ?? '');
  await writeFile(path.join(to, 'data', 'standby.signal'), '');
  await client.end();
  await startReplica();
}

/** Number of the calls' statements that the replica ran. */
async function askedOfReplica(): Promise<number> {
  const [found] = await askReplica<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where application_name = 'wordcluster' and query like '%cluster_rows%'`,
  );
  return found?.n ?? 0;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-replica-'));
  database = await start('database', {});
  await migrateToLatest(database.connection);
  // Before the replica is created: data copied with it has no delay.
  const alone = await startTestServer({}, database.connection);
  person = await alone.signUp('reader@example.com');
  const { body } = await person.call<{ id: number }>('POST', '/api/clusters', { title: 'Words', col_1_name: 'Word' });
  rows = `/api/clusters/${body.id}/clusterRows`;
  await person.call('POST', rows, { col_1_value: 'first' });
  await alone.close();
  await makeLaggingReplica();
  const env = { DATABASE_REPLICA_URL: addressOf(replica.connection) };
  servers = [await startTestServer(env, database.connection), await startTestServer(env, database.connection)];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await replica.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** The same person, calling this server. */
const at = (server: TestServer, token = person.token ?? '') => ({
  async call<Body>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: (response.body ? response.json() : null) as Body };
  },
});

const wordsAt = async (server: TestServer, token?: string) => {
  const { status, body } = await at(server, token).call<{ col_1_value: string }[]>('GET', rows);
  return status === 200 ? body.map((row) => row.col_1_value) : status;
};

// Specification: S0-1.279
test('data unchanged for a while are read from a replica', async () => {
  await vi.waitFor(
    async () => {
      expect(await wordsAt(servers[0])).toEqual(['first']);
      expect(await askedOfReplica()).toBeGreaterThan(0);
    },
    { timeout: 30_000, interval: 200 },
  );
});

test('own writes are read at once at every server, whatever a replica lags behind; login and logout are writes too', async () => {
  const [here, there] = servers;
  const words = ['first'];
  for (const word of ['second', 'third', 'fourth']) {
    expect((await at(here).call('POST', rows, { col_1_value: word })).status).toBe(201);
    words.push(word);
    expect(await wordsAt(there)).toEqual(words);
    expect(await wordsAt(here)).toEqual(words);
  }
  const { insertAccessToken } = await import('../../src/features/accounts/repository.ts');
  const device = await insertAccessToken(here.context.db, person.id, 'another', here.clock.now());
  expect(await wordsAt(there, device)).toEqual(words);
  expect((await at(here, device).call('POST', '/api/user/logout')).status).toBeLessThan(300);
  expect(await wordsAt(there, device)).toBe(401);
  expect(await wordsAt(here, device)).toBe(401);
});

test('a replica that has come further in a time line of its own, and one that is gone, are left out', async () => {
  // As an old primary that was cut off: it went on alone for a while, and then follows the new one, which it cannot.
  await askReplica('select pg_promote()');
  for (let n = 0; n < 3; n += 1) await askReplica('select txid_current(), pg_switch_wal()');
  await replica.stop();
  await writeFile(path.join(folder, 'replica', 'postgres', 'data', 'standby.signal'), '');
  await startReplica();
  const [here, there] = servers;
  expect((await at(here).call('POST', rows, { col_1_value: 'fifth' })).status).toBe(201);
  const both = async () => expect([await wordsAt(here), await wordsAt(there)]).toEqual([WORDS, WORDS]);
  await vi.waitFor(async () => expect(await here.context.replicas.problems()).toHaveLength(1), 30_000);
  for (let n = 0; n < 3; n += 1) {
    await both();
    // Each time the replica is looked at anew.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  await replica.stop();
  await both();
});

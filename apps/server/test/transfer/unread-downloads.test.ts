import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let address: URL;
let user: Caller;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  user = await server.signUp('user@example.com', 'great');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** More than the system's socket buffers for a stalled reader. */
async function bigCluster(owner: Caller): Promise<string> {
  const { id, export: link } = await newCluster(owner);
  await sql`insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value)
    select c.user_id, c.id, n, md5(n::text), repeat(md5(n::text), 30) from clusters c, generate_series(1, 12000) n where c.id = ${id}`.execute(
    server.context.db,
  );
  return link;
}

/** Asks for a file and reads nothing of it but the first line. */
async function unread(link: string): Promise<string> {
  const socket = connect(Number(address.port), address.hostname).on('error', () => undefined);
  sockets.push(socket);
  socket.write(`GET ${link}&format=csv HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return new Promise((resolve) => {
    socket.once('data', (bytes) => {
      socket.pause();
      resolve(bytes.toString('latin1').split('\r\n', 1)[0] ?? '');
    });
  });
}

const spools = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`wordcluster-export-${process.pid}-`));

test('unread downloads hold no connection, and release their slot once they end', async () => {
  const link = await bigCluster(user);
  const lines = await Promise.all(Array.from({ length: 22 }, () => unread(link)));
  expect(lines.filter((line) => line.includes('200'))).toHaveLength(5);
  expect(lines.filter((line) => line.includes('429'))).toHaveLength(17);
  // The rest is stored while nobody reads; then no connection is in use.
  await vi.waitFor(async () => {
    const { rows } = await sql<{ state: string }>`select state from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(server.context.db);
    expect(rows).toEqual([]);
  }, 10_000);
  // Another person's file comes whole, and their calls are answered.
  const other = await server.signUp('other@example.com', 'great');
  const theirs = await fetch(new URL(`${await bigCluster(other)}&format=csv`, address));
  expect((await theirs.text()).split('\r\n')).toHaveLength(12_002);
  expect(await spools()).toHaveLength(5);

  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await spools()).toEqual([]), 10_000);
  expect((await fetch(new URL(`${link}&format=csv`, address))).status).toBe(200);
});

test('a file is one state of the cluster, whatever changes while it is read', async () => {
  const link = await bigCluster(user);
  const clusterId = Number(/clusters\/(\d+)/.exec(link)?.[1]);
  const response = await fetch(new URL(`${link}&format=csv`, address));
  await sql`delete from cluster_rows where cluster_id = ${clusterId}`.execute(server.context.db);
  expect((await response.text()).split('\r\n')).toHaveLength(12_002);
});

import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { clusterOf, type Row } from './words.ts';

let server: TestServer;
let address: string;
let owner: Caller & { id: number; email: string };
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await server.signUp('owner@example.com', 'great');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** A cluster as an import of so many rows leaves it, with cells of so many characters. */
async function filled(rows: number, characters: number, character = 'x'): Promise<string> {
  const path = await clusterOf(owner);
  const id = Number(path.split('/')[3]);
  const text = character.repeat(characters);
  await sql`insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value)
    select c.user_id, c.id, n, ${text}, ${text}, ${text} from clusters c, generate_series(1, ${rows}::int) n where c.id = ${id}`.execute(
    server.context.longRunning,
  );
  await sql`update clusters set row_count = ${rows}, last_position = ${rows}, bytes = ${rows * characters * 3}
    where id = ${id}`.execute(server.context.db);
  return path;
}

const read = (user: Caller, path: string) =>
  fetch(address + path, { headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'identity' } });

const spools = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`wordcluster-export-${process.pid}-`));

/** Bytes that are in use, without those that wait for the garbage collector. */
function memoryHeld(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('a long list is the same as a short one, in order and numbered', async () => {
  const path = await filled(4321, 1);
  await owner.call('POST', path, { col_1_value: 'the "last"\n{"tags":null,"id":1}' });
  const [first] = (await owner.call<Row[]>('GET', path)).body;
  await owner.call('PATCH', `${path}/${first?.id}`, { row_number: 4000 }, { prefer: 'return=minimal' });
  const { status, headers, body } = await owner.call<Row[]>('GET', path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body.map((row) => row.row_number)).toEqual(Array.from({ length: 4322 }, (_, n) => n + 1));
  expect(body[3999]?.id).toBe(first?.id);
  expect(body.at(-1)).toEqual({
    id: expect.any(Number),
    cluster_id: first?.cluster_id,
    row_number: 4322,
    col_1_value: 'the "last"\n{"tags":null,"id":1}',
    col_2_value: null,
    col_3_value: null,
    tags: [],
    ...NO_MEDIA,
  });
  const hash = 'a'.repeat(64);
  const named_at = server.clock.now();
  const { id: user_id } = owner;
  const last = body.at(-1);
  await server.context.db
    .insertInto('media_files')
    .values({ user_id, hash, type: 'image/webp', bytes: 1, named_at })
    .execute();
  await server.context.db
    .insertInto('row_media')
    .values({ user_id, cluster_id: last?.cluster_id ?? 0, row_id: last?.id ?? 0, slot: 3, hash, removed_at: null })
    .execute();
  await sql`update clusters set has_media = true where id = ${last?.cluster_id ?? 0}`.execute(server.context.db);
  const shown = (await owner.call<Row[]>('GET', path)).body.filter((row) => row.sound_3 !== null);
  expect(shown).toEqual([{ ...last, sound_3: expect.stringContaining(hash) }]);
  const stranger = await server.signUp('stranger@example.com');
  expect((await stranger.call('GET', path)).status).toBe(404);
});

/** Bytes of a list between two looks at the memory: each collects garbage. */
const LOOK_BYTES = 50_000_000;

test('a list longer than any text of JavaScript can be is sent whole, in bounded memory', async () => {
  const ROWS = 30_000;
  // JSON writes six characters for it.
  const path = await filled(ROWS, 1000, '\u0001');
  const response = await read(owner, path);
  expect(response.status).toBe(200);
  const before = memoryHeld();
  let bytes = 0;
  let looked = 0;
  let most = 0;
  let last: Uint8Array = new Uint8Array();
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    // The end may come in pieces of a few bytes.
    last = Buffer.concat([last, piece.subarray(-200)]).subarray(-200);
    if (bytes < looked + LOOK_BYTES) continue;
    looked = bytes;
    most = Math.max(most, memoryHeld());
  }
  expect(bytes).toBeGreaterThan(ROWS * 18_000);
  expect(Buffer.from(last).toString()).toMatch(/\\u0001","tags":\[\],(?:"\w+":null,?)+}\]$/);
  expect(most - before).toBeLessThan(bytes / 4);
  await sql`delete from cluster_rows where cluster_id = ${Number(path.split('/')[3])}`.execute(
    server.context.longRunning,
  );
}, 300_000);

test('unread lists hold no connection and little memory, and block no other user', async () => {
  const path = await filled(12_000, 400);
  const reader = await server.signUp('reader@example.com');
  await owner.call('POST', `${path.replace('/clusterRows', '')}/share`, { email: 'reader@example.com' });
  const { port, hostname } = new URL(address);
  const before = memoryHeld();
  const begun = Array.from({ length: 12 }, () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    sockets.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${owner.token}\r\n\r\n`);
    return new Promise<string>((resolve) => {
      socket.once('data', (bytes) => {
        socket.pause();
        resolve(bytes.toString('latin1'));
      });
    });
  });
  expect(await begun[0]).toContain('200 OK');
  await vi.waitFor(async () => expect(await spools()).toHaveLength(3), 20_000);
  await vi.waitFor(async () => {
    const { rows } = await sql`select state from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(server.context.db);
    expect(rows).toEqual([]);
  }, 20_000);
  expect(memoryHeld() - before).toBeLessThan(60_000_000);

  expect((await (await read(reader, path)).json()) as Row[]).toHaveLength(12_000);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await spools()).toEqual([]), 20_000);
  expect((await (await read(owner, path)).json()) as Row[]).toHaveLength(12_000);
});

import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@wordcluster/contract/types';
import { createProduct, type Product } from '@wordcluster/testing/product';
import { sql } from 'kysely';
import { answerOf, callAs, expectAlive, expectAway, expectBack, unexpected, type Call } from './calls.ts';
import { startFaultyDatabase, type FaultyDatabase } from './database.ts';
import { Fault, type FaultOptions } from './scenario.ts';
import { mountSmallDisk, NO_SMALL_DISK } from './small-disk.ts';

/** Timeout in milliseconds: 10 s in the queue of the user, those of the database, and slack for a busy machine. */
const REFUSED_WITHIN = 26_000;
/** Milliseconds in which all goes on once the database is there again. */
const BACK_WITHIN = 30_000;
/** The concurrency limit of one sign-in; further calls would be queued. */
const CALLS_AT_ONCE = 8;
/** Megabytes: a new database and some rows. */
const DISK = 200;

interface World {
  database: FaultyDatabase;
  server: Product;
  token: string;
  rows: string;
  /** Words whose addition was acknowledged. */
  stored: string[];
}

/** Recovery: the database is stopped, frozen (SIGSTOP) and full; requests fail with 503, and the servers go on without a restart. */
export async function databaseAway({ short }: FaultOptions): Promise<string> {
  const rounds = short ? 1 : 5;
  await inWorld(undefined, async (world) => {
    for (let round = 0; round < rounds; round += 1) {
      await ended(world);
      await frozen(world);
    }
  });
  const disk = await mountSmallDisk(DISK);
  try {
    if (disk)
      await inWorld(disk.folder, async (world) => {
        await disk.fill();
        await full(world, () => disk.empty());
      });
  } finally {
    await disk?.remove();
  }
  return `${rounds} ends and ${rounds} standstills of the database, none held anybody up; a full one: ${disk ? 'neither' : NO_SMALL_DISK}`;
}

async function inWorld(folder: string | undefined, play: (world: World) => Promise<void>): Promise<void> {
  const database = await startFaultyDatabase(folder);
  const server = await createProduct({ DATABASE_URL: database.url('server'), LOG_LEVEL: 'silent' });
  try {
    await server.start();
    const pid = server.pid();
    const token = await database.signUp('reader@example.com', true);
    const cluster = { method: 'POST', path: '/api/clusters', body: { title: 'Away', col_1_name: 'Word' } };
    const { id } = await answerOf<ResponseOf<'POST /api/clusters'>>(server.url, token, cluster);
    const world = { database, server, token, rows: `/api/clusters/${id}/clusterRows`, stored: [] };
    await add(world);
    await play(world);
    await nothingLost(world);
    await expectAlive(server.url);
    if (server.pid() !== pid) throw new Fault('the server was started again');
  } finally {
    await server.remove();
    await database.remove();
  }
}

const addition = (world: World): Call & { body: { col_1_value: string } } => ({
  method: 'POST',
  path: world.rows,
  body: { col_1_value: randomBytes(400).toString('hex') },
});

/** Adds a word, which counts once it is acknowledged. */
async function add(world: World) {
  const call = addition(world);
  const result = await callAs(world.server.url, world.token, call);
  if (result.status === 201) world.stored.push(call.body.col_1_value);
  return { call, result };
}

const reads = ({ rows }: World): Call[] => [
  { method: 'GET', path: '/api/clusters' },
  { method: 'GET', path: rows },
  { method: 'GET', path: '/api/user' },
];

const manyCalls = (world: World): Call[] =>
  Array.from({ length: CALLS_AT_ONCE }, (_, index) => reads(world)[index % 4] ?? addition(world));

async function ended(world: World): Promise<void> {
  const { database, server, token } = world;
  await database.kill();
  await Promise.all([expectAway(server.url, token, manyCalls(world), REFUSED_WITHIN), expectAlive(server.url)]);
  await database.start();
  await goesOn(world);
}

async function frozen(world: World): Promise<void> {
  const { database, server, token } = world;
  await database.freeze();
  await Promise.all([expectAway(server.url, token, manyCalls(world), REFUSED_WITHIN), expectAlive(server.url)]);
  database.thaw();
  await goesOn(world);
}

/** First the disk is full for rows, then for the write-ahead log as well, which stops the database. */
async function full(world: World, freeCapacity: () => Promise<void>): Promise<void> {
  const { database, server, token } = world;
  for (let tries = 0; ; tries += 1) {
    const { call, result } = await add(world);
    if (result.status === 503 && result.retryAfter) break;
    if (result.status !== 201) throw unexpected(call, result, '201, or 503 with Retry-After');
    if (tries > 2_000) throw new Fault('the full disk took every row');
  }
  await expectAlive(server.url);
  await expectBack(server.url, token, reads(world), BACK_WITHIN);
  await sql`select pg_switch_wal()`.execute(database.db).catch(() => undefined);
  await expectAway(server.url, token, [addition(world), addition(world)], REFUSED_WITHIN);
  await expectAlive(server.url);
  await freeCapacity();
  await database.kill();
  await database.start();
  await goesOn(world);
}

async function goesOn(world: World): Promise<void> {
  await expectBack(world.server.url, world.token, [...reads(world), addition(world)], BACK_WITHIN);
  const { call, result } = await add(world);
  if (result.status !== 201) throw unexpected(call, result, '201');
  await nothingLost(world);
}

async function nothingLost({ server, token, rows, stored }: World): Promise<void> {
  const list = { method: 'GET', path: rows };
  const found = await answerOf<ResponseOf<'GET /api/clusters/:cluster_id/clusterRows'>>(server.url, token, list);
  const words = new Set(found.map((row) => row.col_1_value));
  const lost = stored.filter((word) => !words.has(word));
  if (lost.length > 0) throw new Fault(`${lost.length} of ${stored.length} acknowledged rows are lost`);
}

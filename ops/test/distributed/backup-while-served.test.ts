import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeBackup } from '../../../apps/server/src/backup/make-backup.ts';
import { beginConsistentSnapshot } from '../../../apps/server/src/backup/consistent-snapshot.ts';
import { openBackup, restoreBackup } from '../../../apps/server/src/backup/restore-backup.ts';
import type { EmbeddedConnection } from '../../../apps/server/src/database/embedded.ts';
import { migrateToLatest } from '../../../apps/server/src/database/migrate.ts';
import { insertUser } from '../../../apps/server/src/features/accounts/repository.ts';
import { runBackupJob } from '../../../apps/server/src/jobs/backup-job.ts';
import { newCluster } from '../../../apps/server/test/setup/clusters.ts';
import { createOnNodes, dropOnNodes } from '../../../apps/server/test/setup/nodes.ts';
import { startTestServer, type Caller, type TestServer } from '../../../apps/server/test/setup/server.ts';
import { lateProxy } from './late-proxy.ts';

/** A sharded database is backed up while users in different shards write. */
const PEOPLE = 6;
const CHAINS = 6;
const MOMENTS = 8;
const SERVED = 'backed_up_while_served';
const RESTORED = 'restored_while_served';

/** Longer than a try to lock all tables, and the pause after it. */
const LONGER_THAN_A_TRY_MS = 2_500;

let server: TestServer;
let proxy: Awaited<ReturnType<typeof lateProxy>>;
let folder: string;
let served: EmbeddedConnection;
let people: (Caller & { id: number; clusters: number[] })[];

async function ask<Row extends pg.QueryResultRow>(database: pg.ClientConfig, text: string): Promise<Row[]> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-while-served-'));
  const [coordinator, near, far] = inject('nodes');
  if (!coordinator || !near || !far) throw new Error('Two machines are wanted beside the coordinator.');
  proxy = await lateProxy(far);
  await dropOnNodes(inject('postgres'), inject('nodes'), SERVED);
  await createOnNodes(inject('postgres'), [coordinator, near, proxy], SERVED);
  served = { ...inject('postgres'), database: SERVED };
  await migrateToLatest(served, true);
  server = await startTestServer({ DATABASE_DISTRIBUTED: 'true', BACKUP_DIR: folder }, served);
  people = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = await server.signUp(`writer-${n}@example.com`, 'great');
    const clusters: number[] = [];
    for (let chain = 0; chain < CHAINS; chain += 1)
      clusters.push((await newCluster(person, { title: `Chain ${chain}` })).id);
    people.push({ ...person, clusters });
  }
}, 240_000);

afterAll(async () => {
  await server.close();
  proxy.close();
  await dropOnNodes(inject('postgres'), inject('nodes'), SERVED);
  await ask({ ...inject('postgres'), database: 'postgres' }, `drop database if exists ${RESTORED} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

/**
 * Words that depend on each other: each is written, by the next person, once the one before is acknowledged. What is returned ends it, and
 * tells how far each chain had come.
 */
function writing() {
  const acknowledged = Array.from({ length: CHAINS }, () => 0);
  let longest = 0;
  let ended = false;
  const chains = acknowledged.map(async (_, chain) => {
    for (let word = 1; !ended; word += 1) {
      const person = people[word % PEOPLE];
      const began = performance.now();
      const answer = await person?.call('POST', `/api/clusters/${person.clusters[chain]}/clusterRows`, {
        col_1_value: `${chain}-${word}`,
      });
      expect(answer?.status).toBe(201);
      acknowledged[chain] = word;
      longest = Math.max(longest, performance.now() - began);
    }
  });
  /** Accounts, and the names that lead to them, each pair by one transaction, often on two machines. */
  const signingUp = (async () => {
    const { db, clock } = server.context;
    for (let n = 0; !ended; n += 1) {
      const person = { email: `new-${n}@example.com`, first_name: 'New', last_name: 'Person', created_at: clock.now() };
      await db.transaction().execute((trx) => insertUser(trx, person));
    }
  })();
  return {
    acknowledged,
    /** Returns the milliseconds of the longest call. */
    async end(): Promise<number> {
      ended = true;
      await Promise.all([...chains, signingUp]);
      return longest;
    },
  };
}

async function restored(file: string): Promise<pg.ClientConfig> {
  const postgres = { ...inject('postgres'), database: 'postgres' };
  await ask(postgres, `drop database if exists ${RESTORED} with (force)`);
  await ask(postgres, `create database ${RESTORED}`);
  const database = { ...postgres, database: RESTORED };
  await restoreBackup(database, await openBackup(file), false);
  return database;
}

const WORDS = `select split_part(col_1_value, '-', 1)::int as chain, count(*)::int as found, max(split_part(col_1_value, '-', 2)::int) as last
  from cluster_rows group by 1 order by 1`;

interface Chain {
  chain: number;
  found: number;
  last: number;
}

/** None is missing before one that depends on it, and none that was acknowledged. */
function expectOneMoment(words: readonly Chain[], before: readonly number[]) {
  expect(words.filter(({ found, last }) => found !== last)).toEqual([]);
  for (const [chain, count] of before.entries())
    expect(words.find((one) => one.chain === chain)?.last ?? 0).toBeGreaterThanOrEqual(count);
}

/** Reads what depends on each other within one moment. */
async function expectWholeMoment(before: readonly number[]): Promise<void> {
  const client = new pg.Client(served);
  await client.connect();
  try {
    const requireWhole = await beginConsistentSnapshot(client, served);
    // Citus queries a worker over several connections at once if allowed, and if a statement takes long.
    await client.query('set local statement_timeout = 0; set local citus.executor_slow_start_interval = 0');
    const words = await client.query<Chain>(WORDS);
    const accounts = await client.query<{ email: string }>('select email from users order by email');
    const slowly = 'select name as email from sign_in_names where pg_sleep(0.01) is not null order by name';
    const names = await client.query<{ email: string }>(slowly);
    await requireWhole();
    expectOneMoment(words.rows, before);
    expect(names.rows).toEqual(accounts.rows);
  } finally {
    await client.end();
  }
}

test(
  'a backup of many machines holds one moment, though people write on all of them',
  { timeout: 600_000 },
  async () => {
    const writers = writing();
    try {
      for (let moment = 0; moment < MOMENTS; moment += 1) await expectWholeMoment([...writers.acknowledged]);
      const before = [...writers.acknowledged];
      expect(await runBackupJob(server.context, served, 'holder')).toBe(true);
      const longest = Math.round(await writers.end());
      process.stdout.write(`${MOMENTS + 1} moments of all machines; who wrote waited for ${longest} ms at most\n`);
      const [name] = await readdir(folder);
      const database = await restored(path.join(folder, name ?? ''));
      expectOneMoment(await ask<Chain>(database, WORDS), before);
      const halves = await ask(
        database,
        'select u.email, n.name from users u full join sign_in_names n on n.user_id = u.id where u.id is null or n.name is null',
      );
      expect(halves).toEqual([]);
    } finally {
      await writers.end();
    }
  },
);

test('a long transaction is not ended by a backup, which finds its moment afterwards', async () => {
  const writer = new pg.Client(served);
  await writer.connect();
  try {
    const { id, clusters } = people[0] ?? { id: 0, clusters: [] };
    await writer.query('begin');
    await writer.query('update clusters set title = $1 where user_id = $2 and id = $3', ['At last', id, clusters[0]]);
    const backup = makeBackup(served, path.join(folder, 'patient.backup.gz'), new Date());
    await sleep(LONGER_THAN_A_TRY_MS);
    await writer.query('commit');
    await backup;
    const database = await restored(path.join(folder, 'patient.backup.gz'));
    expect(await ask(database, "select id from clusters where title = 'At last'")).toEqual([
      { id: String(clusters[0]) },
    ]);
  } finally {
    await writer.end();
  }
});

test('a backup waits for a machine that has not ended its part of a transaction yet', async () => {
  const machine = new pg.Client({ ...served, port: proxy.port });
  await machine.connect();
  try {
    await machine.query("begin; create table of_half_a_transaction (); prepare transaction 'half'");
    let made = false;
    const backup = makeBackup(served, path.join(folder, 'whole.backup.gz'), new Date()).then(() => (made = true));
    await sleep(2 * LONGER_THAN_A_TRY_MS);
    expect(made).toBe(false);
    await machine.query("rollback prepared 'half'");
    await backup;
  } finally {
    await machine.end();
  }
});

test('a backup during which somebody was moved to another machine is given up, and leaves no file', async () => {
  const shards = await ask<{ table: string; shard: string; host: string; port: number }>(
    served,
    `select logicalrelid::text as table, shardid::text as shard, nodename as host, nodeport as port
      from pg_dist_shard join pg_dist_shard_placement using (shardid) where logicalrelid::text in ('throttles', 'word_batches')`,
  );
  const read = shards.find(({ table }) => table === 'throttles');
  const unread = shards.find(({ table }) => table === 'word_batches');
  const there = shards.find(({ port }) => port !== read?.port);
  if (!read || !unread || !there) throw new Error('Nothing is sharded.');
  const machine = new pg.Client({ ...served, host: unread.host, port: unread.port });
  await machine.connect();
  try {
    const shard = `word_batches_${unread.shard}`;
    await machine.query(
      `set citus.enable_manual_changes_to_shards = on; begin; lock table ${shard} in access exclusive mode`,
    );
    const backup = makeBackup(served, path.join(folder, 'moved.backup.gz'), new Date());
    const outcome = expect(backup).rejects.toThrow('People were moved to other machines meanwhile');
    await expect
      .poll(() => machine.query(`select from pg_locks where not granted and relation = '${shard}'::regclass`), {
        timeout: 30_000,
      })
      .toHaveProperty('rowCount', 1);
    await ask(
      served,
      `select citus_move_shard_placement(${read.shard}, '${read.host}', ${read.port}, '${there.host}', ${there.port}, 'block_writes')`,
    );
    await machine.query('rollback');
    await outcome;
    expect((await readdir(folder)).filter((name) => name.startsWith('moved'))).toEqual([]);
  } finally {
    await machine.end();
  }
});

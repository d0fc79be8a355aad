import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeBackup } from '../../../apps/server/src/backup/make-backup.ts';
import { openBackup, restoreBackup } from '../../../apps/server/src/backup/restore-backup.ts';
import { tablesOf } from '../../../apps/server/src/backup/tables.ts';
import type { EmbeddedConnection } from '../../../apps/server/src/database/embedded.ts';
import { migrateToLatest, requireMigrated } from '../../../apps/server/src/database/migrate.ts';
import { newCluster, wordsOf } from '../../../apps/server/test/setup/clusters.ts';
import { createOnNodes, dropOnNodes } from '../../../apps/server/test/setup/nodes.ts';
import { startTestServer, type Caller, type TestServer } from '../../../apps/server/test/setup/server.ts';

/** A database that one PostgreSQL carried, moved to many machines by a backup. */
const NAMES = { plain: 'moved_from', sharded: 'moved_to', again: 'moved_again' };
const PEOPLE = 8;

let folder: string;
let file: string;
let people: (Caller & { id: number; cluster: number })[];

const at = (name: string): EmbeddedConnection => ({ ...inject('postgres'), database: name });

async function ask<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(at(name));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Every table with the number of its rows and their digest, in whichever shard. */
async function contentOf(name: string): Promise<Record<string, string>> {
  const client = new pg.Client(at(name));
  await client.connect();
  try {
    const content: Record<string, string> = {};
    for (const { name: table, columns } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select md5(concat_ws('|', ${columns.map((column) => `"${column}"::text`).join(', ')})) as row from "${table}"`,
      );
      content[table] = `${rows.length} ${rows
        .map(({ row }) => row)
        .toSorted()
        .join(' ')}`;
    }
    return content;
  } finally {
    await client.end();
  }
}

async function serving<Result>(name: string, work: (server: TestServer) => Promise<Result>, distributed = true) {
  const server = await startTestServer({ DATABASE_DISTRIBUTED: String(distributed) }, at(name));
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** The same people at another server. */
const callers = (server: TestServer) => people.map((person) => ({ ...person, ...server.callerWith(person.token) }));

const drop = async () => {
  for (const name of Object.values(NAMES)) await dropOnNodes(inject('postgres'), inject('nodes'), name);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moving-test-'));
  file = path.join(folder, 'words.backup.gz');
  await drop();
  await ask('postgres', `create database ${NAMES.plain}`);
  await migrateToLatest(at(NAMES.plain));
  people = await serving(
    NAMES.plain,
    async (server) => {
      const made = [];
      for (let n = 0; n < PEOPLE; n += 1) {
        const person = await server.signUp(`person-${n}@example.com`, n % 2 ? 'great' : undefined);
        const { id } = await newCluster(person);
        for (const word of ['one', 'two'])
          await person.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: word });
        made.push({ ...person, cluster: id });
      }
      const [owner, friend] = [made[1], made[2]];
      if (!owner || !friend) throw new Error('Nobody is there.');
      await owner.call('POST', `/api/clusters/${owner.cluster}/share`, { email: 'person-2@example.com' });
      return made;
    },
    false,
  );
  await makeBackup(at(NAMES.plain), file, new Date());
  await createOnNodes(inject('postgres'), inject('nodes'), NAMES.sharded);
  await restoreBackup(at(NAMES.sharded), await openBackup(file), false, true);
}, 240_000);

afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

test('a database of one machine is moved to many by a backup, and holds all that it held, each person in one shard', async () => {
  const [before, after] = [await contentOf(NAMES.plain), await contentOf(NAMES.sharded)];
  expect(after).toEqual(before);
  expect(after.users).toMatch(new RegExp(`^${PEOPLE} `));
  const plan = await ask<{ 'QUERY PLAN': string }>(
    NAMES.sharded,
    `explain select * from cluster_rows join clusters using (user_id) where user_id = ${people[0]?.id}`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Task Count: 1');
  const nodes = await ask(
    NAMES.sharded,
    `select distinct nodeport from pg_dist_shard_placement where shardid in (select get_shard_id_for_distribution_column('users', id) from users)`,
  );
  expect(nodes.length).toBeGreaterThan(1);
  const left = await ask(
    NAMES.sharded,
    `select logicalrelid::text as table from pg_dist_partition where pg_relation_size(logicalrelid) > 0`,
  );
  expect(left).toEqual([]);
});

test('a database that was moved is served: to who signed in before, with links and ids of before', async () => {
  await serving(NAMES.sharded, async (server) => {
    for (const person of callers(server)) {
      expect(await wordsOf(person, person.cluster)).toEqual(['one', 'two']);
      const { status } = await person.call('POST', `/api/clusters/${person.cluster}/clusterRows`, {
        col_1_value: 'three',
      });
      expect(status).toBe(201);
    }
    const [, owner, friend] = callers(server);
    if (!owner || !friend) throw new Error('Nobody is there.');
    expect(await wordsOf(friend, owner.cluster)).toEqual(['one', 'two', 'three']);
    expect((await newCluster(owner)).id).toBeGreaterThan(Math.max(...people.map(({ cluster }) => cluster)));
    expect((await owner.call('POST', '/api/user/logout')).status).toBe(200);
  });
});

test('a backup of many machines is restored into many', async () => {
  const whole = path.join(folder, 'sharded.backup.gz');
  await makeBackup(at(NAMES.sharded), whole, new Date());
  await createOnNodes(inject('postgres'), inject('nodes'), NAMES.again);
  await restoreBackup(at(NAMES.again), await openBackup(whole), false, true);
  expect(await contentOf(NAMES.again)).toEqual(await contentOf(NAMES.sharded));
  // Over existing data too, which is sharded already.
  await expect(restoreBackup(at(NAMES.again), await openBackup(file), false, true)).rejects.toThrow('is not empty');
  await restoreBackup(at(NAMES.again), await openBackup(file), true, true);
  expect(await contentOf(NAMES.again)).toEqual(await contentOf(NAMES.plain));
});

test('a sharded database is not taken for a plain one: start and restore say which setting, and change nothing', async () => {
  const before = await contentOf(NAMES.sharded);
  const refused = 'The database is sharded by Citus. Set DATABASE_DISTRIBUTED=true.';
  await expect(migrateToLatest(at(NAMES.sharded), false)).rejects.toThrow(refused);
  await expect(requireMigrated(at(NAMES.sharded), false)).rejects.toThrow(refused);
  await expect(restoreBackup(at(NAMES.sharded), await openBackup(file), true, false)).rejects.toThrow(refused);
  expect(await contentOf(NAMES.sharded)).toEqual(before);
});

test('a plain database is not taken for a sharded one: start and restore say why, and change nothing', async () => {
  const noCitus = 'DATABASE_DISTRIBUTED=true, but the database has no Citus (create extension citus).';
  await expect(migrateToLatest(at(NAMES.plain), true)).rejects.toThrow(noCitus);
  await expect(restoreBackup(at(NAMES.plain), await openBackup(file), true, true)).rejects.toThrow(noCitus);
  expect((await contentOf(NAMES.plain)).users).toMatch(new RegExp(`^${PEOPLE} `));
});

import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { newestBackup } from '../../src/backup/retention.ts';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { openBackup, restoreBackup } from '../../src/backup/restore-backup.ts';
import { tablesOf } from '../../src/backup/tables.ts';
import { openDatabase } from '../../src/database/client.ts';
import { migrateWithin, migratorOver } from '../../src/database/migrate.ts';
import { runBackupJob } from '../../src/jobs/backup-job.ts';
import { newCluster } from '../setup/clusters.ts';
import { fakePgBouncer } from '../setup/tcp-fault-proxy.ts';
import { createTestDatabase } from '../setup/postgres.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

/** Longer than one chunk of a stream, with every character that COPY escapes. */
const HARD_TEXT = `\\.\n\t\\N "quoted" 'text' č 😀 ${'long '.repeat(60_000)}\n\\.\n`;
const HARD_BYTES = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));

let server: TestServer;
let served: pg.ClientConfig;
let folder: string;
let file: string;

async function folderForTest(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'backup-test-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function freshDatabase(): Promise<pg.ClientConfig> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database.connection;
}

async function withClient<Result>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every table with the digest of its rows, independent of their order on disk. */
const contentOf = (connection: pg.ClientConfig) =>
  withClient(connection, async (client) => {
    const content: Record<string, string> = {};
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), ',' order by md5(t::text))), '-') as digest from "${name}" t`,
      );
      content[name] = rows[0]?.digest ?? '';
    }
    return content;
  });

beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(server.context.db);
  served = { ...inject('postgres'), database: rows[0]?.database ?? '' };
  const person = await server.signUp('kept@example.com', 'great');
  const { id } = await newCluster(person);
  for (const word of ['Hund', 'Katze', HARD_TEXT.slice(0, 200)])
    await person.call('POST', `/api/clusters/${id}/clusterRows`, {
      col_1_value: word,
      col_2_value: '-',
      col_3_value: '',
    });
  await withClient(served, async (client) => {
    const now = server.clock.now();
    await client.query(
      `insert into mails (recipient, subject, text, links, created_at, next_attempt_at) values ('a', 'b', $1, $2, $3, $3)`,
      [HARD_TEXT, ['a,b', '{"}', ''], now],
    );
    await client.query('insert into used_bot_checks (signature, expires_at) values ($1, $2)', [HARD_BYTES, now]);
    await client.query(`create table "Odd ""one" (id bigint generated always as identity, "a b" jsonb, n numeric,
      twice numeric generated always as (n * 2) stored)`);
    await client.query(`insert into "Odd ""one" ("a b", n) values ('{"a": "\\\\."}', 'Infinity'), (null, 0.1)`);
    folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'));
    file = path.join(folder, 'words.backup.gz');
    await makeBackup(served, file, now);
    await client.query('drop table "Odd ""one"');
  });
}, 60_000);

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('a backup that is restored holds every table, value and number that was given out', async () => {
  const target = await freshDatabase();
  expect(await restoreBackup(target, await openBackup(file), false)).toEqual(['Odd "one']);
  const content = await contentOf(target);
  expect(content).toEqual(await contentOf(served));
  expect(Object.keys(content)).toEqual(expect.arrayContaining(['users', 'clusters', 'cluster_rows', 'signing_keys']));
  const insert = `insert into users (email, first_name, last_name, created_at) values ('next@example.com', 'N', 'N', now()) returning id`;
  const next = await withClient(target, async (client) => (await client.query<{ id: number }>(insert)).rows[0]?.id);
  expect(next).toBe(
    await withClient(served, async (client) => (await client.query<{ id: number }>(insert)).rows[0]?.id),
  );
  const broken = withClient(target, (client) => client.query('update clusters set user_id = 987654321'));
  await expect(broken).rejects.toThrow('foreign key');
  const planned = withClient(
    target,
    async (client) =>
      (
        await client.query<{ rows: number }>(
          `select reltuples::int as rows from pg_class where oid = 'cluster_rows'::regclass`,
        )
      ).rows,
  );
  expect(await planned).toEqual([{ rows: 3 }]);
});

test('a file that was cut, altered or added to anywhere is refused before anything is written', async () => {
  const bytes = await readFile(file);
  const own = await folderForTest();
  const wrong = path.join(own, 'wrong');
  const refused = async () => expect(openBackup(wrong)).rejects.toThrow('is not a whole backup');
  const positions = Array.from({ length: 60 }, (_, index) => Math.floor((index / 59) * (bytes.length - 1)));
  for (const position of [...positions, 4, 8, 9]) {
    const altered = Buffer.from(bytes);
    altered[position] = (altered[position] ?? 0) ^ 1;
    await writeFile(wrong, altered);
    await refused();
    await writeFile(wrong, bytes.subarray(0, position));
    await refused();
  }
  await writeFile(wrong, bytes);
  await appendFile(wrong, '\0');
  await refused();
  await writeFile(wrong, bytes);
  expect((await openBackup(wrong)).manifest.tables.find(({ name }) => name === 'cluster_rows')?.rows).toBe(3);
});

test('the content of a database is replaced only on request, and then whole', async () => {
  const target = await freshDatabase();
  const insert = `insert into users (email, first_name, last_name, created_at) values ('old@example.com', 'O', 'O', now())`;
  await withClient(target, (client) => client.query(insert));
  const before = await contentOf(target);
  const backup = await openBackup(file);
  await expect(restoreBackup(target, backup, false)).rejects.toThrow('The database is not empty (users). With --force');
  const short = {
    ...backup,
    manifest: { ...backup.manifest, tables: backup.manifest.tables.map((t) => ({ ...t, rows: 1 })) },
  };
  await expect(restoreBackup(target, short, true)).rejects.toThrow('rows instead of 1');
  expect(await contentOf(target)).toEqual(before);
  await restoreBackup(target, backup, true);
  expect((await contentOf(target))['mails']).toBe((await contentOf(served))['mails']);
});

test('a database that servers use is not restored into', async () => {
  const target = await freshDatabase();
  const visitor = openDatabase(target, 2);
  await sql`select 1`.execute(visitor.db);
  const backup = await openBackup(file);
  await expect(restoreBackup(target, backup, true)).rejects.toThrow(/Stop all its servers first.*pooler/);
  await visitor.close();
  await restoreBackup(target, backup, true);
});

test('a backup through a pooler leaves no setting on the connections that it lends', async () => {
  const target = await createTestDatabase();
  onTestFinished(() => target.drop());
  const { database } = target.connection;
  await withClient(served, (client) =>
    client.query(
      `alter database ${database} set timezone = 'Asia/Tokyo'; alter database ${database} set statement_timeout = '77s'`,
    ),
  );
  const pooler = await fakePgBouncer(target.connection);
  onTestFinished(() => pooler.close());
  await makeBackup(pooler.connection, path.join(await folderForTest(), 'pooled.backup.gz'), server.clock.now());
  await withClient(pooler.connection, async (client) => {
    for (let lane = 0; lane < 3; lane += 1) {
      const { rows } = await client.query(
        "select current_setting('timezone') as timezone, current_setting('statement_timeout') as timeout",
      );
      expect(rows).toEqual([{ timezone: 'Asia/Tokyo', timeout: '77s' }]);
    }
  });
});

test('a backup of an older version comes to this version’s schema; of a newer one it is refused', async () => {
  const older = await freshDatabase();
  await withClient(older, async (client) => {
    await client.query('drop schema public cascade; create schema public');
    await migratorOver(client)
      .transaction()
      .execute((trx) => migrateWithin(trx, '0004-allowance'));
    await client.query(
      `insert into users (email, first_name, last_name, created_at) values ('o@example.com', 'O', 'O', now())`,
    );
  });
  const own = await folderForTest();
  const old = path.join(own, 'old');
  expect((await makeBackup(older, old, new Date())).migrations.at(-1)).toBe('0004-allowance');
  const target = await freshDatabase();
  await restoreBackup(target, await openBackup(old), false);
  expect(Object.keys(await contentOf(target))).toEqual(Object.keys(await contentOf(served)));
  await withClient(older, (client) => client.query(`insert into kysely_migration values ('9999-the-future', '')`));
  await makeBackup(older, path.join(own, 'new'), new Date());
  await expect(openBackup(path.join(own, 'new'))).rejects.toThrow(
    'belongs to a newer Wordcluster (it has 9999-the-future)',
  );
});

test('a backup of a database that is written to is one moment of it', async () => {
  const person = await server.signUp('busy@example.com', 'great');
  const { id } = await newCluster(person);
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n++)
      await person.call('POST', `/api/clusters/${id}/clusterRows`, {
        col_1_value: `w${n}`,
        col_2_value: '',
        col_3_value: '',
      });
  })();
  const busy = path.join(await folderForTest(), 'busy');
  await makeBackup(served, busy, new Date());
  writing = false;
  await writer;
  const target = await freshDatabase();
  await restoreBackup(target, await openBackup(busy), false);
  const counts = await withClient(target, async (client) => {
    const response = await client.query<{ rows: number; counted: number }>(
      `select row_count as counted, (select count(*)::int from cluster_rows r where r.cluster_id = c.id) as rows
         from clusters c where id = $1`,
      [id],
    );
    return response.rows;
  });
  expect(counts[0]?.rows).toBe(counts[0]?.counted);
});

describe('the schedule', () => {
  const roundAt = async (clock: { now(): Date }, into: string, keep = 2) => {
    const { context } = server;
    const config = { ...context.config, backups: { folder: into, keep } };
    return runBackupJob({ ...context, clock, config }, served, 'test');
  };

  test('makes a backup a day, keeps as many as it should, and leaves other files alone', async () => {
    const own = await folderForTest();
    await writeFile(path.join(own, 'mine.backup.gz'), 'mine');
    let now = Date.parse('2026-03-02T09:00:00Z');
    const clock = { now: () => new Date(now) };
    expect([await roundAt(clock, own), await roundAt(clock, own)]).toEqual([true, false]);
    for (let day = 0; day < 3; day++) {
      now += 86_400_000;
      expect(await roundAt(clock, own)).toBe(true);
    }
    expect((await readdir(own)).toSorted()).toEqual([
      'mine.backup.gz',
      'wordcluster-2026-03-04T090000Z.backup.gz',
      'wordcluster-2026-03-05T090000Z.backup.gz',
    ]);
    expect(await newestBackup(own)).toEqual(clock.now());
    await openBackup(path.join(own, 'wordcluster-2026-03-05T090000Z.backup.gz'));
    expect((await stat(path.join(own, 'wordcluster-2026-03-05T090000Z.backup.gz'))).mode & 0o077).toBe(0);
  });

  test('makes one on one of many servers', async () => {
    const own = await folderForTest();
    await sql`delete from job_leases where name = 'backup'`.execute(server.context.db);
    const { context } = server;
    const config = { ...context.config, backups: { folder: own, keep: 7 } };
    const made = await Promise.all(
      ['a', 'b', 'c'].map((holder) => runBackupJob({ ...context, config }, served, holder)),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await readdir(own)).toHaveLength(1);
  });

  test('a server whose folder cannot be written holds up no other', async () => {
    const own = await folderForTest();
    const { context } = server;
    const round = (holder: string, into: string) =>
      runBackupJob({ ...context, config: { ...context.config, backups: { folder: into, keep: 7 } } }, served, holder);
    await expect(round('a', '/dev/null/backups')).rejects.toThrow('ENOTDIR');
    expect(await round('b', own)).toBe(true);
    // Nor one that finds a backup which another has made meanwhile.
    expect([await round('a', own), await round('c', await folderForTest())]).toEqual([false, true]);
  });
});

test('files of the name given are not overwritten, and nothing is left of a backup that failed', async () => {
  const own = await folderForTest();
  const taken = path.join(own, 'taken');
  await writeFile(taken, 'older');
  await expect(makeBackup(served, taken, new Date())).rejects.toThrow('is there already');
  await expect(makeBackup({ ...served, database: 'no_such' }, path.join(own, 'new'), new Date())).rejects.toThrow(
    'no_such',
  );
  expect(await readdir(own)).toEqual(['taken']);
  expect(await readFile(taken, 'utf8')).toBe('older');
  await truncate(taken, 0);
  await expect(openBackup(taken)).rejects.toThrow('not a whole backup');
});

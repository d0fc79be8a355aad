import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { databaseFile, kindleFile, KOREADER_TABLES, koreaderFile } from './reader-files.ts';

let server: TestServer;
let file: string;
let cluster: number;
let user: Awaited<ReturnType<TestServer['signUp']>>;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('hostile@example.com', 'great');
  cluster = (await newCluster(user)).id;
  const made = await user.call<ResponseOf<'POST /api/e-readers'>>('POST', '/api/e-readers', {
    cluster_id: cluster,
    name: 'Kobo',
  });
  file = `${new URL(made.body.url).pathname}vocabulary_builder.sqlite3`;
});
afterAll(() => server.close());

const put = async (payload: Buffer) => (await server.app.inject({ method: 'PUT', url: file, payload })).statusCode;

/** A view that never ends takes the place of a table. */
const ENDLESS = 'with recursive n (x) as (select 1 union all select x + 1 from n) select x as word from n';

describe('a file that an e-reader would not send is refused, and nothing of it is kept', () => {
  const files: [string, () => Promise<Buffer> | Buffer, number][] = [
    ['nothing', () => Buffer.alloc(0), 422],
    ['a text', () => Buffer.from('Wald,forest\n'.repeat(100)), 422],
    ['a header alone', () => Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(2000)]), 422],
    [
      'another database',
      () => databaseFile((db) => db.exec('create table words (a); insert into words values (1)')),
      422,
    ],
    ["a Kindle's words", () => kindleFile([{ word: 'a', language: 'en', usage: 'a b', book: 'c' }]), 422],
    ['a table without words', () => databaseFile((db) => db.exec('create table vocabulary (a text)')), 422],
    ['a view in place of the table', () => databaseFile((db) => db.exec(`create view vocabulary as ${ENDLESS}`)), 422],
    [
      'a virtual table',
      () => databaseFile((db) => db.exec('create virtual table vocabulary using fts5 (word, title_id, create_time)')),
      422,
    ],
    [
      'a calculated column',
      () =>
        databaseFile((db) =>
          db.exec(
            'create table vocabulary (id integer, word text as (hex(zeroblob(1000000)))); insert into vocabulary (id) values (1)',
          ),
        ),
      422,
    ],
    [
      'too many words',
      () =>
        databaseFile((db) => {
          db.exec(KOREADER_TABLES);
          db.exec(`insert into vocabulary (word, create_time, due_time)
            with recursive n (x) as (select 1 union all select x + 1 from n where x < 60000) select 'w' || x, x, x from n`);
        }),
      413,
    ],
    [
      'a file that is cut off',
      async () => {
        const whole = await koreaderFile(
          Array.from({ length: 2000 }, (_, index) => ({ word: `Wort ${index}`, before: 'x'.repeat(200) })),
        );
        return whole.subarray(0, Math.floor(whole.length / 2));
      },
      422,
    ],
    [
      'pages of nonsense',
      async () => {
        const whole = await koreaderFile(
          Array.from({ length: 2000 }, (_, index) => ({ word: `Wort ${index}`, before: 'x'.repeat(200) })),
        );
        for (let at = 5000; at < whole.length; at += 1) whole[at] = (at * 31) % 251;
        return whole;
      },
      422,
    ],
    ['a file that is too large', () => Buffer.alloc(16_000_001, 'x'), 413],
  ];
  test.each(files)('%s', async (_name, make, status) => {
    expect(await put(await make())).toBe(status);
    expect(await rowsOf(user, cluster)).toEqual([]);
    expect((await server.app.inject({ method: 'GET', url: file })).statusCode).toBe(404);
  });

  test('the server survives, and a trigger of a file does nothing', async () => {
    const content = await databaseFile((db) => {
      db.exec(KOREADER_TABLES);
      db.exec("insert into vocabulary (word, create_time, due_time, prev_context) values ('Wald', 1, 1, 'im ')");
      db.exec('create trigger t after update on vocabulary begin delete from vocabulary; end');
    });
    expect(await put(content)).toBe(201);
    expect((await rowsOf(user, cluster)).map((row) => row.col_1_value)).toEqual(['Wald']);
  });

  test('a value that no cell can hold is left out; the rest is taken', async () => {
    const content = await databaseFile((db) => {
      db.exec(KOREADER_TABLES);
      const insert = db.prepare(
        'insert into vocabulary (word, create_time, due_time, prev_context, next_context, title_id) values (?, ?, 1, ?, ?, ?)',
      );
      insert.run('x'.repeat(1001), 1, null, null, null);
      insert.run('a\u0007b', 2, null, null, null);
      insert.run(Buffer.from([1, 2, 3]), 3, null, null, null);
      insert.run('  ', 4, null, null, null);
      insert.run('lang', 5, 'y'.repeat(3000), 'z'.repeat(3000), 99);
      insert.run('Zahl', 'no time', '', ' ', 'no number');
    });
    expect(await put(content)).toBe(204);
    const rows = (await rowsOf(user, cluster)).filter((row) => row.col_1_value !== 'Wald');
    expect(rows.map((row) => [row.col_1_value, row.col_2_value?.length ?? null, row.tags])).toEqual([
      ['Zahl', null, []],
      ['lang', 1000, []],
    ]);
  });
});

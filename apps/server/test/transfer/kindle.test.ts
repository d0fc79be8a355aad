import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFile, kindleFile, koreaderFile } from '../e-readers/reader-files.ts';
import { rowsOf } from '../setup/clusters.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (user: Caller, name: string, content: Uint8Array) =>
  user.call<Found>('POST', '/api/upload-import', multipart({ name, content }), MULTIPART);
const start = async (user: Caller, body: object) => {
  const done = await user.call<Done>('POST', '/api/start-import', body);
  expect(done.status).toBe(200);
  return done.body;
};
const cells = async (user: Caller, cluster: number) =>
  (await rowsOf(user, cluster)).map(({ col_1_value, col_2_value, tags }) => [col_1_value, col_2_value, tags]);
const clusters = async (user: Caller) =>
  (await user.call<ResponseOf<'GET /api/clusters'>>('GET', '/api/clusters')).body;

test("a Kindle's vocab.db is known by its content: word, sentence, book as tag, language of the column", async () => {
  const user = await server.signUp('kindle@example.com', 'great');
  const content = await kindleFile([
    { word: 'ran', stem: 'run', language: 'en', usage: 'He ran home.', book: 'Heart, of Darkness' },
    { word: 'ran', language: 'en', usage: 'She ran too.', book: 'Other' },
    { word: 'Wald', language: 'de', usage: 'In den Wald.', book: 'Momo' },
    { word: 'dusk', language: 'en-GB', usage: '', book: 'Momo' },
    { word: 'Uhr', language: 'de', usage: 'Die\n Uhr.', book: 'Momo' },
  ]);
  const found = await send(user, 'whatever.bin', content);
  expect(found.status).toBe(200);
  expect(found.body.format).toBe('kindle');
  expect(found.body.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['Kindle (en)', 2],
    ['Kindle (de)', 2],
  ]);
  expect(found.body.tables[1]?.columns.map(({ name, role, language }) => [name, role, language])).toEqual([
    ['Word', 'value', 'de'],
    ['Sentence', 'value', null],
    ['Book', 'tags', null],
  ]);
  await user.call('POST', '/api/upload-import/reread', { table: 1 });
  await start(user, { into: 'one', title: 'Deutsch', table: 1 });
  const [made] = await clusters(user);
  expect(made).toMatchObject({ title: 'Deutsch', col_1_language: 'de', col_1_name: 'Word', col_2_name: 'Sentence' });
  expect(await cells(user, made?.id ?? 0)).toEqual([
    ['Wald', 'In den Wald.', ['Momo']],
    ['Uhr', 'Die Uhr.', ['Momo']],
  ]);
  const again = await send(user, 'vocab.db', content);
  expect(again.body.preview).toMatchObject({ table: 0, rows_total: 2 });
  await start(user, { into: 'one', title: 'English' });
  const english = (await clusters(user)).find(({ title }) => title === 'English');
  expect(await cells(user, english?.id ?? 0)).toEqual([
    ['ran', 'He ran home.', ['Heart of Darkness']],
    // A language without its country.
    ['dusk', null, ['Momo']],
  ]);
});

test("KOReader's file can be imported once as well, and another database is refused by its kind", async () => {
  const user = await server.signUp('koreader@example.com', 'great');
  const content = await koreaderFile([{ word: 'Wald', before: 'im ', after: ' war' }, { word: 'Uhr' }]);
  const found = await send(user, 'vocabulary_builder.sqlite3', content);
  expect(found.body).toMatchObject({ format: 'koreader', preview: { rows_total: 2 } });
  await start(user, { into: 'one' });
  const [made] = await clusters(user);
  expect(await cells(user, made?.id ?? 0)).toEqual([
    ['Wald', 'im Wald war', ['Momo']],
    ['Uhr', null, ['Momo']],
  ]);
  const other = await databaseFile((db) => db.exec('create table moz_places (url)'));
  const refused = await send(user, 'places.sqlite', other);
  expect(refused).toMatchObject({ status: 415, body: { error: { values: { kind: 'SQLite' } } } });
  const view = await databaseFile((db) =>
    db.exec(`create table WORDS (id, word); create table BOOK_INFO (id, title);
      create view LOOKUPS as with recursive n (x) as (select 1 union all select x + 1 from n) select x as word_key from n`),
  );
  expect((await send(user, 'vocab.db', view)).status).toBe(422);
});

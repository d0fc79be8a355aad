import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineRow, makeXlsx } from '../../../../packages/table-reader/test/make-xlsx.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { MULTIPART, multipart, upload, type Preview } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;
const newcomer = () => server.signUp(`${randomUUID()}@example.com`, 'great');
const send = (user: Caller, name: string, content: string | Uint8Array) =>
  user.call<Found>('POST', '/api/upload-import', multipart({ name, content }), MULTIPART);
const start = (user: Caller, body: object) => user.call<Done>('POST', '/api/start-import', body);
const cellsOf = async (user: Caller, cluster: number) =>
  (await rowsOf(user, cluster)).map((row) => [row.col_1_value, row.col_2_value, row.col_3_value, row.tags]);

const HSK =
  'Rank,Simplified,Pinyin,English,Tags\n1,爱,ài,to love,HSK 1\n2,八,bā,eight,"HSK 1, numbers"\n3,爸爸,bàba,father,HSK 1\n';

test('a list with ranks and tags is mapped by its header, and the columns of a new cluster get names and languages', async () => {
  const user = await newcomer();
  const { body } = await send(user, 'hsk.csv', HSK);
  expect(body.tables[0]?.columns.map(({ index, name, role }) => [index, name, role])).toEqual([
    [0, 'Rank', 'ignored'],
    [1, 'Simplified', 'value'],
    [2, 'Pinyin', 'value'],
    [3, 'English', 'value'],
    [4, 'Tags', 'tags'],
  ]);
  const done = await start(user, { into: 'one' });
  const [cluster] = (await user.call<ResponseOf<'GET /api/clusters'>>('GET', '/api/clusters')).body;
  expect(cluster).toMatchObject({
    title: 'hsk',
    col_1_name: 'Simplified',
    col_2_name: 'Pinyin',
    col_3_name: 'English',
    col_1_language: 'zh-CN',
  });
  expect((await cellsOf(user, done.body.clusters[0]?.id ?? 0))[1]).toEqual(['八', 'bā', 'eight', ['HSK 1', 'numbers']]);
});

test('a header that only the person saw names the columns of a new cluster, and one taken back does not', async () => {
  const user = await newcomer();
  const made = async (content: string, header: boolean) => {
    await send(user, 'list.csv', content);
    const { body } = await start(user, { into: 'one', first_line_header: header });
    const { body: clusters } = await user.call<ResponseOf<'GET /api/clusters'>>('GET', '/api/clusters');
    const cluster = clusters.find(({ id }) => id === body.clusters[0]?.id);
    return [cluster?.col_1_name, cluster?.col_2_name, cluster?.row_count];
  };
  expect(await made('lila;violet\nrot;red\nblau;blue\n', true)).toEqual(['lila', 'violet', 2]);
  expect(await made('German;Notes\nHaus;neuter\nBaum;masculine\n', false)).toEqual(['Deutsch', 'Column 2', 3]);
});

// Specification: S0-1.319
test('other columns are chosen while it is looked at, or when it begins', async () => {
  const user = await newcomer();
  const { id } = await newCluster(user);
  const found = await upload(user, id, 'hsk.csv', HSK);
  expect(found.body).toMatchObject({ mapped_columns: [1, 2, 3], tag_columns: [4], rows_total: 4 });
  const reread = await user.call<Preview>('POST', `/api/clusters/${id}/upload-import/reread`, { columns: [3, 1] });
  expect(reread.body).toMatchObject({ mapped_columns: [3, 1], tag_columns: [] });
  expect(reread.body.preview[1]).toMatchObject({ col_1_value: 'to love', col_2_value: '爱', col_3_value: null });
  const begin = { first_line_header: true, append: true };
  expect((await user.call('POST', `/api/clusters/${id}/start-import`, { ...begin, columns: [9] })).status).toBe(422);
  await user.call('POST', `/api/clusters/${id}/start-import`, { ...begin, columns: [2, 3], tag_columns: [0] });
  expect(await cellsOf(user, id)).toEqual([
    ['ài', 'to love', null, ['1']],
    ['bā', 'eight', null, ['2']],
    ['bàba', 'father', null, ['3']],
  ]);
});

// Specification: S0-1.422
test('another mapping is made of what was read, without the file', async () => {
  const user = await newcomer();
  const { id } = await newCluster(user);
  const book = makeXlsx({
    sheets: [
      { name: 'One', data: inlineRow(1, 'pes', 'dog') + inlineRow(2, 'mačka', 'cat') },
      { name: 'Two', data: inlineRow(1, 'strom', 'tree') + inlineRow(2, 'kvet', 'flower') },
    ],
  });
  await upload(user, id, 'units.xlsx', book);
  await send(user, 'units.xlsx', book);
  // The tables as read are stored in parts of their own.
  const gone = await server.context.db.deleteFrom('staged_files').where('part', '<', 1_000_000).executeTakeFirst();
  expect(gone.numDeletedRows).toBeGreaterThan(0n);
  const mapped = await user.call<Preview>('POST', `/api/clusters/${id}/upload-import/reread`, {
    table: 1,
    columns: [1, 0],
  });
  expect(mapped.body.preview.map(({ col_1_value }) => col_1_value)).toEqual(['tree', 'flower']);
  const words = await user.call<Found>('POST', '/api/upload-import/reread', { columns: [1] });
  expect(words.body.preview?.preview.map(({ col_1_value }) => col_1_value)).toEqual(['dog', 'cat']);
  // Another encoding would be another reading.
  expect((await user.call('POST', '/api/upload-import/reread', { encoding: 'utf-8' })).status).not.toBe(200);
});

test('a later row may change how all are read, and none comes twice', async () => {
  const user = await newcomer();
  const { id } = await newCluster(user);
  // By the time it is seen that commas stand within meanings, batches of the first reading have been stored.
  const lines = Array.from({ length: 12_000 }, (_, n) => `slovo ${n},word ${n}\n`);
  const found = await upload(user, id, 'words.csv', `${lines.join('')}pes,dog, hound\n`);
  expect(found.body).toMatchObject({ mapped_columns: [0, 1], rows_total: 12_001 });
  const done = await user.call<Done>('POST', `/api/clusters/${id}/start-import`, {
    first_line_header: false,
    append: false,
  });
  expect(done.body.imported_rows).toBe(12_001);
  const { rows } = await sql<{ count: number; words: number; last: string }>`
    select count(*)::int as count, count(distinct col_1_value)::int as words,
      max(col_2_value) filter (where col_1_value = 'pes') as last
    from cluster_rows where cluster_id = ${id}`.execute(server.context.db);
  expect(rows).toEqual([{ count: 12_001, words: 12_001, last: 'dog, hound' }]);
});

test('of several sheets one is chosen, and a cluster is added to without what it has', async () => {
  const user = await newcomer();
  const { id } = await newCluster(user);
  await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'strom', col_2_value: 'tree' });
  const book = makeXlsx({
    sheets: [
      { name: 'One', data: inlineRow(1, 'pes', 'dog') + inlineRow(2, 'mačka', 'cat') },
      { name: 'Two', data: inlineRow(1, 'strom', 'tree') + inlineRow(2, 'kvet', 'flower') },
    ],
  });
  expect((await send(user, 'units.xlsx', book)).body.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['One', 2],
    ['Two', 2],
  ]);
  const reread = await user.call<Found>('POST', '/api/upload-import/reread', { table: 1 });
  expect(reread.body.preview).toMatchObject({ table: 1, sheet: 'Two', rows_total: 2 });
  const done = await start(user, { into: 'cluster', cluster_id: id, duplicates: 'skip' });
  expect(done.body).toMatchObject({ imported_rows: 1, duplicate_rows: 1, snapshot_id: expect.any(Number) });
  expect((await cellsOf(user, id)).map(([word]) => word)).toEqual(['strom', 'kvet']);
});

test.each(['json', 'tbx', 'tmx'])('an export as %s is imported unchanged', async (format) => {
  const user = await newcomer();
  const { body: made } = await user.call<{ id: number; export: string }>('POST', '/api/clusters', {
    title: 'Out and in',
    col_1_name: 'Slovo',
    col_2_name: 'Meaning',
    col_3_name: null,
    col_1_language: 'sk',
    col_2_language: 'en',
    col_3_language: null,
  });
  const tags = format === 'json' ? [] : ['a b', 'c'];
  for (const [col_1_value, col_2_value] of [
    ['pes & <mačka>', 'dog "x"'],
    ['two\nlines', null],
    ['1', '2'],
  ])
    await user.call('POST', `/api/clusters/${made.id}/clusterRows`, { col_1_value, col_2_value, tags });
  const file = await server.app.inject({ method: 'GET', url: `${made.export}&format=${format}` });
  const found = await send(user, `words.${format}`, file.rawPayload);
  expect(found.body).toMatchObject({ format, rows_total: 3 });
  const done = await start(user, { into: 'one' });
  const back = done.body.clusters[0]?.id ?? 0;
  expect(await cellsOf(user, back)).toEqual(await cellsOf(user, made.id));
  const clusters = (await user.call<ResponseOf<'GET /api/clusters'>>('GET', '/api/clusters')).body;
  expect(clusters.find(({ id }) => id === back)).toMatchObject({
    title: 'Out and in',
    col_1_name: 'Slovo',
    col_2_name: 'Meaning',
    col_1_language: 'sk',
    col_2_language: 'en',
  });
});

test('TBX of 2008 is read, and what XML could hide in it is not expanded', async () => {
  const user = await newcomer();
  const terms = (more: string) =>
    `<?xml version="1.0"?>${more}<martif type="TBX" xml:lang="en"><text><body><termEntry id="1"><descrip type="subjectField">Zoo</descrip><langSet xml:lang="en"><descripGrp><descrip type="definition">An animal</descrip></descripGrp><tig><term>dog</term></tig></langSet><langSet xml:lang="de"><ntig><termGrp><term>Hund</term></termGrp></ntig></langSet></termEntry></body></text></martif>`;
  expect((await send(user, 'terms.tbx', terms(''))).body).toMatchObject({ format: 'tbx', rows_total: 1 });
  const done = await start(user, { into: 'one', title: 'Terms' });
  expect(await cellsOf(user, done.body.clusters[0]?.id ?? 0)).toEqual([['dog', 'Hund', 'An animal', ['Zoo']]]);
  const bomb = terms('<!DOCTYPE martif [<!ENTITY a "aaaa">]>').replace('Hund', '&a;');
  expect((await send(user, 'bomb.tbx', bomb)).status).toBe(415);
});

test('an encoding that is not known, and bytes that are no text, are refused with a sentence', async () => {
  const user = await newcomer();
  const bytes = Uint8Array.of(0x82, 0x04, 0x93, 0x12, 0x01, 0x84, 0x07, 0x1f, 0x38);
  expect((await send(user, 'a.csv', bytes)).status).toBe(422);
  expect((await send(user, 'hsk.csv', HSK)).status).toBe(200);
  expect((await user.call('POST', '/api/upload-import/reread', { encoding: ' ' })).status).toBe(422);
  // The found report stays unchanged.
  expect((await start(user, { into: 'one' })).status).toBe(200);
});

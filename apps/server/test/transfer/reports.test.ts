import { readFile } from 'node:fs/promises';
import type { ResponseOf } from '@wordcluster/contract/types';
import { randomUUID } from 'node:crypto';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../setup/clusters.ts';
import { MULTIPART, multipart, upload, type Preview } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

/** Files that people have, and what becomes of each with the guesses of its preview. */
interface Expected {
  call: string;
  column_languages?: (string | null)[];
  rows?: (string | null)[][];
  tables?: { name: string; rows: string[][] }[];
  clusters?: string[][][];
  header?: boolean;
  rows_total?: number;
  importable_rows?: number;
  roles?: string[];
  column_names?: string[];
  refused?: string;
  paused?: string[];
  in_review?: string[];
}

const FOLDER = new URL('reports/', import.meta.url);
const expected: Record<string, Expected> = JSON.parse(await readFile(new URL('expected.json', FOLDER), 'utf8'));
const fileOf = (name: string) => readFile(new URL(name, FOLDER));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;
const send = (user: Caller, name: string, content: Uint8Array) =>
  user.call<Found>('POST', '/api/upload-import', multipart({ name, content }), MULTIPART);
const newcomer = () => server.signUp(`${randomUUID()}@example.com`, 'great');

const cellsOf = async (user: Caller, cluster: number) =>
  (await rowsOf(user, cluster)).map(({ col_1_value, col_2_value, col_3_value }) => [
    col_1_value,
    col_2_value,
    col_3_value,
  ]);

/** An absent value is empty, null is open. */
function expectRows(found: (string | null)[][], wanted: (string | null)[][]): void {
  const shown = found.map((row, index) =>
    (wanted[index] ?? []).map((value, column) => (value === null ? null : (row[column] ?? ''))),
  );
  expect(shown).toEqual(wanted);
  expect(found).toHaveLength(wanted.length);
}

const of = (part: string) =>
  Object.entries(expected).filter(([, { call, refused }]) => call.startsWith(part) && !refused);

/** By the call of words each of them comes in too, in nightly runs all of them. */
const ofCluster = [...of('import of a cluster'), ...of('pasted into a cluster')];

async function clusterFor(user: Caller, languages: (string | null)[]): Promise<number> {
  const [first = null, second = null, third = null] = languages;
  const { body } = await user.call<{ id: number }>('POST', '/api/clusters', {
    title: 'Reports',
    col_1_name: 'Word',
    col_2_name: languages.length > 1 ? 'Meaning' : null,
    col_3_name: languages.length > 2 ? 'Example' : null,
    col_1_language: first,
    col_2_language: second,
    col_3_language: third,
  });
  return body.id;
}

describe('files of a cluster', () => {
  test.each(ofCluster)('%s', async (name, wanted) => {
    const user = await newcomer();
    const cluster = await clusterFor(user, wanted.column_languages ?? []);
    const content = await fileOf(name);
    const { status, body } = wanted.call.startsWith('pasted')
      ? await user.call<Preview>('POST', `/api/clusters/${cluster}/paste-import`, { text: content.toString('utf8') })
      : await upload(user, cluster, name, content);
    expect(status).toBe(200);
    if (wanted.header !== undefined) expect(body.first_row_is_header).toBe(wanted.header);
    if (wanted.rows_total !== undefined) expect(body.rows_total).toBe(wanted.rows_total);
    if (wanted.roles) expect(body.tables[body.table]?.columns.map(({ role }) => role)).toEqual(wanted.roles);
    await user.call('POST', `/api/clusters/${cluster}/start-import`, {
      first_line_header: body.first_row_is_header,
      append: true,
    });
    expectRows(await cellsOf(user, cluster), wanted.rows ?? []);
  });

  test.each(ofCluster.filter((_, position) => NIGHTLY || position % 4 === 0))(
    '%s comes into it by the call of words, with the same rows',
    async (name, wanted) => {
      const user = await newcomer();
      const cluster = await clusterFor(user, wanted.column_languages ?? []);
      expect((await send(user, name, await fileOf(name))).status).toBe(200);
      // Mac Turkish needs to know the language.
      if (name === 'turkish-mac.csv') await user.call('POST', '/api/upload-import/reread', { encoding: 'macturkish' });
      const done = await user.call<Done>('POST', '/api/start-import', { into: 'cluster', cluster_id: cluster });
      expect(done.status).toBe(200);
      expectRows(await cellsOf(user, cluster), wanted.rows ?? []);
    },
  );
});

describe('files of words', () => {
  test.each(of('import of words'))('%s', async (name, wanted) => {
    const user = await newcomer();
    const found = await send(user, name, await fileOf(name));
    expect(found.status).toBe(200);
    if (wanted.header !== undefined) expect(found.body.preview?.first_row_is_header).toBe(wanted.header);
    if (wanted.rows_total !== undefined) expect(found.body.rows_total).toBe(wanted.rows_total);
    if (wanted.importable_rows !== undefined) expect(found.body.importable_rows).toBe(wanted.importable_rows);
    if (wanted.tables)
      expect(found.body.tables.map((table) => table.name)).toEqual(wanted.tables.map((table) => table.name));
    const into = wanted.tables || wanted.clusters ? 'decks' : 'one';
    const done = await user.call<Done>('POST', '/api/start-import', { into });
    expect(done.status).toBe(200);
    const lists = wanted.clusters ?? wanted.tables?.map((table) => table.rows) ?? [wanted.rows ?? []];
    expect(done.body.clusters).toHaveLength(lists.length);
    for (const [index, rows] of lists.entries())
      expectRows(await cellsOf(user, done.body.clusters[index]?.id ?? 0), rows);
    if (wanted.column_names) {
      const clusters = (await user.call<ResponseOf<'GET /api/clusters'>>('GET', '/api/clusters')).body;
      expect([clusters[0]?.col_1_name, clusters[0]?.col_2_name]).toEqual(wanted.column_names);
    }
  });

  test('a page under the name of a workbook is read as well', async () => {
    const user = await newcomer();
    expect((await send(user, 'page.xls', await fileOf('page.html'))).body).toMatchObject({
      format: 'html',
      rows_total: 2,
    });
  });

  test('a document that is no table is refused by its name, in a cluster too', async () => {
    const user = await newcomer();
    const cluster = await clusterFor(user, ['de', 'en']);
    const content = await fileOf('list.rtf');
    for (const answer of [
      await send(user, 'list.rtf', content),
      await send(user, 'list.csv', content),
      await upload<object>(user, cluster, 'list.csv', content),
    ])
      expect(answer).toMatchObject({
        status: 415,
        body: { error: { message: expect.stringMatching(/RTF.*\.xlsx.*CSV/) } },
      });
  });
});

describe('states of cards in an Anki package', () => {
  test('suspended cards are paused, and answers are taken or counted', async () => {
    const user = await newcomer();
    const wanted = expected['anki-odd-cards.apkg'];
    const found = await send(user, 'odd.apkg', await fileOf('anki-odd-cards.apkg'));
    const { body } = await user.call<Done>('POST', '/api/start-import', { into: 'one' });
    const cluster = body.clusters[0]?.id ?? 0;
    const rows = await rowsOf(user, cluster);
    const { states } = (
      await user.call<ResponseOf<'GET /api/reviews/states'>>('GET', `/api/reviews/states?cluster_id=${cluster}`)
    ).body;
    const words = (some: { row_id: number }[]) =>
      rows.filter(({ id }) => some.some(({ row_id }) => row_id === id)).map(({ col_1_value }) => col_1_value);
    expect(words(states.filter(({ paused }) => paused))).toEqual(wanted?.paused);
    expect(words(states.filter(({ state }) => state === 'review'))).toEqual(wanted?.in_review);
    const fsrs = states.find(({ row_id }) => rows.find(({ id }) => id === row_id)?.col_1_value === 'fsrs');
    expect(fsrs).toMatchObject({ stability: 120.5, difficulty: 4.2 });
    const left = body.skipped.filter(({ reason }) => /review/.test(reason)).reduce((sum, { count }) => sum + count, 0);
    expect(body.imported_reviews + left).toBe(found.body.reviews_total);
  });
});

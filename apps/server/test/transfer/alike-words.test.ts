import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fieldHtml, PackageWriter, type WrittenNote } from '@wordcluster/anki';
import type { ResponseOf } from '@wordcluster/contract/types';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const BEFORE = Date.UTC(2026, 0, 10, 9);
const review = (day: number) => ({ at: BEFORE + day * DAY, rating: 3 as const, took: 3000 });

const note = (guid: string, words: string[], more: Partial<WrittenNote> = {}): WrittenNote => ({
  guid,
  modified: 1_700_000_000,
  tags: [],
  fields: words.map(fieldHtml),
  cards: [{ ord: 0, reviews: [] }],
  ...more,
});

async function packageOf(...decks: WrittenNote[][]): Promise<Buffer> {
  const writer = new PackageWriter(Date.UTC(2026, 0, 20));
  writer.addNoteType({ id: 70, name: 'Words', fields: ['Slovak', 'English'], directions: [{ source: 0, target: 1 }] });
  for (const [index, notes] of decks.entries()) {
    writer.addDeck(100 + index, `Deck ${index}`);
    for (const one of notes) writer.addNote(100 + index, 70, one);
  }
  return buffer(writer.finish());
}

const send = (user: Caller, cluster: number | null, name: string, content: string | Uint8Array) =>
  user.call<Found>(
    'POST',
    cluster === null ? '/api/upload-import' : `/api/upload-import?cluster_id=${cluster}`,
    multipart({ name, content }),
    MULTIPART,
  );
const start = (user: Caller, body: object) => user.call<Done>('POST', '/api/start-import', body);
const wordsOf = async (user: Caller, cluster: number) =>
  (await rowsOf(user, cluster)).map((row) => [row.col_1_value, row.col_2_value, row.tags]);

/** A cluster that has two of the words of the package already. */
async function filled(): Promise<{ user: Caller; id: number }> {
  const user = await server.signUp(`${randomUUID()}@example.com`, 'great');
  const { id } = await newCluster(user);
  for (const [word, meaning] of [
    ['pes', 'dog'],
    ['dom', 'house'],
  ])
    await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: word, col_2_value: meaning });
  return { user, id };
}
const PACKAGE = () =>
  packageOf([
    note('alike-dog', ['pes', 'dog'], { cards: [{ ord: 0, reviews: [review(0), review(4)] }] }),
    note('alike-home', ['dom', 'home'], { tags: ['unit1'] }),
    note('alike-cat', ['mačka', 'cat']),
    note('alike-cat-again', ['mačka', 'cat'], { tags: ['twice'] }),
  ]);

// Specification: S0-1.420
test.runIf(NIGHTLY)(
  'rows of a package that a cluster has are counted before and after, and stay out where they are skipped',
  async () => {
    const { user, id } = await filled();
    const found = await send(user, id, 'words.apkg', await PACKAGE());
    expect(found).toMatchObject({ status: 200, body: { rows_total: 4, duplicates: { rows: 2, matching: 3 } } });
    const { body } = await start(user, { into: 'cluster', cluster_id: id, duplicates: 'skip' });
    expect(body).toMatchObject({ imported_rows: 2, updated_rows: 0, duplicate_rows: 2, imported_reviews: 2 });
    expect(body.skipped).toMatchObject([{ reason: 'duplicate', count: 2 }]);
    expect(await wordsOf(user, id)).toEqual([
      ['pes', 'dog', []],
      ['dom', 'house', []],
      ['dom', 'home', ['unit1']],
      ['mačka', 'cat', []],
    ]);
    // Answers given elsewhere belong to the existing row.
    const { states } = (
      await user.call<ResponseOf<'GET /api/reviews/states'>>('GET', `/api/reviews/states?cluster_id=${id}`)
    ).body;
    expect(states).toMatchObject([{ row_id: (await rowsOf(user, id))[0]?.id, reps: 2 }]);
    // Rows that came from these notes before are no duplicates, but rows that have not changed.
    const again = await send(user, id, 'words.apkg', await PACKAGE());
    expect(again.body.duplicates).toEqual({ rows: 0, matching: 0 });
    expect((await start(user, { into: 'cluster', cluster_id: id, duplicates: 'skip' })).body).toMatchObject({
      imported_rows: 0,
      duplicate_rows: 0,
      skipped: [{ reason: 'unchanged', count: 4 }],
    });
  },
);

test('rows of a package update those with the same first value, or are added', async () => {
  const { user, id } = await filled();
  await send(user, id, 'words.apkg', await PACKAGE());
  const { body } = await start(user, { into: 'cluster', cluster_id: id, duplicates: 'update' });
  expect(body).toMatchObject({ imported_rows: 1, updated_rows: 1, duplicate_rows: 2 });
  expect(await wordsOf(user, id)).toEqual([
    ['pes', 'dog', []],
    ['dom', 'home', ['unit1']],
    ['mačka', 'cat', ['twice']],
  ]);
  const other = await filled();
  await send(other.user, other.id, 'words.apkg', await PACKAGE());
  expect((await start(other.user, { into: 'cluster', cluster_id: other.id })).body).toMatchObject({
    imported_rows: 4,
    duplicate_rows: 0,
  });
  expect(await rowsOf(other.user, other.id)).toHaveLength(6);
});

test.runIf(NIGHTLY)('a word of a later part of a long package is met as one of the first', async () => {
  const { user, id } = await filled();
  const many = Array.from({ length: 1100 }, (_, index) => note(`many-${index}`, [`slovo ${index}`, 'word']));
  const content = await packageOf([...many, note('late', ['slovo 3', 'word']), note('later', ['pes', 'dog'])]);
  expect((await send(user, id, 'words.apkg', content)).body.duplicates).toEqual({ rows: 2, matching: 2 });
  const { body } = await start(user, { into: 'cluster', cluster_id: id, duplicates: 'skip' });
  expect(body).toMatchObject({ imported_rows: 1100, duplicate_rows: 2 });
});

test('a list of another kind is compared with the cluster as its own files are', async () => {
  const { user, id } = await filled();
  const found = await send(user, id, 'words.txt', 'pes\tdog\ndom\thome\nles\tforest\n');
  expect(found.body).toMatchObject({
    duplicates: { rows: 1, matching: 2 },
    preview: { existing_rows: 2, duplicates: { rows: 1, matching: 2 } },
  });
  expect(found.body.preview?.preview.map(({ duplicate }) => duplicate)).toEqual([true, false, false]);
  const reread = await user.call<Found>('POST', '/api/upload-import/reread', { columns: [1, 0] });
  expect(reread.body.duplicates).toEqual({ rows: 0, matching: 0 });
  const { body } = await start(user, { into: 'cluster', cluster_id: id, duplicates: 'skip', columns: [0, 1] });
  expect(body).toMatchObject({ imported_rows: 2, duplicate_rows: 1 });
});

test('only one’s own cluster is compared', async () => {
  const { id } = await filled();
  const stranger = await server.signUp(`${randomUUID()}@example.com`, 'great');
  expect((await send(stranger, id, 'words.apkg', await PACKAGE())).status).toBe(404);
  expect((await send(stranger, null, 'words.apkg', await PACKAGE())).body.duplicates).toEqual({ rows: 0, matching: 0 });
});

test.runIf(NIGHTLY)('the last answers of a much practised word belong to it, at any index of its batch', async () => {
  const { user, id } = await filled();
  const long = Array.from({ length: 6000 }, (_, index) => ({ ...review(0), at: BEFORE - index * 3_600_000 }));
  const card = { ord: 0, reviews: long };
  const often = (words: string[], modified: number) => note('often', words, { modified, cards: [card] });
  await send(user, null, 'words.apkg', await packageOf([note('often', ['vlk', 'wolf'])]));
  await start(user, { into: 'cluster', cluster_id: id });
  // Known rows are placed before new ones, so that it is the first of its batch by now.
  const content = await packageOf([note('new', ['hora', 'mountain']), often(['vlk', 'wolf'], 1_700_000_000)]);
  await send(user, null, 'words.apkg', content);
  expect((await start(user, { into: 'cluster', cluster_id: id })).body).toMatchObject({ imported_reviews: 6000 });
  const rows = await rowsOf(user, id);
  const { states } = (
    await user.call<ResponseOf<'GET /api/reviews/states'>>('GET', `/api/reviews/states?cluster_id=${id}`)
  ).body;
  const wolf = rows.find(({ col_1_value }) => col_1_value === 'vlk');
  expect(states.map(({ row_id, reps }) => [row_id, reps])).toEqual([[wolf?.id, 6000]]);
});

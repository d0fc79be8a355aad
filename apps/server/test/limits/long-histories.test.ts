import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@wordcluster/contract/types';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logPortions } from '../../src/features/reviews/review-log.ts';
import { rowBatches } from '../../src/features/transfer/words/row-batches.ts';
import type { WordRow } from '../../src/features/transfer/words/word-rows.ts';
import { archiveOf } from './archives.ts';
import { collectionOf } from './collections.ts';
import { newCluster } from '../setup/clusters.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

// Case 8 of the second security review: at most 20,000 entries a card, histories that are imported included.

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MOST = 20_000;
const BEYOND = 3;
const send = (user: Caller, name: string, content: Uint8Array) =>
  user.call<Found>('POST', '/api/upload-import', multipart({ name, content }), MULTIPART);
const start = (user: Caller) => user.call<Done>('POST', '/api/start-import', { into: 'decks' });
const entriesOf = async ({ id }: { id: number }) => {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from review_entries where user_id = ${id}`.execute(server.context.db);
  return rows[0]?.entries;
};

test('answers of an archive beyond what a log holds are refused with a sentence and their number, at each import', async () => {
  const user = await server.signUp('archive-full@example.com', 'great');
  const content = archiveOf(
    Array.from({ length: MOST + BEYOND }, () => randomUUID()),
    server.clock.now(),
  );
  const full = {
    reason: 'full_reviews',
    count: BEYOND,
    text: 'Answers beyond the 20000 that a word keeps in one direction.',
  };
  const found = await send(user, 'wordcluster.zip', content);
  expect(found.body).toMatchObject({ rows_total: 1, skipped: [full] });
  expect((await start(user)).body).toMatchObject({ imported_rows: 1, imported_reviews: MOST, skipped: [full] });
  expect(await entriesOf(user)).toBe(MOST);
  const { rows } = await sql<{ reps: number }>`select reps from review_states where user_id = ${user.id}`.execute(
    server.context.db,
  );
  expect(rows).toEqual([{ reps: MOST }]);
  await send(user, 'wordcluster.zip', content);
  const again = (await start(user)).body;
  expect(again).toMatchObject({
    imported_reviews: 0,
    skipped: expect.arrayContaining([expect.objectContaining(full)]),
  });
  expect(await entriesOf(user)).toBe(MOST);
});

test('so are those that find the log of their word full here, and those that are there already are not counted', async () => {
  const user = await server.signUp('log-full@example.com', 'great');
  const ids = Array.from({ length: 6 }, () => randomUUID());
  await send(user, 'wordcluster.zip', archiveOf(ids.slice(0, 4), server.clock.now()));
  expect((await start(user)).body.imported_reviews).toBe(4);
  await sql`
    insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, way, duration_ms)
    select user_id, gen_random_uuid(), 'answer', row_id, 1, 2, '2020-01-01'::timestamptz + n * interval '1 minute', 3, 'flashcard', 1000
    from review_states, generate_series(1, ${MOST - 5}::int) n where user_id = ${user.id}`.execute(server.context.db);
  server.clock.advance(600);
  await send(user, 'wordcluster.zip', archiveOf(ids, server.clock.now()));
  const { body } = await start(user);
  expect(body).toMatchObject({
    imported_reviews: 1,
    skipped: expect.arrayContaining([expect.objectContaining({ reason: 'full_reviews', count: 1 })]),
  });
  expect(await entriesOf(user)).toBe(MOST);
});

test('a package of Anki says how many entries of its log are beyond', async () => {
  const user = await server.signUp('anki-full@example.com', 'great');
  const collection = collectionOf(`
    insert into revlog with recursive n (i) as (select 1 union all select i + 1 from n limit ${MOST + BEYOND})
    select 1600000000000 + i, 1, 3, 1, 900 from n`);
  const content = zipSync({ 'collection.anki2': collection, media: strToU8('{}') });
  const full = { reason: 'full_reviews', count: BEYOND };
  expect((await send(user, 'words.apkg', content)).body).toMatchObject({ reviews_total: MOST, skipped: [full] });
});

test('rows with many answers go in parts of 5,000, the first of which has what is known without answers', async () => {
  const batches: WordRow[][] = [];
  const { add, flush } = rowBatches(async (rows) => void batches.push(rows));
  const review = (at: number, kind: 'answer' | 'given' = 'answer') =>
    ({ id: String(at), source: 1, target: 2, at, rating: 3, took: null, kind }) as const;
  const row = (reviews: number): WordRow => ({
    deck: 1,
    noteType: 1,
    guid: 'g',
    ord: 0,
    modified: 0,
    cells: ['pes', null, null],
    mapped: [true, true, true],
    tags: [],
    media: [{ slot: 0, name: 'p' }],
    reviews: Array.from({ length: reviews }, (_, at) => review(at, at === reviews - 1 ? 'given' : 'answer')),
  });
  for (const reviews of [10, 12_000, 10]) await add(row(reviews));
  await flush();
  expect(batches.map((rows) => rows.map(({ reviews }) => reviews.length))).toEqual([
    [10],
    [5000],
    [5000],
    [2000],
    [10],
  ]);
  expect(batches.map(([first]) => [first?.continues, first?.media.length])).toEqual([
    [undefined, 1],
    [undefined, 1],
    [true, 0],
    [true, 0],
    [undefined, 1],
  ]);
  expect(batches[1]?.[0]?.reviews[0]?.kind).toBe('given');
});

test('logs are read in portions of so many entries, also where they are exported', async () => {
  const user = await server.signUp('portions@example.com', 'great');
  const { id } = await newCluster(user);
  const rows: number[] = [];
  for (const word of ['a', 'b', 'c', 'd', 'e'])
    rows.push(
      (await user.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: word })).body.id,
    );
  await sql`
    insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, way, duration_ms)
    select ${user.id}, gen_random_uuid(), 'answer', r, 1, 2, '2020-01-01'::timestamptz + n * interval '1 minute', 3, 'flashcard', 1000
    from unnest(${rows}::bigint[]) r, generate_series(1, 10) n where r <> ${rows[4]}`.execute(server.context.db);
  const portions = (most: number, coming = 0) =>
    logPortions(server.context.db, user.id, rows, { idOf: (row) => row, coming: () => coming }, most);
  expect((await portions(25)).map(({ length }) => length)).toEqual([2, 3]);
  expect((await portions(25, 10)).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(await portions(1_000)).toEqual([rows]);
  const undone = randomUUID();
  await sql`
    insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, undoes)
    select user_id, ${undone}, 'undo', row_id, 1, 2, now(), id from review_entries where row_id = ${rows[0]} limit 1`.execute(
    server.context.db,
  );
  const { download } = (await user.call<{ download: string }>('POST', '/api/user/export')).body;
  const archived = unzipSync((await server.app.inject({ method: 'GET', url: download })).rawPayload)['account.json'];
  const account = JSON.parse(strFromU8(archived ?? new Uint8Array())) as {
    clusters: { rows: { reviews: unknown[] }[] }[];
  };
  expect(account.clusters[0]?.rows.map(({ reviews }) => reviews.length)).toEqual([9, 10, 10, 10, 0]);
});

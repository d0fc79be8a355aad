import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { inlineRow, makeXlsx } from '../../../../packages/table-reader/test/make-xlsx.ts';
import { newCluster, rowsOf, wordsOf } from '../setup/clusters.ts';
import { fill, start, upload, type Preview } from '../setup/imports.ts';

let server: TestServer;
let great: Caller;
let free: Caller;
beforeAll(async () => {
  server = await startTestServer();
  great = await server.signUp('great@example.com', 'great');
  free = await server.signUp('free@example.com');
});
afterAll(() => server.close());

const numbered = (count: number, word = 'w') => Array.from({ length: count }, (_, n) => `${word}${n + 1}`);
const csv = (words: string[]) => words.map((word) => `${word};${word} meaning\n`).join('');

describe('starting an import', () => {
  // Specification: S1-2.96, S1-4.32, S1-7.14
  test('replaces the rows, or appends behind them, with or without a header line', async () => {
    const { id } = await newCluster(great);
    await upload(great, id, 'a.csv', `Word;Meaning\n${csv(['a', 'b'])}`);
    expect(await start(great, id, false, true)).toMatchObject({
      status: 200,
      body: { message: '2 rows were imported.', imported_rows: 2, snapshot_id: null },
    });
    await upload(great, id, 'b.csv', csv(['c']));
    expect(await start(great, id, true)).toMatchObject({ body: { message: '1 row was added.' } });
    expect((await rowsOf(great, id)).map((row) => [row.row_number, row.col_1_value, row.col_2_value])).toEqual([
      [1, 'a', 'a meaning'],
      [2, 'b', 'b meaning'],
      [3, 'c', 'c meaning'],
    ]);
    await upload(great, id, 'c.xlsx', makeXlsx({ sheets: [{ name: 'S', data: inlineRow(1, 'x', 'y', 'z') }] }));
    await start(great, id);
    expect(await rowsOf(great, id)).toMatchObject([
      { row_number: 1, col_1_value: 'x', col_2_value: 'y', col_3_value: 'z' },
    ]);
  });

  test('a header that could not be imported does not count as skipped', async () => {
    const { id } = await newCluster(great);
    const { body } = await upload(great, id, 'a.csv', ';Meaning\na;b\n;c\n');
    expect(body).toMatchObject({ rows_total: 3, skipped_rows: 2, first_row_skipped: true, first_row: ['', 'Meaning'] });
    expect(await start(great, id, false, true)).toMatchObject({
      body: { message: '1 row was imported. 1 row was skipped.' },
    });
  });

  test('keeps every row findable by its number afterwards, across 1,024-row blocks', async () => {
    const { id } = await newCluster(great);
    await fill(great, id, numbered(3000));
    await upload(great, id, 'more.csv', csv(numbered(2500, 'm')));
    await start(great, id, true);
    const rows = await rowsOf(great, id);
    expect(rows.map((row) => row.col_1_value)).toEqual([...numbered(3000), ...numbered(2500, 'm')]);
    const moved = await great.call<{ row_number: number }>(
      'PATCH',
      `/api/clusters/${id}/clusterRows/${rows[5400]?.id}`,
      { row_number: 2100 },
      { prefer: 'return=minimal' },
    );
    expect(moved.body.row_number).toBe(2100);
    const after = await wordsOf(great, id);
    expect(after[2099]).toBe('m2401');
    expect(after[2100]).toBe('w2100');
  });

  // Specification: S1-6.05
  test('lets fifty rows into a free cluster and says how many it left', async () => {
    const { id } = await newCluster(free, { title: 'Free one' });
    const uploaded = await upload(free, id, 'a.csv', csv(numbered(60)));
    expect(uploaded.body).toMatchObject({ rows_total: 60, importable_rows: 50 });
    expect((await start(free, id)).body.message).toBe(
      '50 rows were imported. 10 last rows were not imported, because your plan supports only 50 rows per cluster.',
    );
    expect(await wordsOf(free, id)).toEqual(numbered(50));
    await upload(free, id, 'a.csv', csv(['more']));
    expect(await start(free, id, true)).toMatchObject({ status: 403, body: { error: { code: 'plan_limit' } } });
    expect(await start(free, id)).toMatchObject({ status: 200 });
    expect(await wordsOf(free, id)).toEqual(['more']);
    await upload(free, id, 'a.csv', csv(numbered(60)));
    expect(await start(free, id, true)).toMatchObject({ body: { imported_rows: 49 } });
  });

  // Specification: S1-4.33
  test('parallel starts import once', async () => {
    const { id } = await newCluster(great);
    await upload(great, id, 'a.csv', csv(numbered(500)));
    const responses = await Promise.all(Array.from({ length: 6 }, () => start(great, id, true)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await wordsOf(great, id)).toHaveLength(500);
  });

  test('parallel appends, additions and imports keep the order whole', async () => {
    const { id } = await newCluster(great);
    await upload(great, id, 'a.csv', csv(numbered(1100)));
    await Promise.all([
      start(great, id, true),
      ...numbered(30, 'added').map((word) =>
        great.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: word }),
      ),
    ]);
    const rows = await rowsOf(great, id);
    expect(rows).toHaveLength(1130);
    expect(rows.filter((row) => row.col_1_value?.startsWith('w')).map((row) => row.col_1_value)).toEqual(
      numbered(1100),
    );
  });

  test('without an upload, with an empty rest, or after a day: a clear error', async () => {
    const { id } = await newCluster(great);
    expect(await start(great, id)).toMatchObject({
      status: 409,
      body: { error: { message: 'There is no uploaded file to import. Please choose a file first.' } },
    });
    await upload(great, id, 'a.csv', 'Word;Meaning\n');
    expect(await start(great, id, false, true)).toMatchObject({
      status: 422,
      body: { error: { message: 'The file has no rows that can be imported. Nothing was changed.' } },
    });
    server.clock.advance(25 * 3600);
    expect((await start(great, id)).status).toBe(409);
    await cleanUp(server.context);
    const parts = await server.context.db
      .selectFrom('staged_files')
      .select('part')
      .where('import_id', '>', 0)
      .execute();
    expect(parts).toEqual([]);
  });

  test('an upload of one person does not exist for another', async () => {
    const { id } = await newCluster(great);
    const other = await server.signUp('other@example.com', 'great');
    await upload(great, id, 'a.csv', csv(['a']));
    expect((await start(other, id)).status).toBe(404);
    expect((await upload(other, id, 'a.csv', 'x')).status).toBe(404);
    await great.call('POST', `/api/clusters/${id}/share`, { email: 'other@example.com' });
    for (const answer of [await start(other, id), await upload(other, id, 'a.csv', 'x')]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { message: 'Only the owner of this cluster can change it.' } },
      });
    }
  });

  test('a cluster that was disabled or removed after the upload is refused', async () => {
    const lapsing = await server.signUp('lapsing@example.com');
    const first = await newCluster(lapsing);
    await upload(lapsing, first.id, 'a.csv', csv(['a']));
    await server.context.db
      .insertInto('clusters')
      .values(
        numbered(3).map((title) => ({
          user_id: lapsing.id,
          title,
          description: null,
          col_1_name: 'Word',
          col_2_name: null,
          col_3_name: null,
          col_1_language: null,
          col_2_language: null,
          col_3_language: null,
          removed_at: null,
          created_at: server.clock.now(),
          updated_at: new Date(server.clock.now().getTime() + 1000),
        })),
      )
      .execute();
    expect(await start(lapsing, first.id)).toMatchObject({ status: 403, body: { error: { code: 'plan_limit' } } });
    const removed = await newCluster(great);
    await upload(great, removed.id, 'a.csv', csv(['a']));
    await great.call('DELETE', `/api/clusters/${removed.id}`);
    expect((await start(great, removed.id)).status).toBe(404);
  });
});

describe('pasting', () => {
  // Specification: S0-1.07
  test('is imported like a file', async () => {
    const { id } = await newCluster(great);
    const pasted = await great.call<Preview>('POST', `/api/clusters/${id}/paste-import`, {
      text: 'pes\tdog\n"two\nlines"\tx\n\t-',
    });
    expect(pasted.body).toMatchObject({
      rows_total: 3,
      importable_rows: 2,
      format: 'text',
      encoding: null,
      delimiter: '\t',
    });
    await start(great, id, true);
    expect(await wordsOf(great, id)).toEqual(['pes', 'two\nlines']);
    const chosen = await great.call<Preview>('POST', `/api/clusters/${id}/paste-import`, {
      text: 'a - b',
      delimiter: '',
    });
    expect(chosen.body).toMatchObject({ preview: [{ col_1_value: 'a - b' }] });
    expect(await great.call('POST', `/api/clusters/${id}/paste-import`, { text: ' \n' })).toMatchObject({
      status: 422,
      body: { error: { message: 'There are no rows in the pasted text.' } },
    });
  });

  test('reads the same text again with another delimiter, whatever characters it contains', async () => {
    const { id } = await newCluster(great);
    const path = `/api/clusters/${id}`;
    const text = 'a\u0001;1\nb\u0001;2';
    expect((await great.call('POST', `${path}/paste-import`, { text })).status).toBe(200);
    const reread = await great.call<Preview>('POST', `${path}/upload-import/reread`, { delimiter: '|' });
    expect(reread).toMatchObject({ status: 200, body: { rows_total: 2, delimiter: '|' } });
  });
});

describe('rows that are there already', () => {
  const rows = async (id: number) =>
    (await rowsOf(great, id)).map(({ row_number, col_1_value, col_2_value, col_3_value }) => [
      row_number,
      col_1_value,
      col_2_value,
      col_3_value,
    ]);
  const FILE = 'dog;pes;x\ndog;psík\ncat;\nbird;vták\nbird;vták\n';
  const known = async () => {
    const { id } = await newCluster(great);
    await upload(great, id, 'known.csv', 'dog;pes\ncat;mačka;!\ndog;hafan\n');
    await start(great, id);
    return id;
  };
  const appended = (id: number, duplicates: string) =>
    great.call('POST', `/api/clusters/${id}/start-import`, { append: true, first_line_header: false, duplicates });

  test('are marked in the preview by their first and second value, those repeated in the file too', async () => {
    const { body } = await upload(great, await known(), 'new.csv', FILE);
    expect(body.preview.map(({ duplicate }) => duplicate)).toEqual([true, false, false, false, true]);
    expect(body.duplicates).toEqual({ rows: 2, matching: 4 });
  });

  test('are kept beside the others unless another mode is chosen', async () => {
    const id = await known();
    await upload(great, id, 'new.csv', FILE);
    expect((await start(great, id, true)).body).toMatchObject({ imported_rows: 5, duplicate_rows: 0, updated_rows: 0 });
    expect(await rows(id)).toHaveLength(8);
  });

  test('are skipped, each new row is added once and in the order of the file', async () => {
    const id = await known();
    await upload(great, id, 'new.csv', FILE);
    expect(await appended(id, 'skip')).toMatchObject({
      status: 200,
      body: { imported_rows: 3, duplicate_rows: 2, message: '3 rows were added. 2 duplicates were skipped.' },
    });
    expect((await rows(id)).slice(3)).toEqual([
      [4, 'dog', 'psík', null],
      [5, 'cat', null, null],
      [6, 'bird', 'vták', null],
    ]);
  });

  test('are updated with further values of the file by their first one; an empty cell changes nothing', async () => {
    const id = await known();
    const before = await rowsOf(great, id);
    await upload(great, id, 'new.csv', FILE);
    const { body } = await appended(id, 'update');
    expect(body).toMatchObject({ imported_rows: 1, updated_rows: 1, duplicate_rows: 3 });
    expect(await rows(id)).toEqual([
      [1, 'dog', 'psík', null],
      [2, 'cat', 'mačka', '!'],
      [3, 'dog', 'hafan', null],
      [4, 'bird', 'vták', null],
    ]);
    expect((await rowsOf(great, id)).slice(0, 3).map((row) => row.id)).toEqual(before.map((row) => row.id));
  });

  test('are found among many rows in a moment, and the rows keep their numbers', async () => {
    const { id } = await newCluster(great);
    await fill(great, id, numbered(6000));
    await upload(great, id, 'more.csv', `${numbered(8000).join('\n')}\n`);
    expect((await appended(id, 'skip')).body).toMatchObject({ imported_rows: 2000, duplicate_rows: 6000 });
    expect(await wordsOf(great, id)).toEqual(numbered(8000));
  });

  test('may be updated in a full free cluster, where nothing can be added', async () => {
    const { id } = await newCluster(free, { title: 'Full' });
    await fill(free, id, numbered(50));
    await upload(free, id, 'new.csv', 'w1;one\nnew;word\n');
    expect(
      await free.call('POST', `/api/clusters/${id}/start-import`, {
        append: true,
        first_line_header: false,
        duplicates: 'update',
      }),
    ).toMatchObject({ status: 200, body: { imported_rows: 0, updated_rows: 1 } });
    expect((await rowsOf(free, id))[0]).toMatchObject({ col_1_value: 'w1', col_2_value: 'one' });
  });
});

import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { FSRSBinding } from '@open-spaced-repetition/binding';
import type { ResponseOf } from '@wordcluster/contract/types';
import { fieldHtml, PackageWriter, type WrittenNote } from '@wordcluster/anki';
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

const BEFORE = Date.UTC(2026, 0, 10, 9);

const note = (guid: string, words: string[], more: Partial<WrittenNote> = {}): WrittenNote => ({
  guid,
  modified: 1_700_000_000,
  tags: [],
  fields: words.map(fieldHtml),
  cards: [{ ord: 0, reviews: [] }],
  ...more,
});

async function packageOf(decks: Record<string, WrittenNote[]>): Promise<Buffer> {
  const writer = new PackageWriter(Date.UTC(2026, 0, 20));
  writer.addNoteType({
    id: 70,
    name: 'Vocabulary',
    fields: ['Slovak', 'English', 'Example'],
    directions: [
      { source: 0, target: 1 },
      { source: 1, target: 0 },
    ],
  });
  for (const [index, [name, notes]] of Object.entries(decks).entries()) {
    writer.addDeck(100 + index, name);
    for (const one of notes) writer.addNote(100 + index, 70, one);
  }
  return buffer(writer.finish());
}

const send = (user: Caller, name: string, content: string | Uint8Array) =>
  user.call<Found>('POST', '/api/upload-import', multipart({ name, content }), MULTIPART);
const download = async (url: string) => (await server.app.inject({ method: 'GET', url })).rawPayload;
const start = (user: Caller, body: object = { into: 'decks' }) => user.call<Done>('POST', '/api/start-import', body);

const review = (day: number, rating: 1 | 2 | 3 | 4) => ({ at: BEFORE + day * 86_400_000, rating, took: 3000 });

// Specification: S0-1.85, S0-1.86
test('decks of a package become clusters, with tags and what was answered before', async () => {
  const user = await server.signUp('anki@example.com', 'great');
  const content = await packageOf({
    'Slovak::Unit 1': [
      note('guid-one', ['pes', 'dog', 'Pes <b>šteká</b> & {{hryzie}}'], {
        tags: ['animals', 'unit\u00A01'],
        cards: [
          { ord: 0, reviews: [review(0, 3), review(3, 4)], dueAt: BEFORE + 20 * 86_400_000 },
          { ord: 1, reviews: [review(1, 1)], dueAt: BEFORE + 2 * 86_400_000 },
        ],
      }),
      note('guid-two', ['mačka', 'cat', '']),
      note('guid-bad', ['', 'nothing', '']),
    ],
    X: [note('guid-three', ['dom', 'house', ''])],
  });
  const found = await send(user, 'words.apkg', content);
  expect(found).toMatchObject({
    status: 200,
    body: {
      format: 'apkg',
      rows_total: 4,
      importable_rows: 3,
      reviews_total: 3,
      note_types: [{ id: 70, fields: ['Slovak', 'English', 'Example'], columns: ['Slovak', 'English', 'Example'] }],
      skipped: [{ reason: 'no_first_value', count: 1 }],
    },
  });
  expect(found.body.decks.map(({ name, notes }) => [name, notes])).toEqual([
    ['Slovak::Unit 1', 3],
    ['X', 1],
  ]);
  const done = await start(user);
  expect(done).toMatchObject({ status: 200, body: { imported_rows: 3, updated_rows: 0, imported_reviews: 3 } });
  expect(done.body.clusters.map(({ title }) => title).toSorted()).toEqual(['Anki X', 'Slovak: Unit 1']);
  const unit = done.body.clusters.find(({ title }) => title.startsWith('Slovak'))?.id ?? 0;
  const rows = await rowsOf(user, unit);
  expect(rows).toMatchObject([
    {
      row_number: 1,
      col_1_value: 'pes',
      col_2_value: 'dog',
      col_3_value: 'Pes <b>šteká</b> & {{hryzie}}',
      tags: ['animals', 'unit 1'],
    },
    { row_number: 2, col_1_value: 'mačka', col_2_value: 'cat', col_3_value: null, tags: [] },
  ]);
  const { states } = (
    await user.call<ResponseOf<'GET /api/reviews/states'>>('GET', `/api/reviews/states?cluster_id=${unit}`)
  ).body;
  const of = (source: number) => states.find((state) => state.row_id === rows[0]?.id && state.source_col === source);
  expect(of(1)).toMatchObject({ reps: 2, last_review: new Date(BEFORE + 3 * 86_400_000).toISOString() });
  expect(of(2)).toMatchObject({ reps: 1 });
  expect((await start(user)).status).toBe(409);
});

test('the same file again changes nothing; what has changed since wins, what was edited here stays', async () => {
  const user = await server.signUp('anki-again@example.com', 'great');
  const answered = { cards: [{ ord: 0, reviews: [review(0, 3)], dueAt: BEFORE + 86_400_000 }] };
  const first = await packageOf({
    Words: [note('again-one', ['pes', 'dog', ''], answered), note('again-two', ['dom', 'house', ''])],
  });
  await send(user, 'words.apkg', first);
  const [cluster] = (await start(user)).body.clusters;
  const [pes] = await rowsOf(user, cluster?.id ?? 0);
  await user.call('PATCH', `/api/clusters/${cluster?.id}/clusterRows/${pes?.id}`, { col_2_value: 'hound' });
  await send(user, 'words.apkg', first);
  expect((await start(user)).body).toMatchObject({
    imported_rows: 0,
    updated_rows: 0,
    imported_reviews: 0,
    clusters: [],
    skipped: [{ reason: 'unchanged', count: 2 }],
  });
  const second = await packageOf({
    Words: [
      note('again-one', ['pes', 'dog', ''], {
        cards: [{ ord: 0, reviews: [review(0, 3), review(5, 3)], dueAt: BEFORE + 9 * 86_400_000 }],
      }),
      note('again-two', ['dom', 'home', ''], { modified: 1_800_000_000, tags: ['new'] }),
      note('again-three', ['les', 'forest', '']),
    ],
  });
  await send(user, 'words.apkg', second);
  expect((await start(user)).body).toMatchObject({ imported_rows: 1, updated_rows: 1, imported_reviews: 1 });
  expect((await rowsOf(user, cluster?.id ?? 0)).map((row) => [row.col_1_value, row.col_2_value, row.tags])).toEqual([
    ['pes', 'hound', []],
    ['dom', 'home', ['new']],
    ['les', 'forest', []],
  ]);
});

test('fields are chosen, decks excluded, and all is imported into an existing cluster', async () => {
  const user = await server.signUp('anki-into@example.com');
  const { id } = await newCluster(user);
  await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'first' });
  const words = (name: string) =>
    Array.from({ length: 40 }, (_, number) => note(`${name}-${number}`, [`${name} ${number}`, 'x', '']));
  const found = await send(
    user,
    'words.apkg',
    await packageOf({ Left: [note('left-out', ['no', 'no', ''])], A: words('a'), B: words('b') }),
  );
  const decks = found.body.decks.filter(({ name }) => name !== 'Left').map((deck) => deck.id);
  const into = {
    into: 'cluster',
    cluster_id: id,
    decks,
    columns: [{ note_type_id: 70, fields: ['English', 'Slovak', null] }],
  };
  expect((await start(user, { ...into, columns: [{ note_type_id: 70, fields: [null, 'Slovak', null] }] })).status).toBe(
    422,
  );
  expect(
    (await start(user, { ...into, columns: [{ note_type_id: 70, fields: ['Klingon', null, null] }] })).status,
  ).toBe(422);
  expect((await start(user, { ...into, decks: [9] })).status).toBe(422);
  const stranger = await server.signUp('anki-stranger@example.com');
  await send(stranger, 'words.apkg', await packageOf({ A: words('c') }));
  expect((await start(stranger, { into: 'cluster', cluster_id: id })).status).toBe(404);
  expect((await start(user, into)).body).toMatchObject({ imported_rows: 49, skipped: [{ reason: 'plan', count: 31 }] });
  const rows = await rowsOf(user, id);
  expect(rows).toHaveLength(50);
  expect(rows[1]).toMatchObject({ row_number: 2, col_1_value: 'x', col_2_value: 'a 0' });
});

test('a text export of Anki is read by its headers', async () => {
  const user = await server.signUp('anki-text@example.com');
  const text =
    '#separator:tab\n#html:true\n#deck:Zvieratá\n#guid column:1\n#tags column:4\ng1\tpes<br>psík\tdog\ta b\ng2\tmačka\tcat &amp; co\t\n';
  expect((await send(user, 'notes.txt', text)).body).toMatchObject({
    format: 'text',
    importable_rows: 2,
    decks: [{ name: 'Zvieratá', notes: 2 }],
  });
  const [cluster] = (await start(user)).body.clusters;
  expect(cluster?.title).toBe('Zvieratá');
  expect((await rowsOf(user, cluster?.id ?? 0)).map((row) => [row.col_1_value, row.col_2_value, row.tags])).toEqual([
    ['pes\npsík', 'dog', ['a', 'b']],
    ['mačka', 'cat & co', []],
  ]);
  await send(user, 'notes.txt', text);
  expect((await start(user)).body).toMatchObject({ imported_rows: 0, skipped: [{ reason: 'unchanged', count: 2 }] });
});

test('unsupported files are refused with a message, and nothing is staged', async () => {
  const user = await server.signUp('anki-bad@example.com');
  const cut = (await packageOf({ A: [note('one-one', ['a', 'b', ''])] })).subarray(0, 300);
  for (const [content, status] of [
    [cut, 422],
    [Buffer.from('PK\u0003\u0004 and nothing'), 422],
    [Buffer.alloc(0), 422],
  ] as const)
    expect(await send(user, 'words.apkg', content)).toMatchObject({
      status,
      body: { error: { message: expect.stringMatching(/\.$/) } },
    });
  expect((await start(user)).status).toBe(409);
});

test('a round trip to Anki changes nothing, and is imported completely by another user', async () => {
  const user = await server.signUp('anki-there@example.com', 'great');
  const cluster = await newCluster(user, { title: 'There and back' });
  const path = `/api/clusters/${cluster.id}/clusterRows`;
  const words = [
    ['pes & <b>mačka</b>', 'dog  {{c1::x}}\ttab', 'line\nline'],
    ['[sound:x.mp3]', '&nbsp;', null],
    ['dom', null, null],
  ];
  for (const [col_1_value, col_2_value, col_3_value] of words)
    await user.call('POST', path, { col_1_value, col_2_value, col_3_value, tags: ['a b', 'ž'] });
  const rows = await rowsOf(user, cluster.id);
  const answer = {
    row_id: rows[0]?.id,
    source_col: 2,
    target_col: 1,
    rating: 3,
    way: 'type',
    verdict: 'right',
    duration_ms: 2100,
  };
  const happened_at = new Date(BEFORE).toISOString();
  const id = 'b3a1f7a2-51c5-4b62-9e0c-1a2b3c4d5e6f';
  const sent = await user.call<{ results: { status: number }[] }>('POST', '/api/reviews', {
    reviews: [{ ...answer, id, happened_at }],
  });
  expect(sent.body.results).toMatchObject([{ status: 201 }]);
  const file = await download(`${cluster.export}&format=apkg`);

  await send(user, 'back.apkg', file);
  expect((await start(user)).body).toMatchObject({ imported_rows: 0, updated_rows: 0, imported_reviews: 0 });
  expect(await rowsOf(user, cluster.id)).toEqual(rows);

  const other = await server.signUp('anki-elsewhere@example.com', 'great');
  expect((await send(other, 'back.apkg', file)).body).toMatchObject({ importable_rows: 3, reviews_total: 1 });
  const done = (await start(other)).body;
  expect(done).toMatchObject({
    imported_rows: 3,
    imported_reviews: 1,
    clusters: [{ title: 'There and back' }],
    skipped: [],
  });
  const cells = (list: typeof rows) => list.map((row) => [row.col_1_value, row.col_2_value, row.col_3_value, row.tags]);
  const theirs = await rowsOf(other, done.clusters[0]?.id ?? 0);
  expect(cells(theirs)).toEqual(cells(rows));
  const { states } = (
    await other.call<ResponseOf<'GET /api/reviews/states'>>(
      'GET',
      `/api/reviews/states?cluster_id=${done.clusters[0]?.id}`,
    )
  ).body;
  expect(states).toMatchObject([
    { row_id: theirs[0]?.id, source_col: 2, target_col: 1, reps: 1, last_review: happened_at },
  ]);
});

// Specification: S0-1.158
test('a card with an interval and no answers continues by the published conversion, and once', async () => {
  const user = await server.signUp('sm2@example.com', 'great');
  const dueAt = server.clock.now().getTime() + 5 * 86_400_000;
  const learned = { ord: 0, reviews: [], dueAt, memory: { stability: 12, difficulty: 5 } };
  const content = await packageOf({ Old: [note('old-1', ['pes', 'dog'], { cards: [learned] })] });
  await send(user, 'old.apkg', content);
  const { clusters } = (await start(user)).body;
  const states = async () =>
    (await user.call<ResponseOf<'GET /api/reviews/states'>>('GET', `/api/reviews/states?cluster_id=${clusters[0]?.id}`))
      .body.states;
  const [state] = await states();
  const theirs = new FSRSBinding().memoryStateFromSM2(2.5, 12, 0.9);
  expect(state).toMatchObject({ source_col: 1, target_col: 2, state: 'review', reps: 1, lapses: 0 });
  expect(state?.stability).toBeCloseTo(theirs.stability, 4);
  expect(state?.difficulty).toBeCloseTo(theirs.difficulty, 4);
  expect(Math.abs(Date.parse(state?.due ?? '') - dueAt)).toBeLessThan(86_400_000);
  await send(user, 'old.apkg', content);
  expect((await start(user)).body.imported_reviews).toBe(0);
  const [row] = await rowsOf(user, clusters[0]?.id ?? 0);
  const answer = {
    id: randomUUID(),
    row_id: row?.id,
    source_col: 1,
    target_col: 2,
    happened_at: server.clock.now().toISOString(),
    rating: 3,
    verdict: 'right',
    way: 'type',
    duration_ms: 1000,
  };
  expect((await user.call('POST', '/api/reviews', { reviews: [answer] })).status).toBe(200);
  const [after] = await states();
  expect(after).toMatchObject({ state: 'review', reps: 2 });
  expect(after?.stability).toBeGreaterThan(state?.stability ?? 0);
});

test('a cluster is exported as text and as JSON', async () => {
  const user = await server.signUp('plain@example.com');
  const cluster = await newCluster(user, { title: 'Plain' });
  for (const [col_1_value, col_2_value] of [
    ['pes', 'dog'],
    ['two\nlines', 'tab\tinside'],
  ])
    await user.call('POST', `/api/clusters/${cluster.id}/clusterRows`, { col_1_value, col_2_value });
  const get = (format: string) => download(`${cluster.export}&format=${format}`);
  expect((await get('txt')).toString()).toBe('pes\tdog\t\ntwo lines\ttab inside\t\n');
  expect(JSON.parse((await get('json')).toString())).toMatchObject({
    title: 'Plain',
    columns: [{ name: 'Word' }, { name: 'Meaning' }, { name: 'Example' }],
    rows: [
      ['pes', 'dog', null],
      ['two\nlines', 'tab\tinside', null],
    ],
  });
});

// Specification: S0-1.90, S0-1.91
test('several clusters go out as one package; a stranger has no link to them', async () => {
  const user = await server.signUp('many-out@example.com');
  const ids: number[] = [];
  for (const title of ['First', 'Second']) {
    const { id } = await newCluster(user, { title });
    await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: title, col_2_value: 'x' });
    ids.push(id);
  }
  const ask = (caller: Caller, format: string) =>
    caller.call<{ download: string }>('POST', '/api/export', { cluster_ids: ids, format });
  const stranger = await server.signUp('many-out-stranger@example.com', 'great');
  expect((await ask(stranger, 'apkg')).status).toBe(404);
  expect((await ask(user, 'csv')).status).toBe(422);
  const { download: link } = (await ask(user, 'apkg')).body;
  const changed = link.replace(/^\/api\/export\/\d+/, '/api/export/1');
  expect((await server.app.inject({ method: 'GET', url: changed === link ? `${link}x` : changed })).statusCode).toBe(
    403,
  );
  expect((await send(stranger, 'all.apkg', await download(link))).body.decks.map(({ name }) => name)).toEqual([
    'First',
    'Second',
  ]);
  const one = await user.call<{ download: string }>('POST', '/api/export', {
    cluster_ids: ids.slice(0, 1),
    format: 'txt',
  });
  expect((await download(one.body.download)).toString()).toBe('First\tx\t\n');
});

import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@wordcluster/contract/types';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { isDistributed } from '../setup/postgres.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;

let server: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  [server, elsewhere] = await Promise.all([
    startTestServer(),
    startTestServer({ PUBLIC_URL: 'http://elsewhere.example' }),
  ]);
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));

const send = <Body = Found>(user: Caller, name: string, content: string | Uint8Array) =>
  user.call<Body>('POST', '/api/upload-import', multipart({ name, content }), MULTIPART);
const start = (user: Caller, body: object = { into: 'decks' }) => user.call<Done>('POST', '/api/start-import', body);
const archiveOf = async (user: Caller): Promise<Buffer> => {
  const { download } = (await user.call<{ download: string }>('POST', '/api/user/export')).body;
  return (await server.app.inject({ method: 'GET', url: download })).rawPayload;
};
const clustersOf = async (user: Caller) =>
  (await user.call<ResponseOf<'GET /api/clusters'>>('GET', '/api/clusters')).body;
const statesOf = async (user: Caller, cluster: number) =>
  (
    await user.call<ResponseOf<'GET /api/reviews/states'>>('GET', `/api/reviews/states?cluster_id=${cluster}`)
  ).body.states.map(({ source_col, target_col, state, due, stability, difficulty, reps, lapses }) => ({
    source_col,
    target_col,
    state,
    due,
    stability,
    difficulty,
    reps,
    lapses,
  }));

/** Two clusters of one name, tags, a cell with line breaks, answers, one taken back, a word set aside. */
async function settled(): Promise<{ user: Caller; cluster: number }> {
  const user = await server.signUp(`${randomUUID()}@example.com`, 'great');
  const form = { title: 'Slovak', col_1_name: 'German', col_2_name: 'German', col_3_name: 'Note' };
  const { body: made } = await user.call<{ id: number }>('POST', '/api/clusters', {
    ...form,
    description: 'Of my own',
    col_1_language: 'de',
    col_2_language: 'sk',
  });
  const { id: second } = await newCluster(user, { title: 'Slovak' });
  const add = async (cluster: number, body: object) =>
    (await user.call<{ id: number }>('POST', `/api/clusters/${cluster}/clusterRows`, body)).body.id;
  const house = await add(made.id, {
    col_1_value: 'Haus',
    col_2_value: 'dom',
    col_3_value: '<b>&\nTab\there',
    tags: ['unit 1', 'nouns'],
  });
  const tree = await add(made.id, { col_1_value: 'Baum', col_2_value: 'strom' });
  await add(second, { col_1_value: 'Wasser' });
  const at = (hour: number) => new Date(server.clock.now().getTime() - (100 - hour) * 3_600_000).toISOString();
  const answer = (row_id: number, hour: number, rating: number) => ({
    id: randomUUID(),
    kind: 'answer',
    row_id,
    source_col: 1,
    target_col: 2,
    happened_at: at(hour),
    rating,
    verdict: 'right',
    way: 'type',
    duration_ms: 1234,
  });
  const mistaken = answer(house, 30, 1);
  const reviews = [
    answer(house, 1, 3),
    answer(house, 60, 2),
    mistaken,
    { id: randomUUID(), kind: 'undo', undoes: mistaken.id, happened_at: at(31) },
    answer(tree, 2, 3),
    { id: randomUUID(), kind: 'pause', row_id: tree, source_col: 1, target_col: 2, happened_at: at(3) },
  ];
  expect((await user.call('POST', '/api/reviews', { reviews })).status).toBe(200);
  return { user, cluster: made.id };
}

// Specification: S0-1.153
test('an account moves to another Wordcluster with its words, tags and schedule, and only once', async () => {
  const { user, cluster } = await settled();
  const archive = await archiveOf(user);
  const mover = await elsewhere.signUp('mover@example.com', 'great');
  const { status, body } = await send(mover, 'wordcluster.zip', archive);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    format: 'account',
    rows_total: 3,
    importable_rows: 3,
    reviews_total: 4,
    note_types: [],
  });
  expect(body.decks.map(({ name, notes }) => [name, notes])).toEqual([
    ['Slovak', 2],
    ['Slovak', 1],
  ]);
  const done = await start(mover);
  expect(done.body).toMatchObject({ imported_rows: 3, imported_reviews: 4, skipped: [] });
  const [first, second] = (await clustersOf(mover)).toSorted((one, other) => one.id - other.id);
  expect(first).toMatchObject({
    title: 'Slovak',
    description: 'Of my own',
    col_2_name: 'German',
    col_1_language: 'de',
    col_2_language: 'sk',
    row_count: 2,
  });
  expect(second).toMatchObject({ title: 'Slovak', row_count: 1 });
  const words = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    rows.map(({ id: _id, cluster_id: _cluster, ...row }) => row);
  expect(words(await rowsOf(mover, first?.id ?? 0))).toEqual(words(await rowsOf(user, cluster)));
  const states = await statesOf(mover, first?.id ?? 0);
  expect(states).toEqual(await statesOf(user, cluster));
  expect(states.length).toBeGreaterThan(0);

  await send(mover, 'wordcluster.zip', archive);
  expect((await start(mover)).body).toMatchObject({
    imported_rows: 0,
    updated_rows: 0,
    imported_reviews: 0,
    skipped: [{ reason: 'unchanged', count: 3 }],
  });
});

test('brought back where it came from, an archive restores what is gone and leaves the rest as it is', async () => {
  const { user, cluster } = await settled();
  const archive = await archiveOf(user);
  const [house, tree] = await rowsOf(user, cluster);
  await user.call('PATCH', `/api/clusters/${cluster}/clusterRows/${house?.id}`, { col_2_value: 'domček' });
  await user.call('DELETE', `/api/clusters/${cluster}/clusterRows/${tree?.id}`, {});
  await send(user, 'wordcluster.zip', archive);
  const { body } = await start(user);
  expect(body).toMatchObject({ imported_rows: 1, updated_rows: 0, skipped: [{ reason: 'unchanged', count: 2 }] });
  expect(await rowsOf(user, cluster)).toMatchObject([{ col_1_value: 'Haus', col_2_value: 'domček' }]);
});

test('a forged archive is refused, whatever it contains, and nothing is changed', async () => {
  const user = await server.signUp('forged@example.com', 'great');
  const zipped = (content: string) => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(content), 'account.json');
    zip.end();
    return buffer(zip.outputStream);
  };
  const row = { id: 1, values: ['a', null, null], tags: [], reviews: [] };
  const cluster = {
    id: 1,
    title: 'Words',
    description: null,
    col_1_name: 'Word',
    col_2_name: null,
    col_3_name: null,
    col_1_language: null,
    col_2_language: null,
    col_3_language: null,
    rows: [row],
  };
  const account = { wordcluster: 1, installation: 'abcdef01', clusters: [cluster] };
  const broken = [
    '{',
    'null',
    '[]',
    JSON.stringify({ ...account, wordcluster: 2 }),
    JSON.stringify({ ...account, clusters: [{ ...cluster, title: 'x' }] }),
    JSON.stringify({ ...account, clusters: [{ ...cluster, rows: [{ ...row, values: ['a'] }] }] }),
    JSON.stringify({ ...account, installation: "'; drop table users" }),
    JSON.stringify({ ...account, clusters: [{ ...cluster, rows: [{ ...row, reviews: [{ id: 'x' }] }] }] }),
  ];
  for (const content of broken) expect((await send(user, 'w.zip', await zipped(content))).status, content).toBe(422);
  expect((await start(user)).status).toBe(409);
  expect((await send(user, 'w.zip', await zipped(JSON.stringify(account)))).status).toBe(200);
  expect((await start(user)).body).toMatchObject({ imported_rows: 1 });
});

const KVTML = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE kvtml PUBLIC "kvtml2.dtd" "http://edu.kde.org/kvtml/kvtml2.dtd">
<kvtml version="2.0">
  <information><generator>Parley</generator><title>Slovak words</title></information>
  <identifiers>
    <identifier id="0"><name>German</name><locale>de</locale></identifier>
    <identifier id="1"><name>Slovak</name><locale>sk</locale></identifier>
  </identifiers>
  <entries>
    <entry id="0">
      <translation id="0"><text>Haus</text></translation>
      <translation id="1"><text>dom &amp; chata</text><comment>&lt;masc.&gt;</comment><grade><currentgrade>3</currentgrade></grade></translation>
    </entry>
    <entry id="1"><translation id="0"><text>Baum</text></translation><translation id="1"><text>strom</text></translation></entry>
    <entry id="2"><translation id="1"><text>voda</text></translation></entry>
  </entries>
  <lessons>
    <container><name>Home</name><inpractice>true</inpractice><entry id="0"/>
      <container><name>Garden</name><entry id="1"/></container>
    </container>
  </lessons>
</kvtml>`;

test('documents of Parley and KWordQuiz bring languages as columns and lessons as decks', async () => {
  const user = await server.signUp('parley@example.com', 'great');
  const { body } = await send(user, 'words.kvtml', KVTML);
  expect(body).toMatchObject({
    format: 'kvtml',
    rows_total: 3,
    importable_rows: 2,
    note_types: [{ fields: ['German', 'Slovak', 'Example'], columns: ['German', 'Slovak', 'Example'] }],
    skipped: [{ reason: 'no_first_value', count: 1 }],
  });
  expect(body.decks.map(({ name }) => name)).toEqual(['Slovak words', 'Home', 'Garden']);
  const { clusters } = (await start(user, { into: 'one', title: 'From Parley' })).body;
  expect(await rowsOf(user, clusters[0]?.id ?? 0)).toMatchObject([
    { col_1_value: 'Haus', col_2_value: 'dom & chata', col_3_value: '<masc.>' },
    { col_1_value: 'Baum', col_2_value: 'strom', col_3_value: null },
  ]);
  const first = '<kvtml encoding="UTF-8"><e><o l="en">dog</o><t l="sk">pes</t></e></kvtml>';
  expect((await send(user, 'old.kvtml', first)).body).toMatchObject({
    importable_rows: 1,
    note_types: [{ fields: ['en', 'sk', 'Example'] }],
  });
  expect((await send<unknown>(user, 'bad.kvtml', KVTML.slice(0, 700))).status).toBe(422);
  const bomb = `<!DOCTYPE kvtml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><kvtml><e><o l="en">&b;</o></e></kvtml>`;
  expect((await send<unknown>(user, 'bomb.kvtml', bomb)).status).toBe(422);
});

test.each([
  ['questions and answers', 'Q: pes\nA: dog\n\nQ: mačka\nA: cat\nkitty\n', 'cat\nkitty'],
  ['a list with separators of its own', 'pes\tdog\n\nmačka\tcat\nkitty', 'cat\nkitty'],
  ['terms on one line', '\uFEFFpes\tdog;mačka\tcat', 'cat'],
])('a file of %s brings what pasting it brings', async (what, content, second) => {
  const user = await server.signUp(`${what.replaceAll(' ', '-')}@example.com`, 'great');
  const { body } = await send(user, 'words.txt', content);
  expect(body).toMatchObject({ format: 'text', rows_total: 2, importable_rows: 2 });
  const { clusters } = (await start(user, { into: 'one', title: 'From a list' })).body;
  expect(await rowsOf(user, clusters[0]?.id ?? 0)).toMatchObject([
    { col_1_value: 'pes', col_2_value: 'dog' },
    { col_1_value: 'mačka', col_2_value: second },
  ]);
});

test('of files that one person sends at the same moment one is kept whole', async () => {
  const user = await server.signUp('at-once@example.com');
  const words = Array.from({ length: 4 }, (_, file) => `first ${file}\tone\nsecond ${file}\ttwo\n`);
  const sent = await Promise.all(words.map((content) => send<{ error?: unknown }>(user, 'words.txt', content)));
  const refused = sent.filter(({ status }) => status !== 200);
  // On a sharded database a later one may overtake another while it is read, which is then refused.
  if (!isDistributed()) expect(refused).toEqual([]);
  expect(refused.map(({ body }) => body)).toEqual(
    refused.map(() => ({ error: expect.objectContaining({ message_id: 'import.overtaken' }) })),
  );
  expect(refused.length).toBeLessThan(words.length);
  const { body } = await start(user, { into: 'one', title: 'Kept' });
  const rows = await rowsOf(user, body.clusters[0]?.id ?? 0);
  const file = rows[0]?.col_1_value?.slice('first '.length);
  expect(rows.map((row) => row.col_1_value)).toEqual([`first ${file}`, `second ${file}`]);
});

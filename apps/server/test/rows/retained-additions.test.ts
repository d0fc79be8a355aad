import { afterAll, beforeAll, expect, test } from 'vitest';
import { retainedBytes } from '../../src/features/rows/retained-bytes.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

// Kind 4 of the second security review: the history of a shared cluster is counted for who adds rows, by every way.

let server: TestServer;
let writer: Caller & { id: number };
let owner: Caller & { id: number };
let cluster: number;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('owner@example.com', 'great');
  writer = await server.signUp('adds@example.com', 'great');
  cluster = (await newCluster(owner, { title: 'Shared' })).id;
  await owner.call('POST', `/api/clusters/${cluster}/share`, { email: 'adds@example.com', may_write: true });
});
afterAll(() => server.close());

const LONG = 'x'.repeat(900);
const ENTRY_BYTES = 100;

/** The bytes that one addition counts: in the table and in the counter, for no other user. */
async function counted(user: { id: number }, add: () => Promise<unknown>): Promise<number> {
  const { db } = server.context;
  const of = async () => {
    const found = await db
      .selectFrom('kept_bytes')
      .select(['user_id', 'bytes'])
      .where('kind', '=', 'row_changes')
      .execute();
    return new Map(found.map(({ user_id, bytes }) => [user_id, bytes]));
  };
  const before = await of();
  await add();
  const after = await of();
  expect(after.get(user.id)).toBe(await retainedBytes(db, user.id, 'row_changes'));
  const changed = [...after].filter(([id, bytes]) => bytes !== (before.get(id) ?? 0)).map(([id]) => id);
  expect(changed).toEqual([user.id]);
  return (after.get(user.id) ?? 0) - (before.get(user.id) ?? 0);
}

const added = (user: Caller, text: string) =>
  user.call('POST', `/api/clusters/${cluster}/clusterRows`, { col_1_value: text, col_2_value: 'b', col_3_value: 'c' });

test('a row that is added to a shared cluster is counted with its cells, for who adds it', async () => {
  const short = await counted(writer, () => added(writer, 'a'));
  expect(short).toBeGreaterThan(ENTRY_BYTES);
  expect(await counted(writer, () => added(writer, LONG))).toBe(short + LONG.length - 1);
  expect(await counted(owner, () => added(owner, 'a'))).toBe(short);
});

/** Notes that a program adds to a cluster of its person. */
async function addNotes(user: Caller & { id: number }, deckName: string, count: number): Promise<void> {
  const key = await programToken(server, user, ['read', 'write']);
  const notes = Array.from({ length: count }, (_, n) => ({ deckName, fields: { Word: `${count} ${n}` } }));
  const answer = await server.app.inject({
    method: 'POST',
    url: `/ankiconnect?key=${key}`,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ action: 'addNotes', version: 6, params: { notes } }),
  });
  expect(JSON.parse(answer.body)).toMatchObject({ result: Array.from({ length: count }, () => expect.any(Number)) });
}

test('so are rows that programs add, and copies; of more than a hundred at once one entry is kept', async () => {
  expect(await counted(owner, () => addNotes(owner, 'Shared', 7))).toBe(7 * ENTRY_BYTES);
  const own = await newCluster(writer, { title: 'Own' });
  await addNotes(writer, 'Own', 100);
  await addNotes(writer, 'Own', 2);
  const ids = (await rowsOf(writer, own.id)).map(({ id }) => id);
  expect(ids.length).toBe(102);
  const copy = (row_ids: readonly number[]) => async () => {
    const body = { row_ids, to_cluster_id: cluster };
    const { status } = await writer.call('POST', `/api/clusters/${own.id}/clusterRows/copy`, body);
    expect(status).toBe(200);
  };
  expect(await counted(writer, copy(ids.slice(0, 3)))).toBe(3 * ENTRY_BYTES);
  expect(await counted(writer, copy(ids.slice(1)))).toBe(ENTRY_BYTES);
});

test('rows of a cluster that nobody shares leave no history', async () => {
  const own = await newCluster(writer, { title: 'Alone' });
  const before = await retainedBytes(server.context.db, writer.id, 'row_changes');
  await writer.call('POST', `/api/clusters/${own.id}/clusterRows`, { col_1_value: LONG });
  expect(await retainedBytes(server.context.db, writer.id, 'row_changes')).toBe(before);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowIdOf } from '../../src/features/ankiconnect/note-id.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { openConnection } from './raw-connection.ts';

let server: TestServer;
let user: Caller & { id: number };
let key: string;
let cluster: number;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  user = await server.signUp('dictionary@example.com', 'great');
  cluster = (await newCluster(user, { title: 'Deck' })).id;
  key = await newKey();
});
afterAll(() => server.close());

const newKey = (scopes = ['read', 'write']): Promise<string> => programToken(server, user, scopes);

async function send(body: string | object, url = '/ankiconnect', headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain', ...headers },
    payload,
  });
  expect(response.statusCode).toBe(200);
  return JSON.parse(response.body) as { result?: unknown; error?: string | null };
}

const NO_KEY = { result: null, error: 'valid api key must be provided' };
const note = (word: string) => ({ deckName: 'Deck', modelName: 'Deck', fields: { Word: word } });
const filling = (bytes: number) => ({ filling: 'x'.repeat(bytes) });

test('the key is taken from the address, a header, the beginning or the end of a body', async () => {
  const asked = { action: 'deckNames', version: 6 };
  const names = { result: ['Deck'], error: null };
  expect(await send(asked, `/ankiconnect?key=${key}`)).toEqual(names);
  expect(await send(asked, '/ankiconnect', { 'x-api-key': key })).toEqual(names);
  expect(await send(asked, '/ankiconnect', { authorization: `Bearer ${key}` })).toEqual(names);
  expect(await send({ ...asked, key })).toEqual(names);
  expect(await send({ key, ...asked, params: filling(100_000) })).toEqual(names);
  expect(await send({ ...asked, params: filling(100_000), key })).toEqual(names);
  expect(await send({ ...asked, params: filling(100_000), key: `${key.slice(0, -1)}#` })).toEqual(NO_KEY);
  expect(await send({ ...asked, params: filling(100_000) })).toEqual(NO_KEY);
  expect(await send(asked)).toEqual(NO_KEY);
});

test('a request in two pieces, with its key in the second, is held until it is there', async () => {
  const body = JSON.stringify({ action: 'deckNames', version: 6, params: filling(30_000), key });
  const socket = await openConnection(
    port,
    `POST /ankiconnect HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20_000)}`,
  );
  let received = '';
  socket.on('data', (piece: Buffer) => (received += piece.toString()));
  setTimeout(() => socket.write(body.slice(20_000)), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(received).toContain('{"result":["Deck"],"error":null}');
});

test('deep, many-keyed and large requests are refused, also with a valid key', async () => {
  const at = `/ankiconnect?key=${key}`;
  const tooComplex = { result: null, error: 'the request is too complex' };
  expect(await send(`{"action":"version","params":${'['.repeat(30)}${']'.repeat(30)}}`, at)).toEqual(tooComplex);
  expect(await send(`{"action":"version","params":[${'1,'.repeat(20_001)}1]}`, at)).toEqual(tooComplex);
  const large = { result: null, error: 'the request is too large' };
  expect(await send({ action: 'version', params: filling(1_100_000) }, at)).toEqual(large);
  expect(await send({ action: 'version', params: filling(4_300_000) }, at)).toEqual(large);
  const data = Buffer.alloc(1_200_000).toString('base64');
  const stored = await send({ action: 'storeMediaFile', version: 6, params: { filename: 'a.mp3', data } }, at);
  expect(stored).toEqual({ result: null, error: null });
});

test('one query serves all notes of an action, and a duplicate within them is added once', async () => {
  const at = `/ankiconnect?key=${key}`;
  await send({ action: 'addNote', version: 6, params: { note: note('Known') } }, at);
  const notes = [note('known'), note('new'), note('new'), note(''), { ...note('x'), deckName: 'Nowhere' }];
  const asked = await send({ action: 'canAddNotes', version: 6, params: { notes } }, at);
  expect(asked.result).toEqual([false, true, true, false, false]);
  const before = await statements(() =>
    send({ action: 'canAddNotes', version: 6, params: { notes: [note('one')] } }, at),
  );
  const many = Array.from({ length: 100 }, (_, n) => note(`word ${n}`));
  expect(before).toBeGreaterThan(1);
  expect(await statements(() => send({ action: 'canAddNotes', version: 6, params: { notes: many } }, at))).toBe(before);
  const added = await send({ action: 'addNotes', version: 6, params: { notes } }, at);
  expect(added.result).toEqual([null, expect.any(Number), null, null, null]);
  expect((await rowsOf(user, cluster)).map((row) => row.col_1_value)).toEqual(['Known', 'new']);
});

/** How many statements a piece of work takes. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const counted = vi.spyOn(server.context.metrics, 'statement');
  await work();
  const { length } = counted.mock.calls;
  counted.mockRestore();
  return length;
}

test('requests of one person follow one another in the order in which they came', async () => {
  const own = await newKey();
  const results = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      send({ action: 'addNote', version: 6, params: { note: note(`ordered ${n}`) } }, `/ankiconnect?key=${own}`),
    ),
  );
  const ids = results.map(({ result }) => Number(result));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('adding notes takes as many statements as one, per cluster; a refused one is null', async () => {
  const at = `/ankiconnect?key=${await newKey()}`;
  const add = (notes: object[]) => send({ action: 'addNotes', version: 6, params: { notes } }, at);
  const one = await statements(() => add([note('alone')]));
  const many = Array.from({ length: 50 }, (_, n) => note(`together ${n}`));
  expect(await statements(() => add(many))).toBe(one);
  const { result } = await add([note('good'), note('x'.repeat(2_000)), note('good too')]);
  expect(result).toEqual([expect.any(Number), null, expect.any(Number)]);
});

test('on the free plan notes are added up to the limit', async () => {
  const free = await server.signUp('free-dictionary@example.com');
  await newCluster(free, { title: 'Small' });
  const at = `/ankiconnect?key=${await programToken(server, free, ['read', 'write'])}`;
  const notes = Array.from({ length: 55 }, (_, n) => ({ ...note(`w${n}`), deckName: 'Small', modelName: 'Small' }));
  const { result } = await send({ action: 'addNotes', version: 6, params: { notes } }, at);
  const added = result as (number | null)[];
  expect(added.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => expect.any(Number)));
  expect(added.slice(50)).toEqual(Array.from({ length: 5 }, () => null));
});

test('tags of many notes are changed together, each with its history where the cluster is shared', async () => {
  const owner = await server.signUp('tags-owner@example.com', 'great');
  await server.signUp('tags-reader@example.com');
  const { id } = await newCluster(owner, { title: 'Tagged' });
  await owner.call('POST', `/api/clusters/${id}/share`, { email: 'tags-reader@example.com' });
  const at = `/ankiconnect?key=${await programToken(server, owner, ['read', 'write'])}`;
  const words = Array.from({ length: 40 }, (_, n) => ({ ...note(`t${n}`), deckName: 'Tagged', modelName: 'Tagged' }));
  const added = (await send({ action: 'addNotes', version: 6, params: { notes: words } }, at)).result as number[];
  const tag = (notes: number[], tags: string, action = 'addTags') =>
    send({ action, version: 6, params: { notes, tags } }, at);
  const one = await statements(() => tag(added.slice(0, 1), 'first'));
  expect(await statements(() => tag(added.slice(1), 'Second third'))).toBe(one);
  expect((await tag(added, 'x'.repeat(200))).error).toEqual(expect.any(String));
  await tag(added, 'THIRD', 'removeTags');
  const rows = await rowsOf(owner, id);
  expect(rows.map(({ tags }) => tags)).toEqual([['first'], ...Array.from({ length: 39 }, () => ['Second'])]);
  const changes = await server.context.db
    .selectFrom('row_changes')
    .select(['row_id', 'before', 'after'])
    .where('user_id', '=', owner.id)
    .where('kind', '=', 'edited')
    .execute();
  expect(changes).toHaveLength(1 + 39 + 39);
  expect(changes.find(({ row_id }) => row_id === rowIdOf(added[1] ?? 0))).toMatchObject({
    after: { tags: ['Second', 'third'] },
  });
});

// Case 6 of the second security review.
test('a request with several actions is aborted with its client, and queued behind earlier ones of its user', async () => {
  const own = await newKey();
  const actions = Array.from({ length: 100 }, (_, n) => ({
    action: 'addNotes',
    params: { notes: [note(`left ${n}`)] },
  }));
  const body = JSON.stringify({ action: 'multi', version: 6, key: own, params: { actions } });
  const leaving = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/ankiconnect`, { method: 'POST', body, signal: leaving.signal });
  const left = asked.then(
    () => 'answered',
    () => 'left',
  );
  await vi.waitFor(async () => expect(await countOf('left %')).toBeGreaterThan(2), 20_000);
  leaving.abort();
  expect(await left).toBe('left');
  // The next request of the person follows when the work of the first has ended.
  const next = await send({ action: 'version', version: 6 }, `/ankiconnect?key=${own}`);
  expect(next.result).toBe(6);
  const added = await countOf('left %');
  expect(added).toBeLessThan(100);
  await send({ action: 'deckNames', version: 6 }, `/ankiconnect?key=${own}`);
  expect(await countOf('left %')).toBe(added);
});

async function countOf(pattern: string): Promise<number> {
  const { length } = await server.context.db
    .selectFrom('cluster_rows')
    .select('id')
    .where('user_id', '=', user.id)
    .where('col_1_value', 'like', pattern)
    .execute();
  return length;
}

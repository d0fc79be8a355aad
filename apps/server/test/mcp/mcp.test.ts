import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/mcp`;
});
afterAll(() => server.close());

async function assistantOf(user: Caller, scopes: string[]) {
  const token = await programToken(server, user, scopes);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }));
  const use = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const [first] = content as { text: string }[];
    return {
      failed: isError === true,
      text: first?.text ?? '',
      json: isError ? null : JSON.parse(first?.text ?? 'null'),
    };
  };
  return { client, headers, use };
}

test('an assistant puts words into a cluster, finds them, asks what is due and records answers', async () => {
  const user = await server.signUp('assistant@example.com');
  const { id: cluster } = await newCluster(user);
  const { client, use } = await assistantOf(user, ['read', 'write', 'practise']);
  expect((await client.listTools()).tools.map(({ name }) => name).toSorted()).toEqual([
    'add_rows',
    'due_words',
    'edit_rows',
    'hardest_words',
    'list_clusters',
    'plan_for_date',
    'progress',
    'record_answers',
    'search_words',
  ]);
  expect((await use('list_clusters')).json).toMatchObject([{ id: cluster, title: 'Words' }]);
  const added = await use('add_rows', {
    cluster_id: cluster,
    rows: [
      ['pes', 'dog'],
      ['100 %', 'x', 'y'],
    ],
  });
  expect(added.json.added).toHaveLength(2);
  expect((await use('search_words', { query: '0 %' })).json).toMatchObject([{ values: ['100 %', 'x', 'y'] }]);
  const due = (await use('due_words', { cluster_id: cluster, limit: 5 })).json;
  expect(due.length).toBeGreaterThan(0);
  const answers = [{ row_id: added.json.added[0], source_col: 1, target_col: 2, rating: 3 }];
  expect((await use('record_answers', { answers })).json).toMatchObject({ results: [{ status: 201 }] });
  expect((await use('progress')).failed).toBe(false);
  await client.close();
});

test('an assistant changes cells and tags of rows, and gets the ones that could not be changed', async () => {
  const user = await server.signUp('assistant-edits@example.com');
  const { id: cluster } = await newCluster(user);
  const { use } = await assistantOf(user, ['read', 'write']);
  const { added } = (
    await use('add_rows', {
      cluster_id: cluster,
      rows: [
        ['pes', 'dgo', 'x'],
        ['dom', 'house'],
        ['kot', 'cat'],
      ],
    })
  ).json;
  const [dog, house, cat] = added as number[];
  const rows = [
    { row_id: dog, col_2_value: 'dog', col_3_value: null, tags: ['animals'] },
    { row_id: house, col_1_value: '' },
    { row_id: 2 ** 40, col_1_value: 'x' },
    { row_id: cat, col_3_value: 'tom' },
  ];
  const counted = vi.spyOn(server.context.metrics, 'statement');
  const { json } = await use('edit_rows', { cluster_id: cluster, rows });
  const updates = counted.mock.calls.filter(([, text]) => text.includes('update cluster_rows')).length;
  counted.mockRestore();
  expect(json[0]).toEqual({ row_id: dog, values: ['pes', 'dog', null], tags: ['animals'] });
  expect(json[1]).toEqual({ row_id: house, error: expect.any(String) });
  expect(json[2]).toEqual({ row_id: 2 ** 40, error: 'The row was not found.' });
  expect(json[3]).toEqual({ row_id: cat, values: ['kot', 'cat', 'tom'], tags: [] });
  expect(updates).toBe(1);
  expect((await rowsOf(user, cluster)).map((row) => [row.col_1_value, row.col_2_value])).toEqual([
    ['pes', 'dog'],
    ['dom', 'house'],
    ['kot', 'cat'],
  ]);
  const stranger = await server.signUp('assistant-edits-stranger@example.com');
  const other = await assistantOf(stranger, ['write']);
  expect(
    (await other.use('edit_rows', { cluster_id: cluster, rows: [{ row_id: dog, col_1_value: 'x' }] })).json,
  ).toEqual([{ row_id: dog, error: expect.any(String) }]);
});

test('an assistant sees the hardest words, and plans for a date: the plan is kept only when it is to be', async () => {
  const user = await server.signUp('assistant-plans@example.com');
  const { id: cluster } = await newCluster(user);
  const { use } = await assistantOf(user, ['read', 'write', 'practise']);
  const { added } = (
    await use('add_rows', {
      cluster_id: cluster,
      rows: [
        ['pes', 'dog'],
        ['dom', 'house'],
      ],
    })
  ).json;
  expect((await use('hardest_words')).json).toEqual([]);
  const answer = (row_id: number, rating: number) => ({ row_id, source_col: 1, target_col: 2, rating });
  // A lapse: known once, failed later. A word without a lapse is not hard.
  await use('record_answers', { answers: [answer(added[0], 4), answer(added[1], 4)] });
  server.clock.advance(20 * 86_400);
  await use('record_answers', { answers: [answer(added[0], 3), answer(added[1], 1)] });
  const hardest = (await use('hardest_words')).json as { row_id: number; source: string; target: string }[];
  expect(hardest.map(({ source, target }) => [source, target])).toEqual([['dom', 'house']]);
  const due_at = new Date(server.clock.now().getTime() + 9 * 86_400_000).toISOString();
  const planned = (await use('plan_for_date', { cluster_id: cluster, due_at })).json;
  expect(planned).toMatchObject({ words: 2, minutes_per_day: expect.any(Number), saved: null });
  const goals = async () => (await user.call<{ goals: object[] }>('GET', '/api/goals')).body.goals;
  expect(await goals()).toEqual([]);
  const saved = (await use('plan_for_date', { cluster_id: cluster, due_at, minutes_per_day: 5, save: true })).json;
  expect(saved.saved).toMatchObject({ cluster_id: cluster, minutes_per_day: 5, state: 'active' });
  expect(await goals()).toHaveLength(1);
  expect(await use('plan_for_date', { due_at })).toMatchObject({ failed: true });
  expect(await use('plan_for_date', { cluster_id: cluster, due_at: '2020-01-01T00:00:00Z' })).toMatchObject({
    failed: true,
  });
});

test("rows come all or none, within the plan, and never into a stranger's cluster", async () => {
  const user = await server.signUp('assistant-limits@example.com');
  const { id: cluster } = await newCluster(user);
  const { use } = await assistantOf(user, ['write']);
  expect(await use('add_rows', { cluster_id: cluster, rows: [['good'], ['']] })).toMatchObject({ failed: true });
  expect(
    await use('add_rows', { cluster_id: cluster, rows: Array.from({ length: 51 }, (_, n) => [`w${n}`]) }),
  ).toMatchObject({ failed: true });
  expect(await rowsOf(user, cluster)).toEqual([]);
  await use('add_rows', { cluster_id: cluster, rows: Array.from({ length: 50 }, (_, n) => [`w${n}`]) });
  expect((await rowsOf(user, cluster)).map((row) => row.col_1_value)).toEqual(
    Array.from({ length: 50 }, (_, n) => `w${n}`),
  );
  const stranger = await server.signUp('assistant-stranger@example.com');
  const other = await assistantOf(stranger, ['read', 'write']);
  expect(await other.use('add_rows', { cluster_id: cluster, rows: [['x']] })).toMatchObject({ failed: true });
  expect((await other.use('search_words', { query: 'w1' })).json).toEqual([]);
});

test('a token that may only read has only tools that read; without one there are none', async () => {
  const user = await server.signUp('assistant-reads@example.com');
  const { client, headers } = await assistantOf(user, ['read']);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
    'list_clusters',
    'search_words',
    'hardest_words',
  ]);
  const nobody = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  expect(nobody.status).toBe(401);
  expect(nobody.headers.get('www-authenticate')).toMatch(/^Bearer resource_metadata="/);
  expect((await fetch(address, { headers })).status).toBe(405);
  const notification = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
  });
  expect(notification.status).toBe(202);
  expect(notification.headers.get('mcp-session-id')).toBeNull();
});

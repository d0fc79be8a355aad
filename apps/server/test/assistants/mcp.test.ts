import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/mcp`;
});
afterAll(() => server.close());

async function assistantOf(user: Caller, scopes: string[]) {
  const made = await user.call<{ token: string }>('POST', '/api/user/tokens', { name: 'Assistant', scopes });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { authorization: `Bearer ${made.body.token}` };
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
    'list_clusters',
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
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['list_clusters', 'search_words']);
  const nobody = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  expect(nobody.status).toBe(401);
  expect(nobody.headers.get('www-authenticate')).toBe('Bearer');
  expect((await fetch(address, { headers })).status).toBe(405);
  const notification = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
  });
  expect(notification.status).toBe(202);
  expect(notification.headers.get('mcp-session-id')).toBeNull();
});

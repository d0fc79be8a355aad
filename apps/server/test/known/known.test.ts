import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { knownWords } from '../../src/features/known/known-words.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { renewTokens, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const JAPANESE = {
  title: 'Japanese',
  col_1_name: 'Word',
  col_1_language: 'ja',
  col_2_name: 'Meaning',
  col_2_language: 'en',
};

const tokenOf = async (user: Caller, scopes: string[]) => {
  const expires_at = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  const { body } = await user.call<{ token: string }>('POST', '/api/user/tokens', {
    name: 'Reader',
    scopes,
    expires_at,
  });
  return body.token;
};

const known = (token: string, headers: Record<string, string> = {}, language = 'ja') =>
  server.app.inject({
    method: 'GET',
    url: `/api/known?language=${language}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): { word: string; stage: string; stability: number; due: string | null } => JSON.parse(line));

async function answer(user: Caller, rowId: number, rating: number) {
  const reviews = [
    {
      id: randomUUID(),
      row_id: rowId,
      source_col: 1,
      target_col: 2,
      happened_at: server.clock.now().toISOString(),
      rating,
      way: 'type',
      duration_ms: 1000,
    },
  ];
  const { status } = await user.call('POST', '/api/reviews', { reviews });
  expect(status).toBe(200);
}

// Specification: S0-1.312
test('gives a line per word of the language, with its best-known row', async () => {
  const user = await server.signUp('known-words@example.com', 'great');
  const [first, second] = [await newCluster(user, JAPANESE), await newCluster(user, { ...JAPANESE, title: 'More' })];
  for (const [cluster, word] of [
    [first, '犬'],
    [first, '猫'],
    [second, '犬'],
  ] as const)
    await user.call('POST', `/api/clusters/${cluster.id}/clusterRows`, { col_1_value: word, col_2_value: 'animal' });
  const [dog] = await rowsOf(user, second.id);
  await answer(user, dog?.id ?? 0, 4);
  const token = await tokenOf(user, ['read']);
  const response = await known(token);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  expect(response.headers['access-control-allow-origin']).toBe('*');
  const lines = linesOf(response.body);
  expect(lines.map(({ word }) => word).toSorted()).toEqual(['犬', '猫'].toSorted());
  expect(lines.find(({ word }) => word === '猫')).toEqual({ word: '猫', stage: 'new', stability: 0, due: null });
  const best = lines.find(({ word }) => word === '犬');
  expect(best?.stage).toBe('review');
  expect(best?.stability).toBeGreaterThan(1);
  expect(Date.parse(best?.due ?? '')).toBeGreaterThan(server.clock.now().getTime());
  expect(linesOf((await known(token, {}, 'en')).body).map(({ word }) => word)).toEqual(['animal']);
  expect((await known(token, {}, 'sk')).body).toBe('');
});

test('is compressed, and answered 304 while nothing has changed', async () => {
  const user = await server.signUp('known-twice@example.com', 'great');
  const { id } = await newCluster(user, JAPANESE);
  await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: '水', col_2_value: 'water' });
  const token = await tokenOf(user, ['read']);
  const first = await known(token, { 'accept-encoding': 'gzip' });
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(linesOf(gunzipSync(first.rawPayload).toString())).toHaveLength(1);
  const etag = String(first.headers['etag']);
  expect((await known(token, { 'if-none-match': etag })).statusCode).toBe(304);
  await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: '火', col_2_value: 'fire' });
  expect((await known(token, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('needs a token with the scope to read', async () => {
  const user = await server.signUp('known-scope@example.com', 'great');
  expect((await known(await tokenOf(user, ['practise']))).statusCode).toBe(403);
  expect((await known('wcp_made-up')).statusCode).toBe(401);
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/known',
    headers: { origin: 'https://reader.example' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
});

test('includes shared clusters, and nothing else of other users', async () => {
  const [owner, reader] = [
    await server.signUp('known-owner@example.com', 'great'),
    await server.signUp('known-reader@example.com'),
  ];
  const { id } = await newCluster(owner, JAPANESE);
  await owner.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: '山', col_2_value: 'mountain' });
  const token = await tokenOf(reader, ['read']);
  expect((await known(token)).body).toBe('');
  await owner.call('POST', `/api/clusters/${id}/share`, { email: 'known-reader@example.com' });
  expect(linesOf((await known(token)).body).map(({ word }) => word)).toEqual(['山']);
});

async function withWords(email: string, count: number, behind = 0) {
  const user = await server.signUp(email, 'great');
  const { id } = await newCluster(user, JAPANESE);
  await sql`
    insert into cluster_rows (user_id, cluster_id, position, col_1_value)
    select ${user.id}, ${id}, n, 'word ' || lpad((n + ${behind}::int)::text, 6, '0') from generate_series(1, ${count}::int) n`.execute(
    server.context.db,
  );
  await sql`update clusters set row_count = ${count}, bytes = ${11 * count} where id = ${id}`.execute(
    server.context.db,
  );
  return { user, cluster: id, rows: (await rowsOf(user, id)).map((row) => row.id) };
}

// Specification: S0-1.353
test('has as many words as fit, what was practised first', async () => {
  const { user, rows } = await withWords('many-known@example.com', 20);
  await answer(user, rows[15] ?? 0, 3);
  const { read } = await knownWords(server.context, user, 'ja', 300);
  expect(linesOf(await read()).map(({ word }) => word)).toEqual(['word 000001', 'word 000002', 'word 000016']);
});

// Specification: S0-1.410
test('reads no words for an ETag that still holds, and notices each change', async () => {
  const { user, cluster, rows } = await withWords('known-etag@example.com', 3);
  const token = await tokenOf(user, ['read']);
  const { mock } = vi.spyOn(pg.Client.prototype, 'query');
  const readsWords = async (etag?: string) => {
    const before = mock.calls.length;
    const response = await known(token, etag === undefined ? {} : { 'if-none-match': etag });
    const asked = mock.calls.slice(before).map(([statement]) => JSON.stringify(statement));
    const read = asked.some((text) => text.includes('join cluster_rows'));
    return { status: response.statusCode, etag: String(response.headers['etag']), read };
  };
  const first = await readsWords();
  expect(first).toMatchObject({ status: 200, read: true });
  expect(await readsWords(first.etag)).toMatchObject({ status: 304, read: false });
  expect(await readsWords(`W/${first.etag}`)).toMatchObject({ status: 304, read: false });
  await answer(user, rows[0] ?? 0, 3);
  const answered = await readsWords(first.etag);
  expect(answered).toMatchObject({ status: 200, read: true });
  await user.call('PATCH', `/api/clusters/${cluster}/clusterRows/${rows[1]}`, { col_1_value: 'another' });
  const edited = await readsWords(answered.etag);
  expect(edited).toMatchObject({ status: 200, read: true });
  expect((await user.call('PATCH', `/api/clusters/${cluster}`, { ...JAPANESE, col_1_language: 'ko' })).status).toBe(
    200,
  );
  expect(await readsWords(edited.etag)).toMatchObject({ status: 200 });
  vi.restoreAllMocks();
});

// Specification: S0-1.353
test('of several owners it is merged in a worker where it is long', async () => {
  const [{ user: owner, cluster }, { user: reader, rows }] = [
    await withWords('long-owner@example.com', 3_000),
    await withWords('long-reader@example.com', 3_000, 2_000),
  ];
  await owner.call('POST', `/api/clusters/${cluster}/share`, { email: 'long-reader@example.com' });
  await answer(reader, rows[1] ?? 0, 4);
  const merged = vi.spyOn(String.prototype, 'split');
  const { body } = await known(await tokenOf(reader, ['read']));
  const longest = Math.max(0, ...merged.mock.contexts.map(String).map(({ length }) => length));
  merged.mockRestore();
  const lines = linesOf(body);
  expect(longest).toBeLessThan(100_000);
  expect(lines).toHaveLength(5_000);
  expect(new Set(lines.map(({ word }) => word)).size).toBe(5_000);
  // Both have it; the reader has answered their own.
  expect(lines.find(({ word }) => word === 'word 002002')).toMatchObject({ stage: 'review' });
});

test('counts archived clusters, and none that are disabled since the plan ended', async () => {
  const user = await server.signUp('known-lapsed@example.com', 'great');
  const ids: number[] = [];
  for (const word of ['一', '二', '三', '四']) {
    const { id } = await newCluster(user, { ...JAPANESE, title: `Japanese ${word}` });
    ids.push(id);
    await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: word });
    server.clock.advance(60);
  }
  await user.call('PATCH', `/api/clusters/${ids[3]}`, { archived: true });
  const words = async () => {
    await renewTokens(server);
    return linesOf((await known(await tokenOf(user, ['read']))).body).map(({ word }) => word);
  };
  expect((await words()).toSorted()).toEqual(['一', '二', '三', '四'].toSorted());
  server.clock.advance(366 * 86_400);
  expect((await words()).toSorted()).toEqual(['二', '三', '四'].toSorted());
});

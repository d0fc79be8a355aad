import { randomUUID } from 'node:crypto';
import { calls } from '@wordcluster/contract/all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

// Kind 1, cases 5 and 6 of the second security review.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unitsOf = async (prefix: string): Promise<number> => {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(count), 0)::int as units from throttles where key like ${`${prefix}%`}`.execute(
    server.context.db,
  );
  return rows[0]?.units ?? 0;
};

async function programOf(email: string) {
  const user = await server.signUp(email, 'great');
  const { id } = await newCluster(user, { title: 'Deck' });
  await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'a', col_2_value: 'b' });
  const [row] = await rowsOf(user, id);
  const scopes = ['read', 'write', 'practise'];
  const token = await programToken(server, user, scopes);
  return { user, row: row?.id ?? 0, token, program: server.callerWith(token) };
}

const answer = (row: number) => ({
  id: randomUUID(),
  kind: 'answer',
  row_id: row,
  source_col: 1,
  target_col: 2,
  happened_at: server.clock.now().toISOString(),
  rating: 3,
  verdict: 'right',
  way: 'flashcard',
  duration_ms: 1000,
});

const rpc = (program: Caller, body: unknown) =>
  program.call('POST', '/mcp', body, { accept: 'application/json, text/event-stream' });

describe('several units in one call count as several', () => {
  test('actions of `multi`, however many notes each has', async () => {
    const { token } = await programOf('multi@example.com');
    const notes = Array.from({ length: 50 }, (_, n) => ({ deckName: 'Deck', fields: { Word: `w${n}` } }));
    const multi = async (actions: unknown[]) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/ankiconnect',
          headers: { 'content-type': 'text/plain' },
          payload: JSON.stringify({ key: token, action: 'multi', version: 6, params: { actions } }),
        })
      ).json<{ result: unknown[] | null; error: string | null }>();
    const before = await unitsOf('personal-token:');
    const twenty = Array.from({ length: 20 }, () => ({ action: 'canAddNotes', params: { notes }, version: 6 }));
    expect((await multi(twenty)).result).toHaveLength(20);
    expect((await unitsOf('personal-token:')) - before).toBe(20);
    const hundred = Array.from({ length: 100 }, () => ({ action: 'version' }));
    const refusals: (string | null)[] = [];
    for (let n = 0; n < 6; n += 1) refusals.push((await multi(hundred)).error);
    expect(refusals).toEqual([null, null, null, null, null, expect.stringContaining('Too many')]);
  });

  test('answers of a batch, by every way that sends them', async () => {
    const { user, row, program } = await programOf('answers@example.com');
    const key = 'answers-minute:';
    const before = await unitsOf(key);
    const batch = Array.from({ length: 30 }, () => answer(row));
    expect((await user.call('POST', '/api/reviews', { reviews: batch })).status).toBe(200);
    expect((await unitsOf(key)) - before).toBe(30);
    const answers = Array.from({ length: 7 }, () => ({ row_id: row, source_col: 1, target_col: 2, rating: 3 }));
    const params = { name: 'record_answers', arguments: { answers } };
    const recorded = await rpc(program, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(recorded.status).toBe(200);
    expect((await unitsOf(key)) - before).toBe(37);
  });

  test('answers that come with the copy of a link', async () => {
    const { user, row } = await programOf('link-owner@example.com');
    const [cluster] = (await user.call<{ id: number }[]>('GET', '/api/clusters')).body;
    const { body } = await user.call<{ url: string }>('POST', `/api/clusters/${cluster?.id}/links`, {});
    const other = await server.signUp('link-copier@example.com');
    const answers = Array.from({ length: 9 }, () => ({
      id: randomUUID(),
      row_id: row,
      source_col: 1,
      target_col: 2,
      happened_at: server.clock.now().toISOString(),
      rating: 3,
      duration_ms: 1000,
    }));
    const before = await unitsOf('answers-minute:');
    const copied = await other.call('POST', `/api/links/${body.url.split('/').at(-1)}/copy`, { answers });
    expect(copied.status).toBe(201);
    expect((await unitsOf('answers-minute:')) - before).toBe(9);
  });

  test('lists of calls of an assistant, which are refused', async () => {
    const { program } = await programOf('lists@example.com');
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const refused = await rpc(program, [call, { ...call, id: 2 }]);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: { message_id: 'request.no_lists' } });
    expect((await rpc(program, call)).status).toBe(200);
  });

  test('no call of the contract that a program may make takes lists of calls', () => {
    const lists = Object.entries(calls).filter(
      ([, spec]) => 'body' in spec && spec.body !== undefined && spec.body.safeParse([]).success,
    );
    expect(lists).toEqual([]);
  });
});

describe('answers have a rate of their own', () => {
  test('beyond 5,000 a minute they are refused until the next minute, and none of them is lost by that', async () => {
    const { user, row } = await programOf('fast@example.com');
    await sql`insert into throttles (key, window_start, count) values (${`answers-minute:${user.id}`},
      date_trunc('minute', ${server.clock.now()}::timestamptz), 4999)`.execute(server.context.db);
    const two = [answer(row), answer(row)];
    const refused = await user.call('POST', '/api/reviews', { reviews: two });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: { code: 'too_many', message_id: 'review.too_fast' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    server.clock.advance(60);
    const taken = await user.call<{ results: { status: number }[] }>('POST', '/api/reviews', { reviews: two });
    expect(taken.body.results.map(({ status }) => status)).toEqual([201, 201]);
  });

  test('beyond 30,000 a day they are refused for the rest of the day', async () => {
    const { user, row } = await programOf('all-day@example.com');
    await sql`insert into throttles (key, window_start, count) values (${`answers-day:${user.id}`},
      date_trunc('day', ${server.clock.now()}::timestamptz at time zone 'utc') at time zone 'utc', 30000)`.execute(
      server.context.db,
    );
    const refused = await user.call('POST', '/api/reviews', { reviews: [answer(row)] });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
    server.clock.advance(86_400);
    const again = await server.callerWith(user.token).call('POST', '/api/reviews', { reviews: [answer(row)] });
    expect(again.status).toBe(200);
  });
});

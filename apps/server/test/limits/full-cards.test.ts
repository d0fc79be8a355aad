import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

// Case 8 of the second security review.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Results = { results: { status: number; state?: { reps: number }; error?: { message_id: string } }[] };

const answer = (row: number, id: string = randomUUID()) => ({
  id,
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

async function learnerWith(email: string, entries: number) {
  const user = await server.signUp(email);
  const { id } = await newCluster(user);
  await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'pes', col_2_value: 'dog' });
  const row = (await rowsOf(user, id))[0]?.id ?? 0;
  const first = answer(row);
  const practise = (reviews: object[]) => user.call<Results>('POST', '/api/reviews', { reviews });
  expect((await practise([first])).body.results).toMatchObject([{ status: 201 }]);
  await sql`
    insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, way, duration_ms)
    select ${user.id}, gen_random_uuid(), 'answer', ${row}, 1, 2,
      ${server.clock.now()}::timestamptz - interval '1 day' - n * interval '1 minute', 3, 'flashcard', 1000
    from generate_series(1, ${entries - 1}::int) n`.execute(server.context.db);
  return { user, row, first, practise };
}

test('a card whose log is full takes no further answers and says so; other cards do', async () => {
  const { practise, row } = await learnerWith('full@example.com', 19_999);
  server.clock.advance(60);
  const [taken, refused] = (await practise([answer(row), answer(row)])).body.results;
  expect(taken?.status).toBe(201);
  expect(refused).toMatchObject({ status: 422, error: { message_id: 'review.card_full' } });
  expect((await practise([answer(row)])).body.results[0]?.status).toBe(422);
});

test('an entry that is known is answered from the state, without its log', async () => {
  const { practise, first } = await learnerWith('known@example.com', 5_000);
  const { results } = (await practise([first])).body;
  // The stored state: without the entries that the test wrote into the log directly.
  expect(results).toMatchObject([{ status: 200, state: { reps: 1 } }]);
});

test('a long log that has to be replayed gives the state that a short one would give', async () => {
  const { practise, row } = await learnerWith('long@example.com', 1_000);
  const early = { ...answer(row), happened_at: new Date(server.clock.now().getTime() - 3_600_000).toISOString() };
  expect((await practise([early])).body.results).toMatchObject([{ status: 201, state: { reps: 1_001 } }]);
});

/** Rows of a person with so many answers each. */
async function practisedRows(email: string, rows: number, entries: number) {
  const user = await server.signUp(email);
  const { id } = await newCluster(user);
  for (let n = 0; n < rows; n += 1)
    await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: `pes ${n}`, col_2_value: 'dog' });
  const ids = (await rowsOf(user, id)).map((row) => row.id);
  for (const row of ids)
    await sql`
      insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, way, duration_ms)
      select ${user.id}, gen_random_uuid(), 'answer', ${row}, 1, 2,
        ${server.clock.now()}::timestamptz - interval '1 day' - n * interval '1 minute', 3, 'flashcard', 1000
      from generate_series(1, ${entries}::int) n`.execute(server.context.db);
  return { user, ids };
}

// Specification: S0-1.350
test('a batch for many long logs is taken a few rows at a time, what is taken back with its row', async () => {
  const { user, ids } = await practisedRows('many-logs@example.com', 5, 9_000);
  const early = (row: number) => ({
    ...answer(row),
    happened_at: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
  });
  const answers = ids.map(early);
  const undo = {
    id: randomUUID(),
    kind: 'undo',
    undoes: answers[4]?.id,
    happened_at: server.clock.now().toISOString(),
  };
  const { results } = (await user.call<Results>('POST', '/api/reviews', { reviews: [undo, ...answers] })).body;
  expect(results.map(({ status, state }) => [status, state?.reps])).toEqual([
    [201, 9_000],
    [201, 9_001],
    [201, 9_001],
    [201, 9_001],
    [201, 9_001],
    [201, 9_000],
  ]);
  // Two rows, two rows, and one: each portion is a change of its own.
  const { rows } = await sql<{
    changes: number;
  }>`select changes from review_settings where user_id = ${user.id}`.execute(server.context.db);
  expect(rows).toEqual([{ changes: 3 }]);
});

// Specification: S0-1.351
test('long logs are handed to the worker as they came, and are objects there alone', async () => {
  const { user, ids } = await practisedRows('one-row@example.com', 1, 2_000);
  await user.call('POST', '/api/reviews', { reviews: [answer(ids[0] ?? 0)] });
  const parsed = vi.spyOn(JSON, 'parse');
  const early = new Date(server.clock.now().getTime() - 7_200_000).toISOString();
  await user.call('POST', '/api/reviews', { reviews: [{ ...answer(ids[0] ?? 0), happened_at: early }] });
  await user.call('PATCH', '/api/reviews/settings', { time_zone: 'Asia/Tokyo' });
  const longest = Math.max(...parsed.mock.calls.map(([text]) => text.length));
  parsed.mockRestore();
  expect(longest).toBeLessThan(60_000);
  const { rows } = await sql<{ reps: number }>`select reps from review_states where user_id = ${user.id}`.execute(
    server.context.db,
  );
  expect(rows).toEqual([{ reps: 2_002 }]);
});

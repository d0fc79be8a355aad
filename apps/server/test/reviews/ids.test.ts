import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { learnerOf } from './learner.ts';

let server: TestServer;
let learner: ReturnType<typeof learnerOf>;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  learner = learnerOf(server, await server.signUp(`ids${(number += 1)}@example.com`));
});

const statuses = (results: ResponseOf<'POST /api/reviews'>['results']) => results.map(({ status }) => status);

describe('the log of answers', () => {
  test('takes ids of any version in small letters or capitals, and moments of any clock', async () => {
    const { rows } = await learner.words(1);
    const [row = 0] = rows;
    const named = (id: string, more = {}) => ({ ...learner.answer(row, 3), id, ...more });
    const [by, loud] = ['00000000-0000-0000-0000-00000000000b', 'ABCDEFAB-1111-1111-1111-111111111111'];
    const results = await learner.send(
      named(by, { happened_at: '2026-01-02T03:04Z' }),
      named(loud, { happened_at: '2026-01-02T05:05:06+02:00' }),
      named(loud.toLowerCase()),
      named(by.toUpperCase()),
      learner.undo(loud.toLowerCase()),
      named('11111111111111111111111111111111'),
      named('g1111111-1111-1111-1111-111111111111'),
      named('22222222-2222-2222-2222-222222222222', { happened_at: '2026-01-02' }),
    );
    expect(results.slice(0, 4).map(({ id, status }) => [id, status])).toEqual([
      [by, 201],
      [loud, 201],
      [loud.toLowerCase(), 200],
      [by.toUpperCase(), 200],
    ]);
    expect(statuses(results.slice(4))).toEqual([201, 422, 422, 422]);
    expect(results[0]?.state).toMatchObject({ reps: 1, last_review: '2026-01-02T03:04:00.000Z' });
  });

  test('reports the outcome of each entry, also for a duplicate id', async () => {
    const { rows } = await learner.words(1);
    const good = learner.answer(rows[0] ?? 0, 3);
    const lost = { ...good, row_id: 999_999_999 };
    expect(statuses(await learner.send(lost, good, good, lost))).toEqual([404, 201, 200, 404]);
    // It is there now, and its first content counts.
    expect(statuses(await learner.send(lost, good))).toEqual([200, 200]);
  });
});

import { knowledgeOf, NEW, nextIntervals } from '@wordcluster/domain/schedule/memory';
import { STANDARD_SETTINGS } from '@wordcluster/domain/schedule/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { learnerOf } from './learner.ts';

let server: TestServer;
let person: Caller & { id: number; email: string };
let learner: ReturnType<typeof learnerOf>;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.signUp(`device${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

describe('the queue', () => {
  // Specification: S0-1.122
  test('tells enough of a word for a device to say when each answer would bring it back', async () => {
    const { rows } = await learner.words(1);
    const rules = { ...STANDARD_SETTINGS, parameters: null };
    for (const [seconds, rating] of [
      [0, 3],
      [601, 2],
      [361, 3],
      [20 * 86_400, 1],
      [601, 3],
      [9 * 86_400, 4],
    ] as const) {
      server.clock.advance(seconds);
      const [known] = (await learner.queue()).map(({ state, step }) => knowledgeOf({ ...state, step }));
      const key = { rowId: rows[0] ?? 0, sourceCol: 1, targetCol: 2 };
      const now = server.clock.now().getTime();
      const intervals = nextIntervals(key, known ?? NEW, now, rules);
      const [result] = await learner.send(learner.answer(key.rowId, rating));
      expect(Date.parse(result?.state?.due ?? '') - now).toBe(intervals[rating]);
    }
  });
});

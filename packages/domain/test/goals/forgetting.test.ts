import { cases } from '@wordcluster/testing/nightly';
import fc from 'fast-check';
import { fsrs, type FSRS } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { forgettingOf } from '../../src/goals/forgetting.ts';
import { drawParameters, randomFrom } from '../../src/goals/people.ts';

const person = fc.integer({ min: 1, max: 10_000 }).map((seed) => drawParameters(randomFrom(seed)));
const trace = fc.record({
  stability: fc.double({ min: 0.01, max: 2000, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
});
const days = fc.integer({ min: 1, max: 400 });

const near = (a: { stability: number; difficulty: number }, b: { stability: number; difficulty: number }) => {
  expect(a.stability / b.stability).toBeCloseTo(1, 3);
  expect(a.difficulty).toBeCloseTo(b.difficulty, 4);
};
const nextOf = (
  scheduler: FSRS,
  from: { stability: number; difficulty: number } | null,
  elapsed: number,
  rating: number,
) => scheduler.next_state(from, elapsed, rating);

describe('the arithmetic of forgetting', () => {
  it('is that of ts-fsrs', () => {
    fc.assert(
      fc.property(person, trace, days, (parameters, before, elapsed) => {
        const scheduler = fsrs({ w: parameters, enable_fuzz: false, enable_short_term: true });
        const own = forgettingOf(parameters);
        const recall = own.recall(elapsed, before.stability);
        expect(recall).toBeCloseTo(scheduler.forgetting_curve(elapsed, before.stability), 5);
        for (const rating of [1, 2, 3, 4]) near(own.introduced(rating), nextOf(scheduler, null, 0, rating));
        for (const rating of [2, 3, 4])
          near(own.recalled(before, recall, rating), nextOf(scheduler, before, elapsed, rating));
        near(own.forgotten(before, recall), nextOf(scheduler, before, elapsed, 1));
        for (const rating of [1, 2, 3]) near(own.sameDay(before, rating), nextOf(scheduler, before, 0, rating));
      }),
      { numRuns: cases(200) },
    );
  });
});

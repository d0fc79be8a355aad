import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withRepeat } from '../../src/practice/scoring.ts';
import { anyRows, anySettings, started } from './fixtures.ts';

const positions = (remaining: number, seeds: readonly number[]) => {
  const question = (id: number) => ({
    id,
    cluster_id: 1,
    row_number: id,
    col_1_value: `${id}`,
    col_2_value: `${id}`,
    col_3_value: null,
    score: 1,
    possible_answers: [],
  });
  const questions = Array.from({ length: remaining + 1 }, (_one, id) => question(id));
  return new Set(
    seeds.map((seed) => withRepeat(questions as never, 0, seed).questions.findIndex(({ score }) => score < 1)),
  );
};
const seeds = Array.from({ length: 400 }, (_one, seed) => Math.imul(seed, 2_654_435_761) >>> 0);

it('a copy is never the very next question while two others remain, and may have every later index', () => {
  expect(positions(0, seeds)).toEqual(new Set([1]));
  expect(positions(1, seeds)).toEqual(new Set([1, 2]));
  expect(positions(2, seeds)).toEqual(new Set([2, 3]));
  expect(positions(5, seeds)).toEqual(new Set([2, 3, 4, 5, 6]));
});

it('so it is in every test', () => {
  fc.assert(
    fc.property(anyRows, anySettings, fc.nat(), (rows, settings, seed) => {
      const { test } = started(settings, { rows, seed });
      fc.pre(test.questions.length >= 3);
      expect(withRepeat(test.questions, 0, seed).questions[1]).toBe(test.questions[1]);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutPauses, type Pause, type BacklogChange } from '../../src/progress/pauses.ts';

const changes = fc.array(fc.record({ day: fc.integer({ min: 0, max: 30 }), words: fc.integer({ min: -3, max: 3 }) }));
const pauses = fc.array(
  fc
    .record({ from: fc.integer({ min: -5, max: 35 }), length: fc.option(fc.nat({ max: 12 })) })
    .map(({ from, length }): Pause => ({ from, to: length === null ? Infinity : from + length })),
  { maxLength: 4 },
);
const backlogOn = (day: number, of: readonly BacklogChange[]) =>
  of.reduce((sum, change) => (change.day <= day ? sum + change.words : sum), 0);

describe('the backlog of a paused cluster', () => {
  test('counts on just the days on which it asked', () => {
    fc.assert(
      fc.property(changes, pauses, (of, resting) => {
        const counted = withoutPauses(of, resting);
        for (let day = -6; day < 50; day += 1) {
          const rested = resting.some(({ from, to }) => from <= day && day < to);
          expect(backlogOn(day, counted)).toBe(rested ? 0 : backlogOn(day, of));
        }
      }),
    );
  });

  test('does not depend on the order of changes and pauses, nor on a pause in two parts', () => {
    fc.assert(
      fc.property(changes, pauses, fc.nat({ max: 12 }), (of, resting, cut) => {
        const parts = resting.flatMap(({ from, to }) => [
          { from: from + cut, to },
          { from, to: Math.min(to, from + cut) },
        ]);
        expect(withoutPauses(of.toReversed(), parts)).toEqual(withoutPauses(of, resting));
      }),
    );
  });

  test('starts on the day of archiving and ends on the day of restoring', () => {
    const back = withoutPauses([{ day: 8, words: 2 }], [{ from: 9, to: 12 }]);
    expect(back).toEqual([
      { day: 8, words: 2 },
      { day: 9, words: -2 },
      { day: 12, words: 2 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { historiesOf, nextFitAt } from '../../src/progress/histories.ts';
import type { LogEntry, Rating } from '../../src/schedule/log.ts';
import type { ScheduleRules } from '../../src/schedule/rules.ts';

const RULES: ScheduleRules = {
  timeZone: 'UTC',
  dayStartsAt: 0,
  retention: 0.9,
  busyDays: [],
  testAnswers: true,
  parameters: null,
};
let ids = 0;
const answer = (day: number, rating: Rating, hour = 12): LogEntry => ({
  id: String((ids += 1)).padStart(12, '0'),
  kind: 'answer',
  happenedAt: Date.UTC(2026, 0, day, hour),
  rating,
  way: 'type',
  durationMs: 1000,
});

describe('histories that parameters are fitted to', () => {
  test('have ratings with the days between them, the last fifth in time held back', () => {
    const cards = [
      [answer(1, 3), answer(1, 3, 13), answer(3, 1), answer(4, 3), answer(8, 3)],
      [answer(2, 4), answer(9, 3)],
      // One day alone says nothing about a longer memory.
      [answer(9, 3), answer(9, 3, 13)],
    ];
    // Answers of a later day: 3, 4, 8 and 9 January; from the fourth on they are held back.
    expect(historiesOf(cards, RULES)).toEqual([
      { ratings: [3, 3, 1, 3, 3], days: [0, 0, 2, 1, 4], heldBackFrom: 5 },
      { ratings: [4, 3], days: [0, 7], heldBackFrom: 1 },
    ]);
  });

  test('do not hold what was undone or came before a new beginning', () => {
    const undone = answer(3, 1);
    const log: LogEntry[] = [
      answer(1, 1),
      { id: 'reset', kind: 'reset', happenedAt: Date.UTC(2026, 0, 2) },
      answer(2, 3),
      undone,
      { id: 'undo', kind: 'undo', undoes: undone.id, happenedAt: Date.UTC(2026, 0, 3, 13) },
      answer(5, 3),
    ];
    expect(historiesOf([log], RULES)).toMatchObject([{ ratings: [3, 3], days: [0, 3] }]);
  });
});

test('a fit is tried at 400 answers, and again with a quarter more', () => {
  expect(nextFitAt(0)).toBe(400);
  expect(nextFitAt(400)).toBe(500);
  expect(nextFitAt(12_580)).toBe(15_725);
});

import { describe, expect, test } from 'vitest';
import { streakOf, type StreakDay } from '../../src/progress/streak.ts';

const day = (number: number, figures: Partial<StreakDay> = {}): StreakDay => ({
  day: number,
  answers: 0,
  met: 0,
  late: 0,
  ...figures,
});
const streak = (days: StreakDay[], today: number, rest: { backlog?: [number, number][]; limit?: number } = {}) =>
  streakOf({
    days,
    today,
    limit: rest.limit ?? null,
    backlog: (rest.backlog ?? []).map(([since, words]) => ({ day: since, words })),
  });

describe('a day counts', () => {
  test('with twenty answers, whatever the backlog', () => {
    expect(streak([day(10, { answers: 20 }), day(11, { answers: 20 })], 11, { backlog: [[9, 3]] })).toEqual({
      days: 2,
      today: true,
    });
    expect(streak([day(10, { answers: 19 })], 10, { backlog: [[9, 3]] })).toEqual({ days: 0, today: false });
  });

  test('with its due words done, however few', () => {
    expect(streak([day(10, { answers: 1, met: 1 })], 10)).toEqual({ days: 1, today: true });
    expect(streak([day(10, { answers: 1, met: 1 })], 10, { backlog: [[10, 1]] })).toEqual({ days: 0, today: false });
  });

  test('with as many due words as the person wants a day', () => {
    const days = [day(10, { answers: 5, met: 5 })];
    expect(streak(days, 10, { backlog: [[8, 40]], limit: 5 }).days).toBe(1);
    expect(streak(days, 10, { backlog: [[8, 40]], limit: 6 }).days).toBe(0);
  });
});

describe('a day breaks the row', () => {
  test('when words were due and were not answered, also where nothing is known of the day itself', () => {
    const days = [day(10, { answers: 20 }), day(13, { answers: 20 })];
    expect(streak(days, 13, { backlog: [] }).days).toBe(2);
    // Due on day 11, answered on day 13.
    const late = [day(10, { answers: 20 }), day(11, { late: 1 }), day(13, { answers: 20, met: 1, late: -1 })];
    expect(streak(late, 13).days).toBe(1);
    expect(streak([day(10, { answers: 20 })], 13, { backlog: [[11, 1]] }).days).toBe(0);
  });

  test('not when nothing was due: it does not count either', () => {
    const days = [day(10, { answers: 20 }), day(11, { answers: 3 }), day(15, { answers: 2, met: 2 })];
    expect(streak(days, 15)).toEqual({ days: 2, today: true });
    expect(streak(days, 40)).toEqual({ days: 2, today: false });
  });

  test('not while it is today', () => {
    const days = [day(10, { answers: 20 }), day(11, { answers: 20 })];
    expect(streak(days, 12, { backlog: [[12, 8]] })).toEqual({ days: 2, today: false });
    expect(streak(days, 13, { backlog: [[12, 8]] })).toEqual({ days: 0, today: false });
  });
});

test('there is no streak before the first answer', () => {
  expect(streak([], 10)).toEqual({ days: 0, today: false });
});

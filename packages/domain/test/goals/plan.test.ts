import { cases } from '@wordcluster/testing/nightly';
import fc from 'fast-check';
import { default_w } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { daysAfterEnd, DAYS_AFTER_END, mostADay } from '../../src/goals/after-end.ts';
import { chooseDay, enoughOnDate, recallOnDate } from '../../src/goals/choose-day.ts';
import { forgettingOf } from '../../src/goals/forgetting.ts';
import { wordsForMinutes } from '../../src/goals/minutes.ts';
import { neededSeconds, paceOf, promiseOf, type Goal } from '../../src/goals/pace.ts';
import { daysOfDate, ledBy, planned, replanned } from '../../src/goals/plan.ts';
import { timesOf } from '../../src/goals/times.ts';
import { STANDARD_TIMES, type PlannedWord } from '../../src/goals/visit.ts';

const BELIEVED = { parameters: default_w, uncertainty: 1 };
const TODAY = 20_000;
const forgetting = forgettingOf(default_w);

/** Never asked, or asked up to forty days ago. */
const word = fc
  .record({
    isNew: fc.boolean(),
    stability: fc.double({ min: 0.1, max: 200, noNaN: true }),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    ago: fc.integer({ min: 0, max: 40 }),
    paused: fc.boolean(),
  })
  .map(({ isNew, stability, difficulty, ago, paused }) => ({
    trace: isNew ? null : { stability, difficulty },
    lastDay: isNew ? -1 : TODAY - ago,
    paused: paused && ago === 7,
  }));
const words = fc
  .array(word, { maxLength: 60 })
  .map((list) => list.map((one, index): PlannedWord => ({ ...one, row: Math.floor(index / 2) })));
const goals = fc
  .record({
    words,
    days: fc.integer({ min: 0, max: 30 }),
    minutes: fc.integer({ min: 1, max: 60 }),
    target: fc.double({ min: 0.7, max: 0.99, noNaN: true }),
  })
  .map(({ words: list, days, minutes, target }): Goal => goalOf(list, { days, minutes, target }));

function goalOf(
  list: readonly PlannedWord[],
  { days, minutes, target = 0.9 }: { days: number; minutes: number; target?: number },
): Goal {
  const aim = { date: TODAY + days, target };
  const lastDay = Math.max(TODAY, TODAY + days - 1);
  return { words: list, aim, today: TODAY, lastDay, seconds: minutes * 60, times: STANDARD_TIMES };
}
const fresh = (count: number): PlannedWord[] =>
  Array.from({ length: count }, (_, row) => ({ row, trace: null, lastDay: -1 }));

describe('a plan for a date', () => {
  it('keeps every day to its minutes, asks one direction of a row, and no word that is paused or was asked today', () => {
    fc.assert(
      fc.property(goals, (goal) => {
        const { seconds, days } = planned(goal, BELIEVED);
        expect(seconds).toBeLessThanOrEqual(goal.seconds);
        const today = (days[0] ?? []).map((index) => goal.words[index]);
        const least = today.reduce(
          (sum, one) => sum + (one?.trace === null ? STANDARD_TIMES.introduction : STANDARD_TIMES.review),
          0,
        );
        expect(least).toBeLessThanOrEqual(seconds + 1e-6);
        const rows = today.map((one) => one?.row);
        expect(new Set(rows).size).toBe(rows.length);
        for (const one of today) {
          expect(one?.paused).not.toBe(true);
          expect(one?.lastDay).toBeLessThan(TODAY);
        }
        expect(planned(goal, BELIEVED)).toEqual({ seconds, days });
      }),
      { numRuns: cases(60) },
    );
  });

  it('asks on the last day, given the time, every word that is below the wanted recall, and none that will be known well enough', () => {
    fc.assert(
      fc.property(words, fc.double({ min: 0.7, max: 0.99, noNaN: true }), (list, target) => {
        const goal = goalOf(list, { days: 1, minutes: 600, target });
        const { chosen } = chooseDay(list, forgetting, goal.aim, TODAY, {
          seconds: goal.seconds,
          times: STANDARD_TIMES,
        });
        const busy = new Set([
          ...chosen.map((index) => list[index]?.row),
          ...list.filter(({ lastDay }) => lastDay >= TODAY).map(({ row }) => row),
        ]);
        for (const [index, one] of list.entries()) {
          const recall = recallOnDate(forgetting, one, goal.aim);
          if (chosen.includes(index)) expect(recall).toBeLessThan(enoughOnDate(goal.aim));
          else if (!one.paused && recall < target && one.trace !== null) {
            // Left out only if a visit would not help, or its row is asked in the other direction.
            expect(busy.has(one.row) || recall > 0.5).toBe(true);
          }
        }
      }),
      { numRuns: cases(100) },
    );
  });

  it('takes fewer minutes a day than are allowed where fewer are enough, and says how many all of it would take', () => {
    const easy = goalOf(fresh(60), { days: 30, minutes: 60 });
    expect(paceOf(easy, BELIEVED)).toBeLessThan(600);
    expect(paceOf({ ...easy, today: TODAY + 27 }, BELIEVED)).toBe(3600);
    const hard = goalOf(fresh(400), { days: 10, minutes: 5 });
    expect(paceOf(hard, BELIEVED)).toBe(300);
    expect(neededSeconds(hard, BELIEVED)).toBeGreaterThan(900);
  });

  it('promises more for more minutes, within a range, and never more words than there are', () => {
    fc.assert(
      fc.property(goals, (goal) => {
        const less = promiseOf(goal, BELIEVED, 60);
        const more = promiseOf(goal, BELIEVED, 3600);
        for (const { low, expected, high } of [less, more]) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(low).toBeLessThanOrEqual(expected);
          expect(expected).toBeLessThanOrEqual(high);
          expect(high).toBeLessThanOrEqual(goal.words.length);
        }
        expect(more.expected).toBeGreaterThanOrEqual(less.expected - 1 - goal.words.length * 0.05);
      }),
      { numRuns: cases(20) },
    );
  });

  it('plans a missed day again at once: what it left comes on the next', () => {
    const goal = goalOf(fresh(40), { days: 5, minutes: 5 });
    const missed = { ...goal, today: TODAY + 1 };
    expect(planned(missed, BELIEVED).days[0]).toEqual(
      expect.arrayContaining((planned(goal, BELIEVED).days[0] ?? []).slice(0, 5)),
    );
    expect(planned(missed, BELIEVED).seconds).toBeGreaterThanOrEqual(planned(goal, BELIEVED).seconds);
  });

  it('keeps today’s other words after an answer, and plans only later days again', () => {
    const goal = goalOf(fresh(30), { days: 10, minutes: 5 });
    const before = planned(goal, BELIEVED);
    const [first = 0, ...rest] = before.days[0] ?? [];
    const after = goal.words.with(first, { row: first, trace: { stability: 3, difficulty: 5 }, lastDay: TODAY });
    const again = replanned(before, { ...goal, words: after }, BELIEVED);
    expect(again.days[0]).toEqual(rest);
    expect(again.seconds).toBe(before.seconds);
    expect(again.days.slice(1).flat()).not.toContain(rest[0]);
  });

  it('takes off what today’s words took already', () => {
    const goal = goalOf(fresh(30), { days: 10, minutes: 5 });
    expect(planned({ ...goal, spentToday: 3600 }, BELIEVED).days[0]).toEqual([]);
  });

  it('plans 1,000 words for 60 days in at most 200 ms of the processor', () => {
    const goal = goalOf(fresh(1000), { days: 60, minutes: 20 });
    planned(goal, BELIEVED);
    const times = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      planned(goal, BELIEVED);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });
});

describe('days of a date', () => {
  const rule = { timeZone: 'Europe/Bratislava', dayStartsAt: 4 };
  const at = (text: string) => Date.parse(text);

  it('studies until the evening before an exam in the morning, and on the day of one in the evening', () => {
    const now = at('2026-03-02T09:00:00Z');
    const morning = daysOfDate(at('2026-03-14T08:00:00Z'), now, rule);
    expect(morning.date - morning.lastDay).toBe(1);
    const evening = daysOfDate(at('2026-03-14T18:00:00Z'), now, rule);
    expect(evening.date - evening.lastDay).toBe(0);
    expect(morning.date - morning.today).toBe(12);
  });

  it('studies today where the date comes in a few hours', () => {
    const now = at('2026-03-14T05:00:00Z');
    const { today, lastDay } = daysOfDate(at('2026-03-14T07:00:00Z'), now, rule);
    expect(lastDay).toBe(today);
  });
});

describe('several goals', () => {
  it('have a word led by the earliest date', () => {
    const leads = ledBy([
      { id: 1, dueAt: 20, keys: ['a', 'b'] },
      { id: 2, dueAt: 10, keys: ['b', 'c'] },
      { id: 3, dueAt: 10, keys: ['c', 'd'] },
    ]);
    expect(Object.fromEntries(leads)).toEqual({ a: 1, b: 2, c: 2, d: 3 });
  });
});

describe('after the end', () => {
  it('spreads what comes due over 28 days, least known first, at most max(10, 1.5 × mean) a day', () => {
    const ended = fc.array(
      fc.record({ dueDay: fc.integer({ min: -5, max: 60 }), recall: fc.double({ min: 0, max: 1, noNaN: true }) }),
      { maxLength: 900 },
    );
    fc.assert(
      fc.property(ended, (list) => {
        const days = daysAfterEnd(list, 0);
        const listed = list.flatMap((one, index) => ({ ...one, day: days[index] ?? null }));
        for (const { dueDay, day } of listed) expect(day === null).toBe(dueDay > DAYS_AFTER_END);
        const placed = listed.flatMap(({ day, recall }) => (day === null ? [] : [{ day, recall }]));
        const counts = Map.groupBy(placed, ({ day }) => day);
        for (const [day, those] of counts) {
          expect(day).toBeGreaterThanOrEqual(1);
          expect(day).toBeLessThanOrEqual(DAYS_AFTER_END);
          expect(those.length).toBeLessThanOrEqual(Math.max(10, Math.ceil((1.5 * placed.length) / DAYS_AFTER_END)));
          expect(those.length).toBeLessThanOrEqual(mostADay(placed.length));
        }
        const byDay = placed.toSorted((a, b) => a.day - b.day);
        for (const [index, { recall, day }] of byDay.entries()) {
          const next = byDay[index + 1];
          if (next && next.day > day) expect(next.recall).toBeGreaterThanOrEqual(recall);
        }
      }),
      { numRuns: cases(60) },
    );
  });
});

describe('a few minutes', () => {
  it('take what gains most, within the minutes', () => {
    const list: PlannedWord[] = [
      { row: 1, trace: { stability: 100, difficulty: 5 }, lastDay: TODAY - 1 },
      { row: 2, trace: { stability: 3, difficulty: 5 }, lastDay: TODAY - 6 },
      { row: 3, trace: { stability: 5, difficulty: 5 }, lastDay: TODAY },
      ...fresh(50).map((one) => ({ ...one, row: one.row + 10 })),
    ];
    const chosen = wordsForMinutes(list, forgetting, TODAY, { minutes: 10, times: STANDARD_TIMES });
    expect(chosen).not.toContain(2);
    expect(chosen.length).toBeGreaterThanOrEqual(10);
    expect(chosen.length * STANDARD_TIMES.review).toBeLessThanOrEqual(600);
    expect(wordsForMinutes(list, forgetting, TODAY, { minutes: 1, times: STANDARD_TIMES }).length).toBeLessThanOrEqual(
      6,
    );
  });
});

describe('the times of a person', () => {
  it('are everybody’s before the first answer, and more and more the person’s own', () => {
    expect(timesOf({ answers: 0, seconds: 0 })).toEqual(STANDARD_TIMES);
    expect(timesOf({ answers: 1000, seconds: 18_000 }).review).toBeGreaterThan(17);
    expect(timesOf({ answers: 1000, seconds: 4500 }).review).toBeLessThan(5);
  });
});

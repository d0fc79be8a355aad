import { cases } from '@wordcluster/testing/nightly';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Days } from '../../src/progress/card-days.ts';
import { rowAdds, rowDays } from '../../src/progress/row-days.ts';
import { effectiveInOrder, type LogEntry, type Rating } from '../../src/schedule/log.ts';
import type { ScheduleRules } from '../../src/schedule/rules.ts';
import { personClock } from '../../src/schedule/person-clock.ts';
import { replay } from '../../src/schedule/replay.ts';

const KEYS = [12, 21, 13].map((code) => ({ rowId: 7, sourceCol: Math.floor(code / 10), targetCol: code % 10 }));
const HOUR = 3_600_000;
const START = Date.parse('2026-03-20T12:00:00Z');
let ids = 0;
const id = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;

const logs = fc
  .array(
    fc.record({
      card: fc.nat({ max: 2 }),
      kind: fc.constantFrom(
        'answer',
        'answer',
        'answer',
        'answer',
        'answer',
        'pause',
        'resume',
        'bury',
        'reset',
        'undo',
      ),
      hours: fc.integer({ min: 0, max: 24 * 40 }),
      rating: fc.constantFrom<Rating>(1, 3, 4, 4),
      way: fc.constantFrom('type' as const, 'test' as const),
      of: fc.nat(),
    }),
    { maxLength: 18 },
  )
  .map((drawn) => {
    const row: LogEntry[][] = KEYS.map(() => []);
    for (const { card, kind, hours, rating, way, of } of drawn) {
      const log = row[card] ?? [];
      const entry = { id: id(), happenedAt: START + hours * HOUR };
      if (kind === 'answer') log.push({ ...entry, kind, rating, way, durationMs: 1000 });
      else if (kind === 'undo') log.push({ ...entry, kind, undoes: log[of % Math.max(1, log.length)]?.id ?? entry.id });
      else log.push({ ...entry, kind: kind as 'pause' });
    }
    return row;
  });
const rulesOf = (testAnswers: boolean): ScheduleRules => ({
  timeZone: 'Europe/Bratislava',
  dayStartsAt: 4,
  retention: 0.9,
  busyDays: [],
  testAnswers,
  parameters: null,
});
const daysOf = (row: readonly LogEntry[][], rules: ScheduleRules) => {
  const cards = KEYS.map((key, index) => ({ ...key, entries: row[index] ?? [] }));
  return rowDays(cards, ({ entries }) => entries, rules).map(({ days }) => days);
};
const figures = (days: Days) =>
  [...days]
    .filter(([, { answers, met, late }]) => answers !== 0 || met !== 0 || late !== 0)
    .map(([day, { answers, met, late }]) => ({ day, answers, met, late }))
    .toSorted((a, b) => a.day - b.day);

describe('for any logs of a row’s directions', () => {
  test('each is overdue on exactly the days at whose end it was due, and on which no other direction was asked', () => {
    fc.assert(
      fc.property(logs, fc.boolean(), (row, testAnswers) => {
        const rules = rulesOf(testAnswers);
        const clock = personClock(rules);
        const days = daysOf(row, rules);
        const effective = row.map((log) => effectiveInOrder(log).filter(({ kind }) => kind !== 'undo'));
        const counts = (entry: LogEntry) => entry.kind === 'answer' && (testAnswers || entry.way !== 'test');
        for (const [index, key] of KEYS.entries()) {
          const now = replay(key, row[index] ?? [], rules);
          const since = now.stage === 'review' && !now.paused && now.due !== null ? clock.day(now.due) : Infinity;
          const first = clock.day(START);
          for (let day = first; day < first + 90; day++) {
            const log = (effective[index] ?? []).filter(({ happenedAt }) => clock.day(happenedAt) <= day);
            const then = replay(key, log, rules);
            const buried = (then.buriedUntil ?? 0) > clock.dayEnd(day) - 1;
            const other = effective.some(
              (one, at) => at !== index && one.some((entry) => counts(entry) && clock.day(entry.happenedAt) === day),
            );
            const isDue = then.stage === 'review' && then.due !== null && clock.day(then.due) <= day;
            const sum = [...(days[index] ?? [])].reduce((all, [of, { late }]) => (of <= day ? all + late : all), 0);
            expect(sum + (since <= day ? 1 : 0)).toBe(isDue && !then.paused && !buried && !other ? 1 : 0);
          }
        }
      }),
      { numRuns: cases(100) },
    );
  });

  test('added entries lead from the figures of one log to those of the other', () => {
    fc.assert(
      fc.property(logs, fc.array(fc.nat({ max: 18 })), (row, cuts) => {
        const rules = rulesOf(true);
        const earlier = row.map((log, index) => log.slice(0, cuts[index] ?? 0));
        const sums = daysOf(earlier, rules);
        const added = rowAdds(
          KEYS.map((key, index) => ({ ...key, before: earlier[index] ?? [], after: row[index] ?? [] })),
          rules,
        );
        for (const [index, sum] of sums.entries()) addDays(sum, added[index]?.days ?? new Map(), 1);
        expect(sums.map(figures)).toEqual(
          daysOf(
            row.map((log) => log.toReversed()),
            rules,
          ).map(figures),
        );
      }),
      { numRuns: cases(100) },
    );
  });
});

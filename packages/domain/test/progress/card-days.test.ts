import { cases } from '@wordcluster/testing/nightly';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, answersAdd, cardDays, type Days } from '../../src/progress/card-days.ts';
import { effectiveInOrder, type LogEntry, type Rating } from '../../src/schedule/log.ts';
import { dateOfDay, dayOfDate, personClock } from '../../src/schedule/person-clock.ts';
import type { ScheduleRules } from '../../src/schedule/rules.ts';
import { replay, UNANSWERED } from '../../src/schedule/replay.ts';

const KEY = { rowId: 7, sourceCol: 1, targetCol: 2 };
const RULES: ScheduleRules = {
  timeZone: 'Europe/Bratislava',
  dayStartsAt: 4,
  retention: 0.9,
  busyDays: [],
  testAnswers: true,
  parameters: null,
};
let ids = 0;
const id = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
const answer = (moment: string, rating: Rating = 3, durationMs = 3000): LogEntry => ({
  id: id(),
  kind: 'answer',
  happenedAt: Date.parse(moment),
  rating,
  way: 'type',
  durationMs,
});
const mark = (kind: 'pause' | 'resume' | 'bury' | 'reset', moment: string): LogEntry => ({
  id: id(),
  kind,
  happenedAt: Date.parse(moment),
});
const undo = (undoes: LogEntry, moment: string): LogEntry => ({
  id: id(),
  kind: 'undo',
  undoes: undoes.id,
  happenedAt: Date.parse(moment),
});
/** The figures that are not nothing, by date. */
const shown = (days: Days) =>
  Object.fromEntries(
    [...days]
      .toSorted(([a], [b]) => a - b)
      .filter(([, { answers, met, late }]) => answers !== 0 || met !== 0 || late !== 0)
      .map(([day, { answers, met, late }]) => [dateOfDay(day), { answers, met, late }]),
  );

describe('days of a card, counted by hand', () => {
  test('a day begins at the person’s hour, in their zone, also when clocks change', () => {
    const log = [
      // 3:59 and 4:00 of Bratislava in winter, then the night in which the clocks go forward, then summer.
      answer('2026-03-28T02:59:00Z'),
      answer('2026-03-28T03:00:00Z'),
      answer('2026-03-29T01:59:00Z'),
      answer('2026-03-29T02:00:00Z'),
    ];
    expect(Object.entries(shown(cardDays(KEY, log, RULES))).map(([day, { answers }]) => [day, answers])).toEqual([
      ['2026-03-27', 1],
      ['2026-03-28', 2],
      ['2026-03-29', 1],
    ]);
    const elsewhere = cardDays(KEY, log, { ...RULES, timeZone: 'Pacific/Auckland', dayStartsAt: 0 });
    expect(Object.keys(shown(elsewhere))).toEqual(['2026-03-28', '2026-03-29']);
  });

  test('an easy word is overdue from its due day until it is answered', () => {
    // Easy at first: due eight days later.
    const easy = answer('2026-05-01T10:00:00Z', 4);
    const due = dateOfDay(personClock(RULES).day(replay(KEY, [easy], RULES).due ?? 0));
    const after = (days: number) => dateOfDay(dayOfDate(due) + days);
    expect(shown(cardDays(KEY, [easy], RULES))).toEqual({ '2026-05-01': { answers: 1, met: 0, late: 0 } });
    expect(shown(cardDays(KEY, [easy, answer(`${after(0)}T10:00:00Z`)], RULES))).toEqual({
      '2026-05-01': { answers: 1, met: 0, late: 0 },
      [due]: { answers: 1, met: 1, late: 0 },
    });
    expect(shown(cardDays(KEY, [easy, answer(`${after(3)}T10:00:00Z`)], RULES))).toEqual({
      '2026-05-01': { answers: 1, met: 0, late: 0 },
      [due]: { answers: 0, met: 0, late: 1 },
      [after(3)]: { answers: 1, met: 1, late: -1 },
    });
  });

  test('undone answers count nowhere, those before a reset do', () => {
    const first = answer('2026-05-01T10:00:00Z', 4);
    expect(shown(cardDays(KEY, [first, undo(first, '2026-05-01T10:01:00Z')], RULES))).toEqual({});
    expect(shown(cardDays(KEY, [first, mark('reset', '2026-05-02T10:00:00Z')], RULES))).toEqual({
      '2026-05-01': { answers: 1, met: 0, late: 0 },
    });
  });

  test('the first answer of a day to a word in review is compared with what was predicted', () => {
    const easy = answer('2026-05-01T10:00:00Z', 4);
    const back = replay(KEY, [easy], RULES);
    const day = dateOfDay(personClock(RULES).day(back.due ?? 0));
    const days = cardDays(KEY, [easy, answer(`${day}T10:00:00Z`, 1), answer(`${day}T10:10:00Z`, 3)], RULES);
    const recalls = [...days.values()].flatMap(({ recall }) => [...recall.values()]);
    expect(recalls).toHaveLength(1);
    expect(recalls[0]).toMatchObject({ answers: 1, recalled: 0 });
    expect(recalls[0]?.predicted).toBeCloseTo(0.9, 1);
  });
});

const HOUR = 3_600_000;
const START = Date.parse('2026-03-20T12:00:00Z');
const entries = fc
  .array(
    fc.record({
      kind: fc.constantFrom('answer', 'answer', 'answer', 'answer', 'pause', 'resume', 'bury', 'reset', 'undo'),
      hours: fc.integer({ min: 0, max: 24 * 60 }),
      rating: fc.constantFrom<Rating>(1, 2, 3, 4, 4),
      of: fc.nat(),
    }),
    { maxLength: 14 },
  )
  .map((drawn) => {
    const log: LogEntry[] = [];
    for (const { kind, hours, rating, of } of drawn) {
      const entry = { id: id(), happenedAt: START + hours * HOUR };
      if (kind === 'answer') log.push({ ...entry, kind, rating, way: 'type', durationMs: 1000 });
      else if (kind === 'undo') log.push({ ...entry, kind, undoes: log[of % Math.max(1, log.length)]?.id ?? entry.id });
      else log.push({ ...entry, kind: kind as 'pause' });
    }
    return log;
  });

describe('for any log', () => {
  const clock = personClock(RULES);

  test('answers that are later than all others add what the whole log has more, and lead to its state', () => {
    const answers = fc.array(
      fc.record({
        hours: fc.integer({ min: 0, max: 24 * 40 }),
        rating: fc.constantFrom<Rating>(1, 2, 3, 4),
        way: fc.constantFrom('type' as const, 'test' as const),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(answers, fc.nat({ max: 12 }), fc.boolean(), (drawn, position, testAnswers) => {
        const rules = { ...RULES, testAnswers };
        let moment = START;
        const log = drawn.map(({ hours, rating, way }) => {
          moment += hours * HOUR + 1;
          return { id: id(), kind: 'answer' as const, happenedAt: moment, rating, way, durationMs: 1000 };
        });
        const [before, after] = [log.slice(0, position), log.slice(position)];
        const known = before.length === 0 ? UNANSWERED : replay(KEY, before, rules);
        const { state, days } = answersAdd(KEY, known, after, rules);
        expect(state).toEqual(replay(KEY, log, rules));
        const sum = cardDays(KEY, before, rules);
        addDays(sum, days, 1);
        expect(shown(sum)).toEqual(shown(cardDays(KEY, log, rules)));
        const recalls = (of: Days) =>
          new Set(
            [...of].flatMap(([day, { recall }]) =>
              [...recall].map(([bin, { answers: count }]) => `${day} ${bin} ${count}`),
            ),
          );
        expect(recalls(sum)).toEqual(recalls(cardDays(KEY, log, rules)));
      }),
    );
  });

  test('words are overdue on exactly the days at whose end they were due, neither paused nor buried', () => {
    fc.assert(
      fc.property(entries, (log) => {
        const days = cardDays(KEY, log, RULES);
        const now = replay(KEY, log, RULES);
        const since = now.stage === 'review' && !now.paused && now.due !== null ? clock.day(now.due) : Infinity;
        const effective = effectiveInOrder(log).filter(({ kind }) => kind !== 'undo');
        const first = clock.day(START);
        for (let day = first; day < first + 120; day++) {
          const then = replay(
            KEY,
            effective.filter(({ happenedAt }) => clock.day(happenedAt) <= day),
            RULES,
          );
          const buried = (then.buriedUntil ?? 0) > clock.dayEnd(day) - 1;
          const waits =
            then.stage === 'review' && !then.paused && !buried && then.due !== null && clock.day(then.due) <= day;
          const sum = [...days].reduce((all, [of, { late }]) => (of <= day ? all + late : all), 0);
          expect(sum + (since <= day ? 1 : 0)).toBe(waits ? 1 : 0);
        }
      }),
      { numRuns: cases(150) },
    );
  });

  test('the order of arrival plays no part, and a difference leads from one log to the other', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (log, cut) => {
        const earlier = log.slice(0, cut % (log.length + 1));
        const sum: Days = new Map();
        addDays(sum, cardDays(KEY, earlier, RULES), 1);
        addDays(sum, cardDays(KEY, earlier, RULES), -1);
        addDays(sum, cardDays(KEY, log.toReversed(), RULES), 1);
        expect(shown(sum)).toEqual(shown(cardDays(KEY, log, RULES)));
      }),
      { numRuns: cases(100) },
    );
  });
});

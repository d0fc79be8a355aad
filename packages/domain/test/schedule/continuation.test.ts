import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continued } from '../../src/schedule/continuation.ts';
import type { LogEntry, Rating } from '../../src/schedule/log.ts';
import type { ScheduleRules } from '../../src/schedule/rules.ts';
import { replay } from '../../src/schedule/replay.ts';

const DAY = 86_400_000;
const KEY = { rowId: 7, sourceCol: 1, targetCol: 2 };
const START = Date.parse('2026-03-02T09:00:00Z');

const rules = fc.record({
  timeZone: fc.constantFrom('UTC', 'America/New_York', 'Europe/Bratislava'),
  dayStartsAt: fc.integer({ min: 0, max: 23 }),
  retention: fc.constantFrom(0.8, 0.9, 0.97),
  busyDays: fc.subarray([1, 3, 6]),
  testAnswers: fc.boolean(),
  parameters: fc.constant(null),
}) satisfies fc.Arbitrary<ScheduleRules>;

/** Minutes to months apart, in the order in which they happened. */
const logs = fc
  .array(
    fc.record({
      pause: fc.oneof(fc.integer({ min: 1, max: 1_200_000 }), fc.integer({ min: 1, max: 60 * DAY })),
      what: fc.constantFrom('1', '2', '3', '3', '3', '4', 'reset', 'pause', 'resume', 'bury'),
      test: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((moves) => {
    let happenedAt = START;
    return moves.map(({ pause, what, test }, index): LogEntry => {
      happenedAt += pause;
      const entry = { id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, happenedAt };
      if (!/\d/.test(what)) return { ...entry, kind: what as 'reset' };
      return {
        ...entry,
        kind: 'answer',
        rating: Number(what) as Rating,
        way: test ? 'test' : 'type',
        durationMs: 4000,
      };
    });
  });

const stateOf = (entries: readonly LogEntry[], asked: ScheduleRules) => {
  const { firstDay: _first, lastDay: _last, reviewedDay: _reviewed, ...state } = replay(KEY, entries, asked);
  return state;
};

describe('a state and what happened since', () => {
  it('give the state of the whole log, wherever it is cut', () => {
    fc.assert(
      fc.property(logs, fc.nat(25), rules, (log, cut, asked) => {
        const before = stateOf(log.slice(0, cut), asked);
        expect(continued(KEY, before, log.slice(cut), asked)).toEqual(stateOf(log, asked));
      }),
    );
  });

  it('know what was taken back since', () => {
    fc.assert(
      fc.property(logs, rules, (log, asked) => {
        const answer: LogEntry = {
          kind: 'answer',
          id: '10000000-0000-4000-8000-000000000000',
          happenedAt: START + 3000 * DAY,
          rating: 1,
          way: 'type',
          durationMs: 1,
        };
        const undo: LogEntry = { kind: 'undo', id: '1', happenedAt: answer.happenedAt + 1, undoes: answer.id };
        const state = stateOf(log, asked);
        expect(continued(KEY, state, [answer, undo], asked)).toEqual(state);
      }),
    );
  });
});

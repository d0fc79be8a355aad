import fc from 'fast-check';
import { createEmptyCard, fsrs, get_fuzz_range, type Card } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { Answer, LogEntry, Rating } from '../../src/schedule/log.ts';
import { dayOfDate, personClock, weekdayOf } from '../../src/schedule/person-clock.ts';
import { NEW, nextIntervals, remembered, retrievabilityOf, type Knowledge } from '../../src/schedule/memory.ts';
import type { ScheduleRules } from '../../src/schedule/rules.ts';
import { replay, replaySteps } from '../../src/schedule/replay.ts';

const DAY = 86_400_000;
const KEY = { rowId: 7, sourceCol: 1, targetCol: 2 };
const RULES: ScheduleRules = {
  timeZone: 'UTC',
  dayStartsAt: 0,
  retention: 0.9,
  busyDays: [],
  testAnswers: true,
  parameters: null,
};
const START = Date.parse('2026-03-02T09:00:00Z');
let made = 0;
const uuid = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
const answer = (rating: Rating, happenedAt: number, way: Answer['way'] = 'type'): Answer => ({
  kind: 'answer',
  id: uuid(),
  happenedAt,
  rating,
  way,
  durationMs: 4000,
});
const mark = (kind: 'reset' | 'pause' | 'resume' | 'bury', happenedAt: number): LogEntry => ({
  kind,
  id: uuid(),
  happenedAt,
});
const undo = (entry: LogEntry, happenedAt = entry.happenedAt): LogEntry => ({
  kind: 'undo',
  id: uuid(),
  happenedAt,
  undoes: entry.id,
});
const stateOf = (entries: LogEntry[], rules = RULES) => replay(KEY, entries, rules);

/** A log as people make it: answers minutes to months apart, with everything else between. */
const logs = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 0, max: 60 * DAY }),
      what: fc.constantFrom('1', '2', '3', '3', '3', '4', 'reset', 'pause', 'resume', 'bury', 'undo'),
      pick: fc.nat(),
    }),
    { maxLength: 25 },
  )
  .map((moves) => {
    const entries: LogEntry[] = [];
    let moment = START;
    for (const { pause, what, pick } of moves) {
      moment += pause;
      const target = entries[pick % Math.max(1, entries.length)];
      if (what === 'undo') entries.push(target ? undo(target, moment) : mark('bury', moment));
      else if (/\d/.test(what)) entries.push(answer(Number(what) as Rating, moment));
      else entries.push(mark(what as 'reset', moment));
    }
    return entries;
  });

describe('the state of a card', () => {
  it('is the same in whichever order entries arrive', () => {
    fc.assert(
      fc.property(
        logs.chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length }))),
        ([log, arrived]) => {
          expect(stateOf(arrived)).toEqual(stateOf(log));
        },
      ),
    );
  });

  it('is given back to the last field by an undo', () => {
    fc.assert(
      fc.property(logs, fc.nat(), fc.constantFrom<Rating>(1, 2, 3, 4), (log, later, rating) => {
        const last = answer(rating, START + (later % (4000 * DAY)));
        expect(stateOf([...log, last, undo(last)])).toEqual(stateOf(log));
      }),
    );
  });

  it("is what ts-fsrs makes of moments whose UTC date is the person's day", () => {
    const rules = { ...RULES, timeZone: 'America/New_York', dayStartsAt: 4 };
    const clock = personClock(rules);
    const scheduler = fsrs({ enable_fuzz: false });
    const answers = fc.array(
      fc.record({ pause: fc.integer({ min: 1000, max: 40 * DAY }), rating: fc.constantFrom<Rating>(1, 2, 3, 4) }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(answers, (moves) => {
        let moment = START;
        let card: Card | null = null;
        const log = moves.map(({ pause, rating }) => {
          moment += pause;
          const shifted = new Date(clock.shifted(moment));
          card = scheduler.next(card ?? createEmptyCard(shifted), shifted, rating).card;
          return answer(rating, moment);
        });
        const { stability, difficulty, reps, lapses, state } = card as unknown as Card;
        expect(replay(KEY, log, rules)).toMatchObject({
          stability,
          difficulty,
          reps,
          lapses,
          lastReview: moment,
          stage: ['new', 'learning', 'review', 'relearning'][state],
        });
      }),
    );
  });

  it("comes due within FSRS' fuzz range, at the time of day of the answer", () => {
    for (let rowId = 1; rowId < 300; rowId += 1) {
      const first = answer(4, START);
      const second = answer(3, START + 8 * DAY);
      const state = replay({ ...KEY, rowId }, [first, second], RULES);
      const scheduler = fsrs({ enable_fuzz: false });
      const plain = scheduler.next(
        scheduler.next(createEmptyCard(new Date(START)), new Date(START), 4).card,
        new Date(START + 8 * DAY),
        3,
      ).card;
      const { min_ivl: least, max_ivl: most } = get_fuzz_range(plain.scheduled_days, 8, 36_500);
      const days = ((state.due ?? 0) - second.happenedAt) / DAY;
      expect(Number.isInteger(days)).toBe(true);
      expect(days).toBeGreaterThanOrEqual(least);
      expect(days).toBeLessThanOrEqual(most);
    }
  });

  it('spreads words that were learned together, fewer of them on busy weekdays', () => {
    const busy = { ...RULES, busyDays: [1, 2] };
    const words = new Map<number, number>();
    for (let rowId = 1; rowId <= 4000; rowId += 1) {
      const { due } = replay({ ...KEY, rowId }, [answer(4, START), answer(4, START + 8 * DAY)], busy);
      const day = Math.floor((due ?? 0) / DAY);
      words.set(day, (words.get(day) ?? 0) + 1);
    }
    const counts = (isBusy: boolean) =>
      [...words].filter(([day]) => busy.busyDays.includes(weekdayOf(day)) === isBusy).map(([, count]) => count);
    expect(words.size).toBe(11);
    expect(Math.max(...counts(true)) * 2).toBeLessThan(Math.min(...counts(false)));
  });

  it('keeps steps of minutes as minutes when the clocks are changed', () => {
    const rules = { ...RULES, timeZone: 'Europe/Bratislava' };
    const before = Date.parse('2026-03-29T00:55:00Z');
    expect(replay(KEY, [answer(3, before)], rules).due).toBe(before + 10 * 60_000);
  });
});

describe('other entries of a log', () => {
  it('is not asked while paused: of pause and resume the later moment wins', () => {
    const pause = mark('pause', START + 10);
    expect(stateOf([mark('resume', START), pause]).paused).toBe(true);
    expect(stateOf([pause, mark('resume', START + 11)]).paused).toBe(false);
    expect(stateOf([pause, undo(pause)]).paused).toBe(false);
  });

  it("is left until the person's day ends", () => {
    const rules = { ...RULES, timeZone: 'Asia/Tokyo', dayStartsAt: 4 };
    const state = replay(KEY, [mark('bury', Date.parse('2026-03-02T20:00:00Z'))], rules);
    expect(new Date(state.buriedUntil ?? 0).toISOString()).toBe('2026-03-03T19:00:00.000Z');
  });

  it('reset: earlier answers do not count, also when they arrive later', () => {
    const old = answer(3, START);
    const late = answer(1, START + DAY);
    const reset = mark('reset', START + 2 * DAY);
    const fresh = answer(3, START + 3 * DAY);
    expect(stateOf([old, reset, fresh, late])).toEqual(stateOf([fresh]));
    expect(stateOf([old, reset])).toMatchObject({ stage: 'new', reps: 0, due: null });
    expect(stateOf([old, reset, undo(reset)])).toEqual(stateOf([old]));
  });

  it('has undos that come first, are undone themselves, or take each other back', () => {
    const one = answer(3, START);
    const back = undo(one);
    expect(stateOf([back])).toEqual(stateOf([]));
    expect(stateOf([back, one])).toEqual(stateOf([]));
    expect(stateOf([back, one, undo(back)])).toEqual(stateOf([one]));
    const [a, b] = [undo(one), undo(one)];
    const circle = [
      { ...a, undoes: b.id },
      { ...b, undoes: a.id },
    ];
    expect(stateOf([one, ...circle])).toEqual(stateOf([one]));
  });

  it('counts answers of the practice test only where the person wants it', () => {
    const log = [answer(3, START), answer(1, START + DAY, 'test')];
    expect(stateOf(log).reps).toBe(2);
    expect(stateOf(log, { ...RULES, testAnswers: false })).toEqual(stateOf(log.slice(0, 1)));
  });

  it('is a leech after eight failures in review', () => {
    const log: LogEntry[] = [answer(4, START)];
    for (let lapse = 1; lapse <= 8; lapse += 1) {
      expect(stateOf(log).leech).toBe(false);
      log.push(answer(1, START + lapse * 30 * DAY), answer(3, START + lapse * 30 * DAY + 11 * 60_000));
    }
    expect(stateOf(log)).toMatchObject({ leech: true, lapses: 8 });
  });

  it('returns each effective answer with its day, the memory around it and its predicted recall', () => {
    const gone = answer(1, START + DAY);
    const steps = replaySteps(KEY, [answer(4, START), gone, undo(gone), answer(3, START + 8 * DAY)], RULES);
    expect(
      steps.map(({ day, before, after, retrievability }) => [day, before.stage, after.reps, retrievability]),
    ).toEqual([
      [dayOfDate('2026-03-02'), 'new', 1, null],
      [dayOfDate('2026-03-10'), 'review', 2, expect.closeTo(0.9, 1)],
    ]);
    expect(steps[0]?.after).toEqual(steps[1]?.before);
  });
});

describe('the next intervals', () => {
  it('are those that the log gives once the answer is in it', () => {
    fc.assert(
      fc.property(
        logs,
        fc.constantFrom<Rating>(1, 2, 3, 4),
        fc.integer({ min: 0, max: 90 * DAY }),
        (log, rating, pause) => {
          const before = stateOf(log);
          const moment = Math.max(START, ...log.map(({ happenedAt }) => happenedAt)) + 1 + pause;
          const after = stateOf([...log, answer(rating, moment)]);
          expect(nextIntervals(KEY, before, moment, RULES)[rating]).toBe((after.due ?? 0) - moment);
        },
      ),
    );
  });

  it('are the steps of minutes for a new word, and longer the easier it was', () => {
    const intervals = nextIntervals(KEY, NEW, START, RULES);
    expect([intervals[1], intervals[2], intervals[3]]).toEqual([60_000, 6 * 60_000, 10 * 60_000]);
    expect(intervals[4]).toBeGreaterThanOrEqual(DAY);
  });
});

describe('the state of a card after an answer', () => {
  it('is the same whether or not it is worked out when it comes due', () => {
    fc.assert(
      fc.property(logs, (log) => {
        let knowledge: Knowledge = NEW;
        for (const { answer: given, after } of replaySteps(KEY, log, RULES)) {
          knowledge = remembered(knowledge, given, RULES);
          expect(after).toEqual({ ...knowledge, due: after.due });
        }
      }),
    );
  });

  it('counts no day twice where the clocks are put back to before midnight', () => {
    const rules = { ...RULES, timeZone: 'America/St_Johns' };
    const putBack = Date.parse('2010-11-07T02:31:00Z');
    const log = [answer(3, putBack - 30_000), answer(3, putBack + 30_000)];
    expect(replay(KEY, log, rules)).toMatchObject({ reps: 2, stage: 'review' });
  });
});

describe('retrievability', () => {
  it('is 0.9 after as many days as the stability says', () => {
    const state = { ...stateOf([answer(4, START)]), stability: 8 };
    expect(retrievabilityOf(state, START + 8 * DAY, RULES)).toBeCloseTo(0.9, 5);
    expect(retrievabilityOf(stateOf([]), START, RULES)).toBeNull();
  });
});

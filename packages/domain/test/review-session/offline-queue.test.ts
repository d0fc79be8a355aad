import { describe, expect, it } from 'vitest';
import {
  settledOffline,
  countToday,
  wordsNow,
  wordStateOf,
  type DayAhead,
  type KnownWord,
} from '../../src/review-session/offline-queue.ts';
import { wordsOfMinutes } from '../../src/review-session/few-minutes.ts';
import { answerEntry, asideEntry, undoEntry, type ReviewEntry } from '../../src/review-session/entries.ts';
import { sessionWord, type Rating } from '../../src/review-session/words.ts';
import { replay } from '../../src/schedule/replay.ts';
import { newId, NOW, queued, WAYS } from './walk.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const RULES = {
  timeZone: 'UTC',
  dayStartsAt: 4,
  retention: 0.9,
  busyDays: [],
  testAnswers: true,
  parameters: null,
  newPerDay: 2,
  reviewsPerDay: null,
  ways: WAYS,
} satisfies DayAhead<KnownWord>['rules'];

const at = (moment: number) => new Date(moment).toISOString();

/** Animal number `position`, never asked, or in review since five days and due at `due`. */
function known(position: number, due: number | null = null): KnownWord {
  const word = queued(position, due === null ? 'new' : 'review');
  const memory = due === null ? { stability: 0, difficulty: 0, reps: 0 } : { stability: 5, difficulty: 5, reps: 3 };
  const state = {
    ...memory,
    state: due === null ? ('new' as const) : ('review' as const),
    lapses: 0,
    last_review: due === null ? null : at(due - 5 * DAY),
    due: due === null ? null : at(due),
    paused: false,
    buried_until: null,
    leech: false,
  };
  return { ...word, state };
}

const answer = (position: number, rating: Rating, now: number): ReviewEntry => {
  const word = sessionWord(queued(position), { choose: true, listen: false });
  return answerEntry(word, { id: newId(), now, shownAt: now, way: 'type', rating, verdict: null });
};

const ahead = (queue: KnownWord[], since: ReviewEntry[], now = NOW): DayAhead<KnownWord> => ({
  queue,
  since,
  serverCounts: { at: NOW, due: 50, fresh: 2 },
  rules: RULES,
  now,
});
const positions = (words: readonly KnownWord[]) => words.map(({ row_id }) => row_id - 100);

describe('a device without the server', () => {
  it('asks on the second day what was failed on the first, and not what was known', () => {
    const queue = [known(0, NOW - DAY), known(1, NOW - DAY)];
    const since = [answer(0, 3, NOW), answer(1, 1, NOW), answer(1, 3, NOW + 10 * MINUTE)];
    expect(wordsNow(ahead(queue, since, NOW + 20 * MINUTE))).toEqual([]);
    expect(positions(wordsNow(ahead(queue, since, NOW + DAY)))).toEqual([1]);
    expect(wordsNow(ahead(queue, since, NOW + DAY))[0]?.state).toMatchObject({ state: 'review', lapses: 1, reps: 5 });
  });

  it('calculates the states of the server', () => {
    const since = [
      answer(0, 2, NOW),
      answer(0, 3, NOW + MINUTE),
      answer(0, 3, NOW + 2 * MINUTE),
      answer(0, 4, NOW + DAY),
    ];
    const [word] = settledOffline(ahead([known(0)], since, NOW + DAY));
    const key = { rowId: 100, sourceCol: 1, targetCol: 2 };
    const log = since.flatMap((entry) =>
      entry.kind === 'answer'
        ? [
            {
              kind: 'answer' as const,
              id: entry.id,
              happenedAt: Date.parse(entry.happened_at),
              rating: entry.rating,
              way: entry.way,
              durationMs: 0,
            },
          ]
        : [],
    );
    const { firstDay: _first, lastDay: _last, reviewedDay: _reviewed, ...state } = replay(key, log, RULES);
    expect(word && wordStateOf(word)).toEqual(state);
  });

  it('begins as many new words as each day allows', () => {
    const queue = [0, 1, 2, 3, 4].map((position) => known(position));
    expect(positions(wordsNow(ahead(queue, [])))).toEqual([0, 1]);
    const first = [answer(0, 4, NOW), answer(1, 4, NOW)];
    expect(wordsNow(ahead(queue, first, NOW + MINUTE))).toEqual([]);
    expect(positions(wordsNow(ahead(queue, first, NOW + DAY)))).toEqual([2, 3]);
    const second = [...first, answer(2, 4, NOW + DAY)];
    expect(positions(wordsNow(ahead(queue, second, NOW + DAY + MINUTE)))).toEqual([3]);
  });

  it('repeats no more than a day allows', () => {
    const queue = [0, 1, 2].map((position) => known(position, NOW - DAY));
    const limited = { ...ahead(queue, [answer(0, 3, NOW)]), rules: { ...RULES, reviewsPerDay: 2 } };
    expect(wordsNow({ ...limited, serverCounts: { at: NOW, due: 2, fresh: 0 } })).toHaveLength(1);
    expect(wordsNow({ ...limited, now: NOW + DAY })).toHaveLength(2);
  });

  it('asks steps of minutes when they have come, and counts them before', () => {
    const queue = [known(0)];
    const since = [answer(0, 2, NOW), answer(0, 3, NOW + MINUTE)];
    const soon = ahead(queue, since, NOW + 2 * MINUTE);
    expect(wordsNow(soon)).toEqual([]);
    expect(countToday(soon)).toEqual({
      due: 0,
      learning: 1,
      new: 0,
      minutes: 1,
      clusters: [{ cluster_id: 5, due: 0, learning: 1, new: 0, minutes: 1 }],
      goals: [],
    });
    expect(positions(wordsNow(ahead(queue, since, NOW + 12 * MINUTE)))).toEqual([0]);
  });

  it('counts today’s words of each cluster within the allowances that they share', () => {
    const queue = [0, 1, 2].map((position) => ({ ...known(position), cluster_id: 5 + (position % 2) }));
    const { clusters, ...all } = countToday(ahead(queue, []));
    expect(all).toMatchObject({ new: 2 });
    expect(clusters.map(({ cluster_id, new: fresh }) => [cluster_id, fresh])).toEqual([
      [5, 1],
      [6, 1],
    ]);
  });

  it('leaves out what was paused or left for today, and brings back what was taken back', () => {
    const queue = [known(0, NOW), known(1, NOW), known(2, NOW)];
    const words = [0, 1, 2].map((position) => sessionWord(queued(position), { choose: true, listen: false }));
    const [paused, buried] = words;
    if (!paused || !buried) throw new Error('There are three words.');
    const aside = [asideEntry(paused, 'pause', 'p', NOW), asideEntry(buried, 'bury', 'b', NOW)];
    expect(positions(wordsNow(ahead(queue, aside)))).toEqual([2]);
    expect(positions(wordsNow(ahead(queue, aside, NOW + DAY)))).toEqual([1, 2]);
    expect(positions(wordsNow(ahead(queue, [...aside, undoEntry('p', 'u', NOW)])))).toEqual([0, 2]);
  });

  it('asks one direction of a row a day', () => {
    const there = known(0, NOW);
    const back = { ...there, source_col: 2, target_col: 1 } as const;
    expect(wordsNow(ahead([there, back], []))).toHaveLength(1);
    expect(wordsNow(ahead([there, back], [answer(0, 3, NOW)]))).toEqual([]);
    expect(wordsNow(ahead([there, back], [answer(0, 3, NOW)], NOW + DAY))).toEqual([back]);
  });
});

describe('words of goals on a device without the server', () => {
  const start = (days: number) => at(Date.parse('2026-03-02T04:00:00Z') + days * DAY);
  const goal = (...days: number[]) => ({ id: 3, due_at: start(9), ask_at: days.map(start) });
  const planned = (word: KnownWord, ...days: number[]): KnownWord => ({ ...word, goal: goal(...days) });

  it('are asked on the days of the plan, on top of what a day allows, and not by their own due dates', () => {
    const queue = [
      planned(known(0), 0),
      planned(known(1, NOW - DAY), 1),
      planned(known(2), 2),
      known(3),
      known(4),
      known(5),
    ];
    const today = { ...ahead(queue, []), serverCounts: { at: NOW, due: 0, fresh: 3 } };
    expect(positions(wordsNow(today)).toSorted((a, b) => a - b)).toEqual([0, 3, 4]);
    expect(countToday(today)).toMatchObject({
      new: 3,
      due: 0,
      goals: [{ id: 3, due_at: start(9), words_today: 1, minutes_today: 1 }],
    });
    const done = { ...today, since: [answer(0, 4, NOW), answer(3, 4, NOW)] };
    expect(positions(wordsNow(done))).toEqual([4]);
    // Tomorrow's word, two more new ones, and none that was answered.
    const tomorrow = { ...done, now: NOW + DAY };
    expect(positions(wordsNow(tomorrow)).toSorted((a, b) => a - b)).toEqual([1, 4, 5]);
    expect(countToday(tomorrow).goals).toEqual([{ id: 3, due_at: start(9), words_today: 1, minutes_today: 1 }]);
  });

  it('of a missed day are asked on the next', () => {
    const queue = [planned(known(0), 0), planned(known(1), 1)];
    expect(positions(wordsNow(ahead(queue, [], NOW + DAY))).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('come again in steps of minutes, and twice where the plan asks them twice', () => {
    const queue = [planned(known(0), 0, 1)];
    const since = [answer(0, 1, NOW)];
    expect(positions(wordsNow(ahead(queue, since, NOW + 2 * MINUTE)))).toEqual([0]);
    expect(wordsNow(ahead(queue, [...since, answer(0, 4, NOW + 2 * MINUTE)], NOW + 20 * MINUTE))).toEqual([]);
    expect(positions(wordsNow(ahead(queue, [answer(0, 4, NOW)], NOW + DAY)))).toEqual([0]);
  });

  it('come back after the end by their list, once', () => {
    const listed: KnownWord = { ...known(0, NOW - DAY), goal: { id: null, due_at: null, ask_at: [start(1)] } };
    expect(wordsNow(ahead([listed], []))).toEqual([]);
    expect(positions(wordsNow(ahead([listed], [], NOW + DAY)))).toEqual([0]);
    expect(wordsNow(ahead([listed], [answer(0, 3, NOW + DAY)], NOW + DAY + MINUTE))).toEqual([]);
    expect(countToday(ahead([listed], [], NOW + DAY))).toMatchObject({ due: 1, goals: [] });
  });

  it('asks no paused or buried word in a few minutes', () => {
    const due = [0, 1, 2].map((index) => known(index, NOW - DAY));
    const changes = [{}, { paused: true }, { buried_until: at(NOW + DAY) }];
    const queue = due.map((word, index) => ({ ...word, state: { ...word.state, ...changes[index] } }));
    expect(positions(wordsOfMinutes(ahead(queue, []), 10))).toEqual([0]);
  });
});

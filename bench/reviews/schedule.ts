import { createEmptyCard, fsrs, Rating, type Card, type FSRS } from 'ts-fsrs';
import type { LogEntry } from '@wordcluster/domain/schedule/log';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { replay } from '@wordcluster/domain/schedule/replay';
import { median } from '../figures.ts';

const RULES: ScheduleRules = {
  timeZone: 'Europe/Bratislava',
  dayStartsAt: 4,
  retention: 0.9,
  busyDays: [],
  testAnswers: true,
  parameters: null,
};
const START = Date.UTC(2026, 0, 1, 12);
const DAY = 86_400_000;
const CARDS = 100_000;
const ROUNDS = 5;

const logOf = (answers: number): LogEntry[] =>
  Array.from({ length: answers }, (_, index) => ({
    id: String(index).padStart(12, '0'),
    kind: 'answer',
    happenedAt: START + index * 3 * DAY,
    rating: index % 9 === 8 ? 1 : 3,
    way: 'type',
    durationMs: 3000,
  }));

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The states of 100,000 cards of five answers each, against ts-fsrs alone; and one state from 1,000 answers. Milliseconds. */
export function measureSchedule(): { product: number; alone: number; fuzzed: number; rebuild: number } {
  const log = logOf(5);
  const scheduleWith = (scheduler: FSRS) => () => {
    for (let card = 0; card < CARDS; card += 1) {
      let state: Card = createEmptyCard(new Date(START));
      for (const entry of log)
        if (entry.kind === 'answer')
          state = scheduler.next(
            state,
            new Date(entry.happenedAt),
            entry.rating === 1 ? Rating.Again : Rating.Good,
          ).card;
    }
  };
  const [alone, fuzzed] = [scheduleWith(fsrs({ enable_fuzz: false })), scheduleWith(fsrs({ enable_fuzz: true }))];
  const product = () => {
    for (let rowId = 1; rowId <= CARDS; rowId += 1) replay({ rowId, sourceCol: 1, targetCol: 2 }, log, RULES);
  };
  // In turn: what slows the machine meets both. The first round warms up.
  const rounds = Array.from({ length: ROUNDS + 1 }, () => [timed(alone), timed(product), timed(fuzzed)] as const).slice(
    1,
  );
  const long = logOf(1000);
  const rebuild = Array.from({ length: 30 }, () =>
    timed(() => void replay({ rowId: 1, sourceCol: 1, targetCol: 2 }, long, RULES)),
  );
  return {
    alone: median(rounds.map(([ms]) => ms)),
    product: median(rounds.map(([, ms]) => ms)),
    fuzzed: median(rounds.map(([, , ms]) => ms)),
    rebuild: median(rebuild),
  };
}

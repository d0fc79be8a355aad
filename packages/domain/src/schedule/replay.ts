import { countedLog, type Answer, type LogEntry } from './log.ts';
import { answered, memoryGiven, NEW, remembered, retrievabilityOf, type Knowledge, type Memory } from './memory.ts';
import type { CardKey, ScheduleRules } from './rules.ts';
import { personClock } from './person-clock.ts';

export interface CardState extends Memory {
  paused: boolean;
  /** The end of the day for which it was left; null if it never was. */
  buriedUntil: number | null;
  leech: boolean;
  /** The user's days of the first and the last answer, and of the last one in review. */
  firstDay: number | null;
  lastDay: number | null;
  reviewedDay: number | null;
}

/** An effective answer, with the memory before and after it. */
export interface ReplayStep {
  answer: Answer;
  day: number;
  before: Memory;
  after: Memory;
  /** How probable the recall was; null for a new card. */
  retrievability: number | null;
}

/** Number of lapses from which on a word is a leech. */
export const LEECH_LAPSES = 8;

/**
 * Replay: the state of a card is a pure function of its log and the rules, for any order of arrival. FSRS-6 by ts-fsrs
 * with its default steps and short-term formulas; days between answers are the user's.
 */
export function replay(key: CardKey, entries: readonly LogEntry[], rules: ScheduleRules): CardState {
  const { answers, given, paused, buriedAt } = countedLog(entries, rules.testAnswers);
  const clock = personClock(rules);
  const [first, last] = [answers[0], answers.at(-1)];
  let reviewed: Answer | null = null;
  const start = memoryGiven(given);
  let known: Knowledge = start;
  let memory: Memory = start;
  for (const answer of answers) {
    if (known.stage === 'review') reviewed = answer;
    if (answer === last) memory = answered(key, known, answer, rules);
    else known = remembered(known, answer, rules);
  }
  return {
    ...memory,
    paused,
    buriedUntil: buriedAt === null ? null : clock.dayEnd(clock.day(buriedAt)),
    leech: memory.lapses >= LEECH_LAPSES,
    firstDay: dayOf(given ?? first, clock),
    lastDay: dayOf(last ?? given, clock),
    reviewedDay: reviewed ? clock.day(reviewed.happenedAt) : null,
  };
}

const dayOf = (entry: { happenedAt: number } | null | undefined, clock: ReturnType<typeof personClock>) =>
  entry ? clock.day(entry.happenedAt) : null;

/** A card with an empty log. */
export const UNANSWERED: CardState = {
  ...NEW,
  paused: false,
  buriedUntil: null,
  leech: false,
  firstDay: null,
  lastDay: null,
  reviewedDay: null,
};

/** Each effective answer in order, with its effect on the card. */
export function replaySteps(key: CardKey, entries: readonly LogEntry[], rules: ScheduleRules): ReplayStep[] {
  const { answers, given } = countedLog(entries, rules.testAnswers);
  return stepsAfter(key, memoryGiven(given), answers, rules);
}

/** A state after answers later than its whole log, in order, with the steps, and the original state. */
export function replayedOn(
  key: CardKey,
  before: CardState,
  answers: readonly Answer[],
  rules: ScheduleRules,
): { state: CardState; steps: ReplayStep[] } {
  const counted = rules.testAnswers ? answers : answers.filter(({ way }) => way !== 'test');
  const steps = stepsAfter(key, before, counted, rules);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return { state: before, steps };
  return {
    state: {
      ...before,
      ...last.after,
      leech: last.after.lapses >= LEECH_LAPSES,
      firstDay: before.firstDay ?? first.day,
      lastDay: last.day,
      reviewedDay: steps.findLast((step) => step.before.stage === 'review')?.day ?? before.reviewedDay,
    },
    steps,
  };
}

function stepsAfter(key: CardKey, from: Memory, answers: readonly Answer[], rules: ScheduleRules): ReplayStep[] {
  const clock = personClock(rules);
  let before = from;
  return answers.map((answer) => {
    const after = answered(key, before, answer, rules);
    const retrievability = retrievabilityOf(before, answer.happenedAt, rules);
    const step = { answer, day: clock.day(answer.happenedAt), before, after, retrievability };
    before = after;
    return step;
  });
}

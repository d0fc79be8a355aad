import { createEmptyCard, default_w, fsrs, get_fuzz_range, State, type Card, type FSRS } from 'ts-fsrs';
import { draw } from '../practice/random.ts';
import { countedLog, type Answer, type LogEntry } from './log.ts';
import { DAY, personClock, weekdayOf, type DayRule, type PersonClock } from './person-clock.ts';

/** What a person's states follow from besides their logs. */
export interface ScheduleRules extends DayRule {
  /** The share of words that shall be known when they are asked: 0.8 to 0.97. */
  retention: number;
  /** 1 for Monday to 7 for Sunday: fewer words come due on them. */
  busyDays: readonly number[];
  /** Whether answers of the practice test count. */
  testAnswers: boolean;
  /** The 21 of FSRS-6 that were fitted to the person; null for the standard ones. */
  parameters: readonly number[] | null;
}

/** A row in one direction of practice, from the column that is shown to the one that is asked. */
export interface CardKey {
  rowId: number;
  sourceCol: number;
  targetCol: number;
}

export type Stage = 'new' | 'learning' | 'review' | 'relearning';

/** How well a card is remembered. Moments are milliseconds since 1970. */
export interface Memory {
  stage: Stage;
  /** Days until it is recalled with a probability of 0.9; 0 while new. */
  stability: number;
  /** 1 to 10; 0 while new. */
  difficulty: number;
  reps: number;
  lapses: number;
  /** Null while new. */
  lastReview: number | null;
  due: number | null;
  /** Which of the steps of minutes comes next. */
  step: number;
}

export interface CardState extends Memory {
  paused: boolean;
  /** The end of the day for which it was left; null if it never was. */
  buriedUntil: number | null;
  leech: boolean;
  /** The person's days of the first and the last answer, and of the last one to the card in review. */
  firstDay: number | null;
  lastDay: number | null;
  reviewedDay: number | null;
}

/** An answer that counts, with the memory before and after it. */
export interface ReplayStep {
  answer: Answer;
  day: number;
  before: Memory;
  after: Memory;
  /** How probable the recall was; null for a new card. */
  retrievability: number | null;
}

/** Failures while in review after which a word needs something else than one more repetition. */
export const LEECH_LAPSES = 8;
/** Of the weight of another day. */
const BUSY_WEIGHT = 0.25;
const STAGES: Record<State, Stage> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
};
const CARD_STATES: Record<Stage, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};

/**
 * The state of a card: a function of its log, the rules and nothing else, the same in whichever order entries arrived. FSRS-6 by
 * ts-fsrs with its standard steps and short-term formulas; days between answers are the person's. `onStep` is told each answer.
 */
export function replay(
  key: CardKey,
  entries: readonly LogEntry[],
  rules: ScheduleRules,
  onStep?: (step: ReplayStep) => void,
): CardState {
  const clock = personClock(rules);
  const scheduler = schedulerOf(rules);
  const { answers, paused, buriedAt } = countedLog(entries, rules.testAnswers);
  let card: Card | null = null;
  let last: Answer | null = null;
  let reviewedDay: number | null = null;
  let memory: Memory | null = null;
  for (const [index, answer] of answers.entries()) {
    const moment = new Date(clock.shifted(answer.happenedAt));
    const before: Card = card ?? createEmptyCard(moment);
    if (before.state === State.Review) reviewedDay = clock.day(answer.happenedAt);
    card = scheduler.next(before, moment, answer.rating).card;
    if (onStep) {
      const previous: Memory = memory ?? NEW;
      memory = memoryOf({ card, previous: before, answer, key, count: index + 1, rules, clock });
      const retrievability = retrievabilityOf(previous, answer.happenedAt, rules);
      onStep({ answer, day: clock.day(answer.happenedAt), before: previous, after: memory, retrievability });
    } else if (index === answers.length - 1) {
      memory = memoryOf({ card, previous: before, answer, key, count: index + 1, rules, clock });
    }
    last = answer;
  }
  const first = answers[0];
  return {
    ...(memory ?? NEW),
    paused,
    buriedUntil: buriedAt === null ? null : clock.dayEnd(clock.day(buriedAt)),
    leech: (memory?.lapses ?? 0) >= LEECH_LAPSES,
    firstDay: first ? clock.day(first.happenedAt) : null,
    lastDay: last ? clock.day(last.happenedAt) : null,
    reviewedDay,
  };
}

/** How probable it is that a card is recalled at a moment; null while it is new. */
export function retrievabilityOf(memory: Memory, moment: number, rules: ScheduleRules): number | null {
  if (memory.lastReview === null) return null;
  const clock = personClock(rules);
  const days = Math.max(0, clock.day(moment) - clock.day(memory.lastReview));
  return schedulerOf(rules).forgetting_curve(days, memory.stability);
}

/**
 * The memory after one more answer to a card whose log is not at hand: the very same as a replay of the whole log gives. Answers
 * are given in the order in which they happened.
 */
export function answered(key: CardKey, memory: Memory, answer: Answer, rules: ScheduleRules): Memory {
  const clock = personClock(rules);
  const moment = new Date(clock.shifted(answer.happenedAt));
  const previous = cardOf(memory, moment, clock);
  const { card } = schedulerOf(rules).next(previous, moment, answer.rating);
  // Each answer that counts is one repetition.
  return memoryOf({ card, previous, answer, key, count: memory.reps + 1, rules, clock });
}

/** A memory as ts-fsrs has it; when it is due plays no part in what follows from an answer. */
function cardOf({ stage, lastReview, step, ...memory }: Memory, moment: Date, clock: PersonClock): Card {
  const empty = createEmptyCard(moment);
  if (lastReview === null) return empty;
  const { stability, difficulty, reps, lapses } = memory;
  const state = CARD_STATES[stage];
  const last_review = new Date(clock.shifted(lastReview));
  return { ...empty, stability, difficulty, reps, lapses, learning_steps: step, state, last_review };
}

/** A word that was never asked. */
export const NEW: Memory = {
  stage: 'new',
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  lastReview: null,
  due: null,
  step: 0,
};

interface Answered {
  card: Card;
  previous: Card;
  answer: Answer;
  key: CardKey;
  /** Answers so far, this one included. */
  count: number;
  rules: ScheduleRules;
  clock: PersonClock;
}

function memoryOf(answered: Answered): Memory {
  const { card, answer } = answered;
  return {
    stage: STAGES[card.state],
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: answer.happenedAt,
    due: dueOf(answered),
    step: card.learning_steps,
  };
}

/** Steps of minutes are minutes; days are the person's, at the same time of day, drawn from FSRS' fuzz range. */
function dueOf({ card, previous, answer, key, count, rules, clock }: Answered): number {
  const shifted = clock.shifted(answer.happenedAt);
  if (card.state !== State.Review) return answer.happenedAt + (card.due.getTime() - shifted);
  const today = clock.day(answer.happenedAt);
  const elapsed = previous.last_review ? today - Math.floor(previous.last_review.getTime() / DAY) : 0;
  return clock.unshifted(shifted + intervalNear(card.scheduled_days, elapsed, today, key, count, rules) * DAY);
}

/** FSRS' own: 100 years. */
const LONGEST_INTERVAL = 36_500;
/** Days; shorter intervals are kept as they are, as in ts-fsrs. */
const SHORTEST_FUZZED = 2.5;

/**
 * A day near the one that FSRS wants, so that words that were learned together do not come back together. What else is due plays
 * no part: an undo gives back the very same day.
 */
function intervalNear(
  days: number,
  elapsed: number,
  today: number,
  { rowId, sourceCol, targetCol }: CardKey,
  count: number,
  { busyDays }: ScheduleRules,
): number {
  if (days < SHORTEST_FUZZED) return days;
  const { min_ivl: shortest, max_ivl: longest } = get_fuzz_range(days, elapsed, LONGEST_INTERVAL);
  const weights: number[] = [];
  for (let interval = shortest; interval <= longest; interval += 1)
    weights.push(busyDays.includes(weekdayOf(today + interval)) ? BUSY_WEIGHT : 1);
  let seed = 0;
  for (const part of [rowId % 2 ** 32, Math.floor(rowId / 2 ** 32), sourceCol, targetCol, count])
    seed = Math.imul(seed ^ part, 0x9e3779b1) ^ (seed >>> 15);
  let left = draw(seed).value * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex((weight) => (left -= weight) < 0);
  return shortest + Math.max(0, chosen);
}

const schedulers = new Map<string, FSRS>();
/** Every person may have parameters of their own: those not used lately are made again. */
const MOST_SCHEDULERS = 200;

function schedulerOf({ retention, parameters }: ScheduleRules): FSRS {
  const key = `${retention} ${parameters === null ? '' : parameters.join(' ')}`;
  const kept = schedulers.get(key);
  if (kept) return kept;
  const made = fsrs({
    w: parameters ?? default_w,
    request_retention: retention,
    maximum_interval: LONGEST_INTERVAL,
    enable_fuzz: false,
    enable_short_term: true,
  });
  if (schedulers.size >= MOST_SCHEDULERS) schedulers.clear();
  schedulers.set(key, made);
  return made;
}

/** Memory of one card, and the effect of an answer: FSRS-6 by ts-fsrs, in the user's days. */
import {
  BasicLearningStepsStrategy,
  createEmptyCard,
  default_w,
  State,
  type Card,
  fsrs,
  get_fuzz_range,
  type FSRS,
} from 'ts-fsrs';
import type { Answer, Given as GivenEntry, Rating } from './log.ts';
import { DAY, personClock, weekdayOf } from './person-clock.ts';
import type { CardKey, ScheduleRules } from './rules.ts';
import { draw } from '../practice/random.ts';

/** ts-fsrs for a user: with their retention and parameters, and with due days chosen here instead of its own fuzz. */

/** Of the weight of another day. */
const BUSY_WEIGHT = 0.25;
/** FSRS' own: 100 years. */
const LONGEST_INTERVAL = 36_500;
/** Days; shorter intervals are not fuzzed, as in ts-fsrs. */
const SHORTEST_FUZZED = 2.5;

/**
 * Fuzz: a day near the one that FSRS suggests, so that words learned together do not return together. Deterministic,
 * independent of other due words: an undo restores the same day.
 */
function intervalNear(
  { scheduled_days: days, elapsed_days: elapsed, reps }: Card,
  today: number,
  { rowId, sourceCol, targetCol }: CardKey,
  { busyDays }: ScheduleRules,
): number {
  if (days < SHORTEST_FUZZED) return days;
  const { min_ivl: shortest, max_ivl: longest } = get_fuzz_range(days, elapsed, LONGEST_INTERVAL);
  const weights: number[] = [];
  for (let interval = shortest; interval <= longest; interval += 1)
    weights.push(busyDays.includes(weekdayOf(today + interval)) ? BUSY_WEIGHT : 1);
  let seed = 0;
  for (const part of [rowId % 2 ** 32, Math.floor(rowId / 2 ** 32), sourceCol, targetCol, reps])
    seed = Math.imul(seed ^ part, 0x9e3779b1) ^ (seed >>> 15);
  let left = draw(seed).value * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex((weight) => (left -= weight) < 0);
  return shortest + Math.max(0, chosen);
}

const schedulers = new Map<string, FSRS>();
/** Cache size: users may have parameters of their own. */
const MAX_SCHEDULERS = 200;

function schedulerOf({ retention, parameters }: ScheduleRules): FSRS {
  const key = `${retention} ${parameters === null ? '' : parameters.join(' ')}`;
  const cached = schedulers.get(key);
  if (cached) return cached;
  const made = fsrs({
    w: parameters ?? default_w,
    request_retention: retention,
    maximum_interval: LONGEST_INTERVAL,
    enable_fuzz: false,
    enable_short_term: true,
  });
  if (schedulers.size >= MAX_SCHEDULERS) schedulers.clear();
  schedulers.set(key, made);
  return made;
}

export type Stage = 'new' | 'learning' | 'review' | 'relearning';

/** Memory of a card, without its due moment. Moments are milliseconds since 1970. */
export interface Knowledge {
  stage: Stage;
  /** Days until it is recalled with a probability of 0.9; 0 while new. */
  stability: number;
  /** 1 to 10; 0 while new. */
  difficulty: number;
  /** Answers since its introduction or reset. */
  reps: number;
  lapses: number;
  /** Null while new. */
  lastReview: number | null;
  /** Index of the next learning step. */
  step: number;
}

export interface Memory extends Knowledge {
  /** Null while new. */
  due: number | null;
}

/** The part of an answer that affects memory. */
type Given = Pick<Answer, 'rating' | 'happenedAt'>;

/** Recall at which SM-2 schedules reviews. */
const SM2_RECALL = 0.9;
const STATES: Record<Stage, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};
const STAGES: Record<State, Stage> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
};

/** A card without answers. */
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

/** Initial memory of a card before its first answer here. */
export const memoryGiven = (given: GivenEntry | null): Memory =>
  given === null
    ? NEW
    : {
        ...NEW,
        stage: 'review',
        stability: given.stability,
        difficulty: given.difficulty,
        reps: 1,
        lastReview: given.happenedAt,
        due: given.happenedAt + Math.max(1, Math.round(given.stability)) * DAY,
      };

/** FSRS' published conversion of SM-2: the interval is the stability, as SM-2 aims at a recall of 0.9; the difficulty follows from the ease. */
export function memoryOfSm2(interval: number, ease: number): { stability: number; difficulty: number } {
  const [growth = 0, decay = 0, recall = 0] = default_w.slice(8, 11);
  const stability = Math.max(0.001, interval);
  const grown = Math.exp(growth) * stability ** -decay * Math.expm1((1 - SM2_RECALL) * recall);
  const difficulty = 11 - (ease - 1) / grown;
  return { stability, difficulty: Math.min(10, Math.max(1, difficulty)) };
}

/** A state in responses, with the step that the queue adds. */
interface ReviewStateDto extends Omit<Knowledge, 'stage' | 'lastReview'> {
  state: Stage;
  last_review: string | null;
}

export const knowledgeOf = ({
  state,
  last_review,
  stability,
  difficulty,
  reps,
  lapses,
  step,
}: ReviewStateDto): Knowledge => ({
  stage: state,
  stability,
  difficulty,
  reps,
  lapses,
  lastReview: last_review === null ? null : Date.parse(last_review),
  step,
});

/** The memory of a card after one more answer, later than all it includes. */
export function answered(key: CardKey, memory: Knowledge, answer: Given, rules: ScheduleRules): Memory {
  const clock = personClock(rules);
  const last = memory.lastReview === null ? null : new Date(clock.shifted(memory.lastReview));
  // Not before the last one: after a clock is set back, that was later by the clock.
  const moment = new Date(Math.max(clock.shifted(answer.happenedAt), last?.getTime() ?? -Infinity));
  const before = last === null ? createEmptyCard(moment) : cardOf(memory, last);
  const { card } = schedulerOf(rules).next(before, moment, answer.rating);
  return {
    stage: STAGES[card.state],
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: answer.happenedAt,
    due:
      card.state === State.Review
        ? clock.unshifted(moment.getTime() + intervalNear(card, clock.day(answer.happenedAt), key, rules) * DAY)
        : answer.happenedAt + (card.due.getTime() - moment.getTime()),
    step: card.learning_steps,
  };
}

/**
 * The same without the due moment, which ts-fsrs computes for all four ratings: a third of the time, if only later
 * states are needed.
 */
export function remembered(memory: Knowledge, answer: Given, rules: ScheduleRules): Knowledge {
  const { stage, step, lastReview, lapses, reps } = memory;
  const { rating, happenedAt } = answer;
  const scheduler = schedulerOf(rules);
  const clock = personClock(rules);
  const days = lastReview === null ? 0 : Math.max(0, clock.day(happenedAt) - clock.day(lastReview));
  const learned = scheduler.next_state(memory, days, rating);
  const known = stage === 'review' && rating !== 1;
  const next = known ? undefined : BasicLearningStepsStrategy(scheduler.parameters, STATES[stage], step)[rating];
  const failed = stage === 'review' || stage === 'relearning' ? 'relearning' : 'learning';
  return {
    stage: next ? failed : 'review',
    stability: learned.stability,
    difficulty: learned.difficulty,
    reps: reps + 1,
    lapses: lapses + (stage === 'review' && rating === 1 ? 1 : 0),
    lastReview: happenedAt,
    step: next?.next_step ?? 0,
  };
}

/** Milliseconds until the card would be due again, by rating. */
export function nextIntervals(
  key: CardKey,
  memory: Knowledge,
  moment: number,
  rules: ScheduleRules,
): Record<Rating, number> {
  const happenedAt = Math.max(moment, memory.lastReview ?? moment);
  const after = (rating: Rating) => (answered(key, memory, { rating, happenedAt }, rules).due ?? moment) - moment;
  return { 1: after(1), 2: after(2), 3: after(3), 4: after(4) };
}

/** How probable it is that a card is recalled at a moment; null while it is new. */
export function retrievabilityOf(memory: Knowledge, moment: number, rules: ScheduleRules): number | null {
  if (memory.lastReview === null) return null;
  const clock = personClock(rules);
  const days = Math.max(0, clock.day(moment) - clock.day(memory.lastReview));
  return schedulerOf(rules).forgetting_curve(days, memory.stability);
}

/** The card in ts-fsrs's form, in the user's days. Its other fields do not affect the result. */
const cardOf = ({ stage, stability, difficulty, reps, lapses, step }: Knowledge, last: Date): Card => ({
  due: last,
  stability,
  difficulty,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: step,
  reps,
  lapses,
  state: STATES[stage],
  last_review: last,
});

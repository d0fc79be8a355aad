/** Simulates one visit of a word on a day, with its learning steps: the new memory state, and the seconds spent. */
import type { Forgetting, Trace } from './forgetting.ts';
import { FIRST_RATINGS } from './people.ts';

/** Seconds per new word with its steps, per review, and per repetition of a missed word. */
export interface Times {
  readonly introduction: number;
  readonly review: number;
  readonly step: number;
}

/** The medians that today's estimate of minutes uses (`schedule/settings.ts`). */
export const STANDARD_TIMES: Times = { introduction: 30, review: 9, step: 7 };

/** A word in a plan; days are counted from 1970-01-01 in the user's time zone. */
export interface PlannedWord {
  /** Only one direction of a row is asked per day. */
  row: number;
  /** Paused or buried: counted, but not asked. */
  paused?: boolean;
  /** Null for a new word. */
  trace: Trace | null;
  /** The day of the last answer. */
  lastDay: number;
}

const GOOD = 3;
/** After again and hard two correct answers end the steps, after good one. */
const stepsAfter = (rating: number): number => (rating < GOOD ? 2 : 1);

/** A new word after its first visit. */
export function firstTrace(forgetting: Forgetting, rating: number): Trace {
  let trace = forgetting.introduced(rating);
  for (let step = 0; step < stepsAfter(rating); step += 1) trace = forgetting.sameDay(trace, GOOD);
  return trace;
}

/** A word after a visit on a later day; one that was missed is shown again until it is right. */
export function visitedTrace(forgetting: Forgetting, trace: Trace, recall: number, isRight: boolean): Trace {
  if (isRight) return forgetting.recalled(trace, recall, GOOD);
  return forgetting.sameDay(forgetting.forgotten(trace, recall), GOOD);
}

/** Expected recall on the date, `left` days after a first visit. */
export const recallAfterBeginning = (forgetting: Forgetting, left: number): number =>
  FIRST_RATINGS.reduce(
    (sum, share, index) => sum + share * forgetting.recall(left, firstTrace(forgetting, index + 1).stability),
    0,
  );

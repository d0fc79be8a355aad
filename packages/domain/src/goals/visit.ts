/** One visit of a word on a day, with its steps of minutes: what it makes of the memory, and the seconds that it takes. */
import type { Forgetting, Trace } from './forgetting.ts';
import { FIRST_RATINGS } from './people.ts';

/** Seconds of a person: a new word with its steps, an answer in review, one more showing of a word that was missed. */
export interface Times {
  readonly begun: number;
  readonly review: number;
  readonly step: number;
}

/** The medians by which today's minutes are told (`schedule/settings.ts`). */
export const STANDARD_TIMES: Times = { begun: 30, review: 9, step: 7 };

/** A word as a plan sees it; a day is counted from 1970-01-01 in the person's clock. */
export interface PlannedWord {
  /** Of a row one direction a day is asked. */
  row: number;
  /** Paused, or left for the day: counted, and not asked. */
  rests?: boolean;
  /** Null while it was never answered. */
  trace: Trace | null;
  /** The day of the last answer. */
  lastDay: number;
}

const GOOD = 3;
/** After again and hard two right answers end the steps, after good one. */
const stepsAfter = (rating: number): number => (rating < GOOD ? 2 : 1);

/** A new word after its first visit. */
export function begunTrace(forgetting: Forgetting, rating: number): Trace {
  let trace = forgetting.begun(rating);
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
    (sum, share, index) => sum + share * forgetting.recall(left, begunTrace(forgetting, index + 1).stability),
    0,
  );

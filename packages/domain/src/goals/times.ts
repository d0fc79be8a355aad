/** A user's time per answer. */
import { STANDARD_TIMES, type Times } from './visit.ts';

/** Shrinkage: number of answers at which the user's own average weighs as much as the default. */
const WEIGHT = 30;
const SLOWEST = 4;
const FASTEST = 0.25;

/** The default times, scaled to the user's average. */
export function timesOf({ answers, seconds }: { answers: number; seconds: number }): Times {
  const mean = (seconds + WEIGHT * STANDARD_TIMES.review) / (answers + WEIGHT);
  const stretched = Math.min(SLOWEST, Math.max(FASTEST, mean / STANDARD_TIMES.review));
  const { introduction, review, step } = STANDARD_TIMES;
  return { introduction: introduction * stretched, review: review * stretched, step: step * stretched };
}

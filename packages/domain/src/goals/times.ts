/** How long a person takes for an answer. */
import { STANDARD_TIMES, type Times } from './visit.ts';

/** Answers after which a person's own time weighs as much as that of everybody. */
const WEIGHT = 30;
const SLOWEST = 4;
const FASTEST = 0.25;

/** The standard times, stretched to the seconds that the person's answers took on average. */
export function timesOf({ answers, seconds }: { answers: number; seconds: number }): Times {
  const mean = (seconds + WEIGHT * STANDARD_TIMES.review) / (answers + WEIGHT);
  const stretched = Math.min(SLOWEST, Math.max(FASTEST, mean / STANDARD_TIMES.review));
  const { begun, review, step } = STANDARD_TIMES;
  return { begun: begun * stretched, review: review * stretched, step: step * stretched };
}

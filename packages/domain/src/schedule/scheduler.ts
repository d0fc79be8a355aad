/** ts-fsrs as a person has it: with their retention and parameters, and with days that are drawn instead of its own fuzz. */
import { default_w, fsrs, get_fuzz_range, type Card, type FSRS } from 'ts-fsrs';
import { draw } from '../practice/random.ts';
import { weekdayOf } from './person-clock.ts';
import type { CardKey, ScheduleRules } from './rules.ts';

/** Of the weight of another day. */
const BUSY_WEIGHT = 0.25;
/** FSRS' own: 100 years. */
const LONGEST_INTERVAL = 36_500;
/** Days; shorter intervals are kept as they are, as in ts-fsrs. */
const SHORTEST_FUZZED = 2.5;

/**
 * A day near the one that FSRS wants, so that words that were learned together do not come back together. What else is due plays
 * no part: an undo gives back the very same day.
 */
export function intervalNear(
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
/** Every person may have parameters of their own: those not used lately are made again. */
const MAX_SCHEDULERS = 200;

export function schedulerOf({ retention, parameters }: ScheduleRules): FSRS {
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
  if (schedulers.size >= MAX_SCHEDULERS) schedulers.clear();
  schedulers.set(key, made);
  return made;
}

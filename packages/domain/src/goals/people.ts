/** Variation between users' memories, for forecasts before a fit. */
import { clipParameters, default_w } from 'ts-fsrs';

export type Random = () => number;

/**
 * Standard deviations by which fsrs-rs holds a fit near the standard parameters (`PARAMS_STDDEV` in src/training.rs of
 * open-spaced-repetition/fsrs-rs, BSD-3-Clause); only means and deviations are published, no joint distribution.
 */
const DEVIATIONS = [
  6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32,
  0.14, 0.27,
];
/** The first four are stabilities in days, for each first rating: positive, skewed, and always in this order. */
const FIRST_STABILITIES = 4;
/** FSRS-6 defaults. */
export const STANDARD_PARAMETERS: readonly number[] = default_w;
/** Distribution of first ratings (again, hard, good or easy): default of fsrs-rs's simulator. */
export const FIRST_RATINGS = [0.24, 0.094, 0.666] as const;

/** Mulberry32: small, repeatable, even enough for a simulation. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Log-normal with this median and deviation. */
function skewed(random: Random, median: number, deviation: number): number {
  const spread = Math.log((1 + Math.sqrt(1 + 4 * (deviation / median) ** 2)) / 2);
  return median * Math.exp(Math.sqrt(spread) * normal(random));
}

/** Random parameters around these, varied by `share` of the variation between users. */
export function drawParameters(random: Random, around: readonly number[] = default_w, share = 1): number[] {
  const drawn = around.map((mean, index) => {
    const deviation = (DEVIATIONS[index] ?? 0) * share;
    return index < FIRST_STABILITIES ? skewed(random, mean, deviation) : mean + normal(random) * deviation;
  });
  const first = drawn.slice(0, FIRST_STABILITIES).toSorted((a, b) => a - b);
  return clipParameters([...first, ...drawn.slice(FIRST_STABILITIES)], 1);
}

export type FirstRatings = readonly [again: number, hard: number, good: number];

/** The share of "again" varies by half. */
export function drawFirstRatings(random: Random, share = 1): FirstRatings {
  const [usual, hard] = FIRST_RATINGS;
  const again = usual * (1 + share * (random() - 0.5));
  return [again, hard, 1 - again - hard];
}

/** Of a new word: 1 again, 2 hard, 3 good. */
export function firstRating(random: Random, [again, hard]: FirstRatings = FIRST_RATINGS): 1 | 2 | 3 {
  const drawn = random();
  if (drawn < again) return 1;
  return drawn < again + hard ? 2 : 3;
}

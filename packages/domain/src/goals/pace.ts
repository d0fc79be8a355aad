/** Minutes a day that a goal needs, and the forecast for its date. */
import { LAST_DAYS, type Aim } from './choose-day.ts';
import { forgettingOf, type Forgetting } from './forgetting.ts';
import { drawFirstRatings, drawParameters, randomFrom } from './people.ts';
import { simulate, type Course } from './simulate.ts';
import type { PlannedWord, Times } from './visit.ts';

/** Input of a goal's plan, apart from randomness. */
export interface Goal {
  readonly words: readonly PlannedWord[];
  readonly aim: Aim;
  readonly today: number;
  /** The last day of study, from `lastDayOf`. */
  readonly lastDay: number;
  /** Maximum seconds a day. */
  readonly seconds: number;
  readonly times: Times;
  /** Seconds already spent on its words today. */
  readonly spentToday?: number;
}

/** The memory that a plan counts on. */
export interface Believed {
  /** FSRS-6 parameters, the user's if fitted. */
  readonly parameters: readonly number[];
  /** Uncertainty of the parameters: 1 for variation between users, less after a fit. */
  readonly uncertainty: number;
}

/** Sample size: simulating a thousand words takes milliseconds. */
const MAX_SAMPLED = 80;
const PEOPLE = 25;
/**
 * An interval that holds in at least four of five cases has a tenth outside on each side; a little less here, for the
 * error of FSRS itself.
 */
const OUTSIDE = 0.02;
/** Steps of the binary search between the minimum and maximum of a day. */
const STEPS = 6;
const MAX_SECONDS = 600 * 60;

/** Sample evenly over the list, which is in row order. */
function sampled(words: readonly PlannedWord[], most: number): readonly PlannedWord[] {
  if (words.length <= most) return words;
  return Array.from({ length: most }, (_, index) => words[Math.floor((index * words.length) / most)]).filter(
    (word) => word !== undefined,
  );
}

/** A sample of the goal's words, with its share of the day. */
function courseOf(goal: Goal, most: number, seconds: number): Omit<Course, 'real' | 'believed' | 'random'> {
  const words = sampled(goal.words, most);
  const share = words.length / Math.max(1, goal.words.length);
  const { aim, times, today, lastDay } = goal;
  return { words, aim, times, firstDay: today, lastDay, seconds: seconds * share };
}

/** On the date recall is as far above the wanted one on average when every word is at it. */
const meanWhenAll = ({ target }: Aim): number => 1 - (1 - target) / 2;

/** Whether so many seconds a day bring every word to the target recall, by the plan's model. */
function isEnough(goal: Goal, { parameters }: Pick<Believed, 'parameters'>, seconds: number): boolean {
  const believed = forgettingOf(parameters);
  const course = courseOf(goal, MAX_SAMPLED, seconds);
  const { recall, introduced } = simulate({ ...course, believed, real: believed, random: randomFrom(1) });
  return introduced === course.words.length && recall >= meanWhenAll(goal.aim);
}

/**
 * Seconds a day that bring every word to the target recall on the date; the goal's maximum if even that is
 * insufficient.
 */
export const neededSeconds = (goal: Goal, believed: Pick<Believed, 'parameters'>): number =>
  leastThat((seconds) => isEnough(goal, believed, seconds), bounds(goal));

/** From zero to every word on one day. */
const bounds = ({ words, times, seconds }: Goal) => ({
  least: 0,
  most: Math.min(MAX_SECONDS, Math.max(seconds, words.length * times.introduction)),
});

function leastThat(reached: (seconds: number) => boolean, { least, most }: { least: number; most: number }): number {
  if (reached(least)) return least;
  if (!reached(most)) return most;
  let [low, high] = [least, most];
  for (let step = 0; step < STEPS || high - low > 60; step += 1) {
    const middle = (low + high) / 2;
    if (reached(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Safety factor on the estimate: some users forget faster than the model. */
const SAFETY_FACTOR = 1.6;

/** Seconds of a day by the plan: some more than are needed, and no more than are allowed. On the last days all that are allowed. */
export const paceOf = (goal: Goal, believed: Pick<Believed, 'parameters'>): number =>
  goal.lastDay - goal.today < LAST_DAYS ? goal.seconds : usualPace(goal, believed);

/** The same for the days before the last ones. */
export function usualPace(goal: Goal, believed: Pick<Believed, 'parameters'>): number {
  const { seconds } = goal;
  if (!isEnough(goal, believed, seconds / SAFETY_FACTOR)) return seconds;
  return (
    SAFETY_FACTOR * leastThat((each) => isEnough(goal, believed, each), { least: 0, most: seconds / SAFETY_FACTOR })
  );
}

export interface Promise {
  /** Numbers of words recalled on the date. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** Forecast interval of a plan, over users that vary around the model. */
export function promiseOf(goal: Goal, { parameters, uncertainty }: Believed, seconds: number): Promise {
  const believed = forgettingOf(parameters);
  const course = courseOf(goal, MAX_SAMPLED, seconds);
  const recalls = Array.from({ length: PEOPLE }, (_, person) => {
    const random = randomFrom(7919 * (person + 1));
    const real = forgettingOf(drawParameters(random, parameters, uncertainty));
    const firstRatings = drawFirstRatings(random, uncertainty);
    return simulate({ ...course, believed, real, random, firstRatings }).recall;
  }).toSorted((a, b) => a - b);
  const count = goal.words.length;
  const mean = recalls.reduce((sum, recall) => sum + recall, 0) / PEOPLE;
  const at = (share: number) => recalls[Math.round(share * (PEOPLE - 1))] ?? mean;
  // Recall of each single word is random too.
  const chance = 1.28 * Math.sqrt((mean * (1 - mean)) / Math.max(1, count));
  const words = (recall: number) => Math.min(1, Math.max(0, recall)) * count;
  // Whole words, and the simulated values lie within.
  const low = Math.floor(words(Math.min(at(OUTSIDE), mean - chance)));
  const high = Math.ceil(words(Math.max(at(1 - OUTSIDE), mean + chance)));
  return { expected: Math.round(words(mean)), low, high };
}

/** The curve of a plan by the present model alone, at the end of each day, without variation between users. */
export function lineOf(goal: Goal, { parameters }: Pick<Believed, 'parameters'>, seconds: number): readonly number[] {
  const believed: Forgetting = forgettingOf(parameters);
  const course = courseOf(goal, MAX_SAMPLED, seconds);
  const scale = goal.words.length / Math.max(1, course.words.length);
  return simulate({ ...course, believed, real: believed, random: randomFrom(1) }).line.map((known) => known * scale);
}

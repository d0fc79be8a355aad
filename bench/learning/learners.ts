import { FSRSAlgorithm, clipParameters, default_w, type FSRSState } from 'ts-fsrs';

/**
 * How far apart people lie, parameter by parameter: the standard deviations by which fsrs-rs holds a fit near the
 * standard parameters (`PARAMS_STDDEV` in src/training.rs of open-spaced-repetition/fsrs-rs, BSD-3-Clause), which come from fits
 * to the public histories of Anki's users. Only means and deviations are published so, no joint distribution.
 */
const DEVIATIONS = [
  6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32,
  0.14, 0.27,
];
/** The first four are stabilities in days, for each first rating: positive, skewed, and in this order for everybody. */
const FIRST_STABILITIES = 4;
/** How often people rate a new word again, hard, good (easy among them): fsrs-rs, default of its simulator. */
const FIRST_RATINGS = [0.24, 0.094, 0.666];

export type Random = () => number;

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

/** Median `median` and the given deviation, never below nothing. */
function skewed(random: Random, median: number, deviation: number): number {
  const spread = Math.log((1 + Math.sqrt(1 + 4 * (deviation / median) ** 2)) / 2);
  return median * Math.exp(Math.sqrt(spread) * normal(random));
}

/** The parameters of one person's memory, within the bounds of FSRS-6. */
export function drawParameters(random: Random): number[] {
  const drawn = default_w.map((mean, index) =>
    index < FIRST_STABILITIES
      ? skewed(random, mean, DEVIATIONS[index] ?? 0)
      : mean + normal(random) * (DEVIATIONS[index] ?? 0),
  );
  const first = drawn.slice(0, FIRST_STABILITIES).toSorted((a, b) => a - b);
  return clipParameters([...first, ...drawn.slice(FIRST_STABILITIES)], 1);
}

/** What a person does not know about their own memory of one word. */
interface Trace {
  memory: FSRSState;
  day: number;
}

export type Answer = 1 | 2 | 3;

/** A person with 2,000 words: remembers by FSRS-6 with parameters of their own, which no scheduler sees. */
export class Learner {
  readonly parameters: readonly number[];
  private readonly random: Random;
  private readonly law: FSRSAlgorithm;
  private readonly traces = new Map<number, Trace>();

  constructor(parameters: readonly number[], random: Random) {
    this.parameters = parameters;
    this.random = random;
    this.law = new FSRSAlgorithm({ w: parameters });
  }

  /** Asks a word on a day; being asked changes the memory. Rating: 1 not known, 2 hard, 3 known. */
  answer(word: number, day: number): Answer {
    const trace = this.traces.get(word);
    const rating = trace ? this.recall(trace, day) : this.firstRating();
    const elapsed = trace ? day - trace.day : 0;
    this.traces.set(word, { memory: this.law.next_state(trace?.memory ?? null, elapsed, rating), day });
    return rating;
  }

  /** How many words the person would know if asked all of them now. */
  known(day: number): number {
    let sum = 0;
    for (const { memory, day: last } of this.traces.values())
      sum += this.law.forgetting_curve(day - last, memory.stability);
    return sum;
  }

  private recall({ memory, day: last }: Trace, day: number): Answer {
    return this.random() < this.law.forgetting_curve(day - last, memory.stability) ? 3 : 1;
  }

  private firstRating(): Answer {
    const [again = 0, hard = 0] = FIRST_RATINGS;
    const drawn = this.random();
    if (drawn < again) return 1;
    return drawn < again + hard ? 2 : 3;
  }
}

import { draw } from '@wordcluster/domain/practice/random';

export interface FaultOptions {
  seed: number;
  short: boolean;
  purchases: number;
  kills: number;
}

/** Injects faults and returns the amount of work, such as `50 purchases`; throws a Fault on a violation. */
export type Scenario = (options: FaultOptions) => Promise<string>;

/** The product broke an invariant. */
export class Fault extends Error {}

/** Dice that fall in the same order for the same seed: numbers in [0, 1). */
export function diceFrom(start: number): () => number {
  let seed = start;
  return () => {
    const next = draw(seed);
    seed = next.seed;
    return next.value;
  };
}

import type { Tier } from './prices.ts';

/** What a person may do here, and what their text and voice characters are counted against. */
export interface Plan {
  /** No limit of clusters and rows, sharing, larger files. */
  readonly premium: boolean;
  /** `pack`: of the paid year. `pool`: shared by all free people. `person`: what the operator allows each. */
  readonly characters: 'pack' | 'pool' | 'person';
}

interface Person {
  /** Whether this server sells Premium. */
  readonly shop: boolean;
  /** The paid year that runs now, or null. */
  readonly tier: Tier | null;
}

/** The only rule of who has what: without a shop there is nothing to buy, so everybody has all of it. */
export function planOf({ shop, tier }: Person): Plan {
  if (!shop) return { premium: true, characters: 'person' };
  return tier === null ? { premium: false, characters: 'pool' } : { premium: true, characters: 'pack' };
}

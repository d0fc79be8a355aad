import type { Tier } from './prices.ts';

/** A user's rights, and the quota of their text and voice characters. */
export interface Plan {
  /** No limit of clusters and rows, sharing, larger files. */
  readonly premium: boolean;
  /** `pack`: of the paid year. `pool`: shared by all free users. `person`: the operator's limit per user. */
  readonly characters: 'pack' | 'pool' | 'person';
}

interface Person {
  /** Whether this server sells Premium. */
  readonly shop: boolean;
  /** The paid year that runs now, or null. */
  readonly tier: Tier | null;
}

/** The only rule of plans: without a shop everybody has everything. */
export function planOf({ shop, tier }: Person): Plan {
  if (!shop) return { premium: true, characters: 'person' };
  return tier === null ? { premium: false, characters: 'pool' } : { premium: true, characters: 'pack' };
}

/** Displayed strength of a word's memory. */
import type { Stage } from '../schedule/memory.ts';

/** Days that a word in review lasts, from which on it is known; before that it is young. */
export const KNOWN_DAYS = 21;

/** Days of stability from which on a word counts as firm. */
const FIRM_DAYS = 90;

/** 0 new, 1 learning, 2 young, 3 known, 4 firm. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** The strength of a word in one direction. */
export function strengthOf({ state, stability }: { state: Stage; stability: number }): Strength {
  if (state === 'new') return 0;
  if (state !== 'review') return 1;
  if (stability < KNOWN_DAYS) return 2;
  return stability < FIRM_DAYS ? 3 : 4;
}

/**
 * Allowance of characters for the teacher's text and voice. Which month of a pack runs, `premium/allowance-month.ts`
 * says.
 */

import { message } from '../messages/premium.ts';

export type AllowanceKind = 'text' | 'voice';

/** Characters a month for each tier; the operator can change them. */
export const DEFAULT_PACKS = {
  great: { text: 2_000_000, voice: 1_000_000 },
  lite: { text: 1_000_000, voice: 500_000 },
} as const;

/** The free users' shared pool at first; the administrator changes it in Settings. */
export const DEFAULT_POOL = 100_000;

const LEAST_SHARE = 2000;
const DAILY_PERCENT = 5;

/** The most characters of the pool that one free person gets a day, so that nobody takes it from all the others. */
export function dailyShare(pool: number): number {
  return Math.max(LEAST_SHARE, Math.floor((pool * DAILY_PERCENT) / 100));
}

/** The day (UTC) of such a share, as `yyyy-mm-dd`. */
export function shareDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The most that the administrator may enter: a trillion characters are beyond any bill. */
export const POOL_MAX = 1_000_000_000_000;
export const POOL_MESSAGE = message('premium.pool_invalid');

/** What a Premium user reads when nothing is left. */
export const PACK_EMPTY = message('premium.pack_empty');

/** From four fifths on the user gets a message. */
export const isNearlyUsed = (left: number, limit: number): boolean => left <= limit * 0.2;

/** The calendar month (UTC) of the free pool, as `yyyy-mm`. */
export function poolMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

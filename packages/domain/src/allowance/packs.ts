/** Character allowance of the teacher and of voices. The current month of a pack: `premium/allowance-month.ts`. */

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

/** Daily limit of a free user, so that nobody uses up the pool alone. */
export function dailyShare(pool: number): number {
  return Math.max(LEAST_SHARE, Math.floor((pool * DAILY_PERCENT) / 100));
}

/** The day (UTC) of such a share, as `yyyy-mm-dd`. */
export function shareDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The most that the administrator may enter: a trillion characters are beyond any bill. */
export const MAX_POOL_CHARACTERS = 1_000_000_000_000;
export const POOL_MESSAGE = message('premium.pool_invalid');

/** Message for a Premium user without remaining characters. */
export const PACK_EMPTY = message('premium.pack_empty');

/** From four fifths on the user gets a message. */
export const isNearlyUsed = (left: number, limit: number): boolean => left <= limit * 0.2;

/** The calendar month (UTC) of the free pool, as `yyyy-mm`. */
export function poolMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

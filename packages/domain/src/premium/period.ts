/**
 * Start and end of Premium. A day is 24 hours of absolute time, so that neither time zones nor clock changes affect it.
 */
import { PREMIUM_DAYS, PRICE_CENTS, type Tier } from './prices.ts';

export const DAY_MS = 86_400_000;

interface CurrentPremium {
  readonly tier: Tier;
  readonly end: Date;
}

interface PremiumPeriod {
  readonly start: Date;
  readonly end: Date;
  /** When the running order ends early because of an upgrade, or null. */
  readonly endsCurrentAt: Date | null;
  /** Days added to a year for the unused part of the order that was upgraded. */
  readonly addedDays: number;
}

/** Ceiling of the difference in days; 0 when it is over. */
export function daysRemaining(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}

/** Days of Great for unused days of Lite: at the ratio of the prices, rounded down. */
export function convertedDays(liteDays: number): number {
  return Math.floor((liteDays * PRICE_CENTS.lite) / PRICE_CENTS.great);
}

/** Whether the page offers 'Upgrade to Great'. */
export function showsUpgrade(currentTier: Tier | null): boolean {
  return currentTier === 'lite';
}

/** From the start on, until the end: at the very end it is over. */
export function isActiveAt({ start, end }: { readonly start: Date; readonly end: Date }, now: Date): boolean {
  return start.getTime() <= now.getTime() && now.getTime() < end.getTime();
}

/**
 * Without Premium it starts at once. The same or a lower tier starts when the current one ends; Lite to Great starts at
 * once, ends the Lite order and adds its days remaining, as the page shows them, at the price ratio.
 */
export function purchasePeriod(question: {
  readonly tier: Tier;
  readonly now: Date;
  readonly current: CurrentPremium | null;
}): PremiumPeriod {
  const { tier, now } = question;
  const current = question.current !== null && question.current.end.getTime() > now.getTime() ? question.current : null;
  if (current === null) return period(now, 0, null);
  if (tier === 'great' && current.tier === 'lite') {
    return period(now, convertedDays(daysRemaining(current.end, now)), now);
  }
  return period(current.end, 0, null);
}

function period(start: Date, addedDays: number, endsCurrentAt: Date | null): PremiumPeriod {
  const end = new Date(start.getTime() + (PREMIUM_DAYS + addedDays) * DAY_MS);
  return { start, end, endsCurrentAt, addedDays };
}

/** Tiers and prices. Money is integer cents of euro. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/premium.ts';

export type Tier = 'great' | 'lite';
export const TIERS: readonly Tier[] = ['great', 'lite'];

export const PRICE_CENTS: Readonly<Record<Tier, number>> = { great: 9995, lite: 7995 };
export const CURRENCY = 'EUR';
export const PREMIUM_DAYS = 365;

/** The tier in the checkout's address; anything but lite is Great. */
export function tierOfRoute(type: string | undefined): Tier {
  return type === 'lite' ? 'lite' : 'great';
}

/** Display name of the tier. */
export function tierName(tier: Tier): 'Great' | 'Lite' {
  return tier === 'great' ? 'Great' : 'Lite';
}

/** Two decimals, always with a point: it is part of fixed texts, not of a localised table. */
export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** '99.95 € per year'. */
export function priceText(tier: Tier): Message {
  return message('premium.price_per_year', { price: formatCents(PRICE_CENTS[tier]) });
}

/** Label of the checkout's button. */
export function payButton(cents: number): Message {
  return cents > 0 ? message('checkout.pay', { price: formatCents(cents) }) : message('checkout.activate');
}

/** Only the year is sold, requested as 'year' or as its days; null for anything else. */
export function parseDuration(value: number | string): number | null {
  return value === 'year' || Number(value) === PREMIUM_DAYS ? PREMIUM_DAYS : null;
}

/** The admin views know other stored durations as months. */
export function durationLabel(days: number): Message {
  return days === PREMIUM_DAYS ? message('premium.year') : message('premium.month');
}

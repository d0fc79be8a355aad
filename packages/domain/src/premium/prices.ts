/** What is sold and for how much. Money is integer cents of euro. */

export type Tier = 'great' | 'lite';
export const TIERS: readonly Tier[] = ['great', 'lite'];

export const PRICE_CENTS: Readonly<Record<Tier, number>> = { great: 9995, lite: 7995 };
export const CURRENCY = 'EUR';
export const PREMIUM_DAYS = 365;

/** The tier named in the address of the checkout; anything but lite is Great. */
export function tierOfRoute(type: string | undefined): Tier {
  return type === 'lite' ? 'lite' : 'great';
}

/** The tier as people read it. */
export function tierName(tier: Tier): 'Great' | 'Lite' {
  return tier === 'great' ? 'Great' : 'Lite';
}

/** Two decimals, always with a point: it is part of fixed texts, not of a localised table. */
export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** '99.95 € per year'. */
export function priceText(tier: Tier): string {
  return `${formatCents(PRICE_CENTS[tier])} € per year`;
}

/** Label of the checkout's button. */
export function payButton(cents: number): string {
  return cents > 0 ? `Pay ${formatCents(cents)} €` : 'Activate premium';
}

/** Only the year is sold, asked for as 'year' or as its days; null for anything else. */
export function parseDuration(value: number | string): number | null {
  return value === 'year' || Number(value) === PREMIUM_DAYS ? PREMIUM_DAYS : null;
}

/** The admin views know other stored durations as months. */
export function durationLabel(days: number): 'Year' | 'Month' {
  return days === PREMIUM_DAYS ? 'Year' : 'Month';
}

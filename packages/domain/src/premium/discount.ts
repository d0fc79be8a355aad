/** The discount of a coupon. */
import { formatCents } from './prices.ts';

export type CouponType = 'fixed' | 'percentage';

export interface Discount {
  readonly type: CouponType;
  /** Euro for a fixed coupon, percent for a percentage. */
  readonly value: number;
}

function clamp(value: number, max: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), max);
}

/**
 * The discount in cents. Fixed: its value, clamped to 0..price. Percentage: clamped to 0..100, rounded half up to whole
 * cents, so that half a cent goes to the buyer. Percentages have two decimals; computed in integers, because 0.1 + 0.2
 * is not money.
 */
export function discountCents(priceCents: number, { type, value }: Discount): number {
  if (type === 'fixed') return Math.round(clamp(value * 100, priceCents));
  const hundredths = Math.round(clamp(value, 100) * 100);
  return Math.floor((priceCents * hundredths + 5000) / 10_000);
}

/** The discounted price in cents; never below 0. */
export function discountedPrice(priceCents: number, coupon: Discount | null): number {
  return coupon === null ? priceCents : priceCents - discountCents(priceCents, coupon);
}

/** '10.00 €' or '25 %', as the coupon table and the order's coupon section show it. */
export function discountText({ type, value }: Discount): string {
  return type === 'fixed' ? `${formatCents(Math.round(value * 100))} €` : `${value} %`;
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountCents, discountedPrice, discountText, type Discount } from '../../src/premium/discount.ts';
import { packMonth } from '../../src/premium/allowance-month.ts';
import { convertedDays, daysRemaining, isActiveAt, purchasePeriod } from '../../src/premium/period.ts';
import { PLAN_COMPARISON } from '../../src/premium/plan-comparison.ts';
import {
  durationLabel,
  parseDuration,
  payButton,
  PRICE_CENTS,
  priceText,
  tierOfRoute,
} from '../../src/premium/prices.ts';

const day = (text: string): Date => new Date(text);

describe('prices', () => {
  // Specification: S2-2.44, S2-2.66, S2-9.02
  it('cost what the specification says', () => {
    expect(priceText('great')).toEqual('99.95 € per year');
    expect(priceText('lite')).toEqual('79.95 € per year');
    expect([payButton(9995), payButton(5), payButton(0)]).toEqual(['Pay 99.95 €', 'Pay 0.05 €', 'Activate premium']);
  });
  // Specification: S2-2.54, S2-2.88, S2-9.01
  it('reads tiers and durations', () => {
    expect([tierOfRoute('lite'), tierOfRoute('x'), tierOfRoute(undefined)]).toEqual(['lite', 'great', 'great']);
    expect([365, '365', 'year', 30, 'month', ''].map(parseDuration)).toEqual([365, 365, 365, null, null, null]);
    expect([durationLabel(365), durationLabel(30)]).toEqual(['Year', 'Month']);
  });
  // Specification: S2-1.13
  it('compares the three plans', () => {
    expect(PLAN_COMPARISON.find(({ feature }) => feature.text === 'Sharing')).toMatchObject({
      free: false,
      lite: true,
    });
    expect(PLAN_COMPARISON).toHaveLength(16);
  });
});

describe('discount', () => {
  const anyCoupon: fc.Arbitrary<Discount> = fc.record({
    type: fc.constantFrom('fixed' as const, 'percentage' as const),
    value: fc.double({ noDefaultInfinity: false }),
  });
  // Specification: S2-9.03
  it('leaves a price of whole cents between 0 and the full price', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), anyCoupon, (price, coupon) => {
        const rest = discountedPrice(price, coupon);
        expect(Number.isInteger(rest)).toBe(true);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThanOrEqual(price);
      }),
    );
  });
  // Specification: S2-9.03
  it.each([
    ['fixed', 10, 8995],
    ['fixed', 0.29, 9966],
    ['fixed', 500, 0],
    ['fixed', -3, 9995],
    ['percentage', 10, 8995],
    ['percentage', 50, 4997],
    ['percentage', 33.33, 6664],
    ['percentage', 100, 0],
    ['percentage', 250, 0],
    ['percentage', -1, 9995],
  ] as const)('takes %s %d off 99.95', (type, value, rest) => {
    expect(discountedPrice(PRICE_CENTS.great, { type, value })).toBe(rest);
  });
  // Specification: S2-2.89
  it('gives half a cent to the buyer', () => {
    expect(discountCents(9995, { type: 'percentage', value: 50 })).toBe(4998);
    expect(discountedPrice(9995, null)).toBe(9995);
    expect(discountText({ type: 'fixed', value: 5 })).toEqual('5.00 €');
    expect(discountText({ type: 'percentage', value: 12.5 })).toEqual('12.5 %');
  });
});

describe('periods', () => {
  const now = day('2026-03-28T12:00:00Z');
  // Specification: S2-9.07
  it('counts the days remaining up, and none when it is over', () => {
    expect(daysRemaining(day('2026-03-29T12:00:00Z'), now)).toBe(1);
    expect(daysRemaining(day('2026-03-29T12:00:01Z'), now)).toBe(2);
    expect(daysRemaining(now, now)).toBe(0);
    expect(daysRemaining(day('2020-01-01'), now)).toBe(0);
  });
  it('starts at once without Premium and runs 365 days', () => {
    const expired = { tier: 'great' as const, end: now };
    for (const current of [null, expired]) {
      expect(purchasePeriod({ tier: 'lite', now, current })).toEqual({
        start: now,
        end: day('2027-03-28T12:00:00Z'),
        endsCurrentAt: null,
        addedDays: 0,
      });
    }
  });
  it('starts after the current one for the same or a lower tier', () => {
    const end = day('2026-06-01T00:00:00Z');
    for (const [tier, current] of [
      ['great', 'great'],
      ['lite', 'great'],
      ['lite', 'lite'],
    ] as const) {
      const period = purchasePeriod({ tier, now, current: { tier: current, end } });
      expect([period.start, period.endsCurrentAt]).toEqual([end, null]);
    }
  });
  it('upgrades Lite to Great at once and converts the unused days', () => {
    const period = purchasePeriod({ tier: 'great', now, current: { tier: 'lite', end: day('2026-07-06T12:00:00Z') } });
    expect(convertedDays(100)).toBe(79);
    expect(period).toEqual({ start: now, end: day('2027-06-15T12:00:00Z'), endsCurrentAt: now, addedDays: 79 });
    expect(isActiveAt(period, now)).toBe(true);
    expect(isActiveAt(period, period.end)).toBe(false);
  });
  it('renews packs each month from the start', () => {
    const start = day('2026-01-31T08:00:00Z');
    expect(packMonth(start, day('2026-02-28T07:59:59Z'))).toEqual({ from: start, until: day('2026-02-28T08:00:00Z') });
    expect(packMonth(start, day('2026-03-01T00:00:00Z')).until).toEqual(day('2026-03-31T08:00:00Z'));
    fc.assert(
      fc.property(fc.date({ min: start, max: day('2030-01-01'), noInvalidDate: true }), (moment) => {
        const { from, until } = packMonth(start, moment);
        expect(from <= moment && moment < until).toBe(true);
      }),
    );
  });
});

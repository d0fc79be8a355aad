import type { Message } from '../../src/messages/all.ts';
import { describe, expect, it } from 'vitest';
import { checkoutErrors, normalizeAddress } from '../../src/premium/checkout.ts';
import {
  canApplyCode,
  couponErrors,
  couponRefusal,
  newCouponCode,
  normalizeCouponCode,
  remainingUsages,
  validateCouponCode,
  type Coupon,
} from '../../src/premium/coupon.ts';
import {
  activeLabel,
  canCancelOrder,
  canStartNewPayment,
  couponAllowed,
  isPolling,
  orderLabel,
  purchaseRefusal,
  type OrderStatus,
  type PaymentState,
} from '../../src/premium/orders.ts';

const now = new Date('2026-05-01T00:00:00Z');
const order = (order_status: OrderStatus, ...states: PaymentState[]) => ({
  order_status,
  payments: states.map((current_state) => ({ current_state })),
});

describe('labels and buttons of an order', () => {
  // Specification: S2-3.06, S2-4.05, S2-5.18
  it('names the state of an order', () => {
    expect(orderLabel(order('PAID'))).toEqual('Paid');
    expect(orderLabel(order('CANCELED'))).toEqual('Cancelled');
    expect(orderLabel(order('CREATED', 'CREATED', 'TIMEOUTED'))).toEqual('No pending payment');
    for (const state of ['PAYMENT_METHOD_CHOSEN', 'AUTHORIZED', 'UNTRUSTED_PAID'] as const) {
      expect(orderLabel(order('CREATED', state))).toEqual('Waiting for payment');
      expect(canStartNewPayment(order('CREATED', state))).toBe(false);
    }
  });
  // Specification: S2-4.04
  it('names the activity of an order', () => {
    expect(activeLabel({ active: true, start: '2026-01-01' }, now)).toEqual('Active');
    expect(activeLabel({ active: false, start: '2026-06-01' }, now)).toEqual('Future');
    expect(activeLabel({ active: false, start: '2025-06-01' }, now)).toEqual('Inactive');
    expect(activeLabel({ active: false, start: null }, now)).toEqual('Inactive');
  });
  // Specification: S2-5.18, S2-5.20
  it('offers a new payment and a cancellation only where they make sense', () => {
    expect(canStartNewPayment(order('CREATED'))).toBe(true);
    expect(canStartNewPayment(order('PAID', 'PAID'))).toBe(false);
    expect(canCancelOrder(order('CREATED', 'CREATED'))).toBe(true);
    expect(canCancelOrder(order('CREATED'))).toBe(false);
    expect(canCancelOrder(order('CREATED', 'UNTRUSTED_PAID'))).toBe(false);
    expect(canCancelOrder(order('PAID', 'PAID'))).toBe(false);
  });
  // Specification: S2-4.06
  it('polls while the latest payment is not confirmed', () => {
    expect(isPolling([order('CREATED', 'UNTRUSTED_PAID', 'CANCELED')])).toBe(true);
    expect(isPolling([order('PAID', 'PAID'), order('CREATED', 'UNTRUSTED_PAID')])).toBe(false);
    expect(isPolling([])).toBe(false);
  });
  // Specification: S2-2.65
  it('refuses a purchase beside a future or an unpaid order, and a coupon after a paid one', () => {
    expect(purchaseRefusal([{ order_status: 'PAID', start: '2026-06-01' }], now)?.text).toContain('starts later');
    expect(purchaseRefusal([{ order_status: 'CREATED', start: null }], now)?.text).toContain('unpaid');
    expect(
      purchaseRefusal(
        [
          { order_status: 'PAID', start: '2026-01-01' },
          { order_status: 'CANCELED', start: null },
        ],
        now,
      ),
    ).toBeNull();
    expect([couponAllowed([order('CREATED')]), couponAllowed([order('PAID')])]).toEqual([true, false]);
  });
});

function valueMessage(text: string): Message | undefined {
  return couponErrors({ code: 'ABCDE', value: text, usages: '' })['value']?.[0];
}

describe('coupons', () => {
  const coupon: Coupon = {
    type: 'fixed',
    value: 5,
    code: 'SPRING',
    allowed: 'great',
    usages: 2,
    begin_at: new Date('2026-04-01'),
    expiration_at: new Date('2026-06-01'),
    active: true,
  };
  const question = { tier: 'great', now, used: 1, usedByThisUser: false, hasPaidOrder: false } as const;

  // Specification: S2-5.12, S2-5.14-15
  it('checks the form with its messages', () => {
    expect(validateCouponCode(' ABCD ')).toEqual('Code must be at least 5 characters long.');
    expect(validateCouponCode('A'.repeat(36))).toEqual('Code must be maximum 35 characters long.');
    expect(valueMessage(' ')).toEqual('Value must not be empty');
    for (const text of ['abc', '1e3', '0x10', '1,5']) expect(valueMessage(text)).toEqual('Value must be number');
    for (const text of ['0', '-1', '0.00']) expect(valueMessage(text)).toEqual('Value must be greater than 0');
    expect(valueMessage('12.5')).toBeUndefined();
    expect(couponErrors({ code: 'ABCDE', value: '1', usages: 'many' })).toEqual({ usages: ['Usages must be number'] });
    expect(couponErrors({ code: 'ABCDE', value: '1', usages: '10' })).toEqual({});
  });
  // Specification: S2-5.11, S2-9.04
  it('trims, upper-cases and cuts a code', () => {
    expect(normalizeCouponCode('  spring-26 ')).toEqual('SPRING-26');
    expect(normalizeCouponCode('ß'.repeat(30))).toHaveLength(35);
    expect([canApplyCode('ABCD'), canApplyCode('ABCDE'), canApplyCode('A'.repeat(35))]).toEqual([false, true, true]);
  });
  // Specification: S2-5.13
  it('proposes five characters', () => {
    expect(newCouponCode(() => 0)).toEqual('AAAAA');
    expect(newCouponCode(() => 0.999999)).toEqual('99999');
  });
  // Specification: S2-3.14
  it('is refused for a reason, or accepted', () => {
    expect(couponRefusal(coupon, question)).toBeNull();
    expect(couponRefusal(coupon, { ...question, tier: 'lite' })?.text).toMatch(/tier/);
    expect(couponRefusal(coupon, { ...question, used: 2 })?.text).toMatch(/used up/);
    expect(couponRefusal({ ...coupon, usages: null }, { ...question, used: 1e6 })).toBeNull();
    expect(couponRefusal(coupon, { ...question, usedByThisUser: true })?.text).toMatch(/already/);
    expect(couponRefusal(coupon, { ...question, hasPaidOrder: true })?.text).toMatch(/first/);
    expect(couponRefusal({ ...coupon, active: false }, question)?.text).toMatch(/not active/);
    expect(couponRefusal(coupon, { ...question, now: new Date('2026-03-01') })?.text).toMatch(/not valid yet/);
    expect(couponRefusal(coupon, { ...question, now: new Date('2026-06-01') })?.text).toMatch(/expired/);
    expect([remainingUsages(coupon, 5), remainingUsages({ usages: null }, 5)]).toEqual([0, null]);
  });
});

describe('checkout', () => {
  const address = {
    street: 'Hlavná 1',
    city: 'Košice',
    postal_code: '040 01',
    country_code: 'SVK',
    phone_number: null,
  };
  // Specification: S2-5.09, S2-9.05
  it('accepts a full address and names each failing field', () => {
    expect(checkoutErrors(address)).toEqual({});
    expect(checkoutErrors({ street: ' a ', city: 'K', postal_code: '1', country_code: '', phone_number: 'x' })).toEqual(
      {
        street: ['Invalid street format'],
        city: ['Invalid city format'],
        postal_code: ['Invalid postal code format'],
        country_code: ['Country is required'],
        phone_number: ['Invalid phone number format'],
      },
    );
    expect(checkoutErrors({ ...address, city: 'x'.repeat(121), street: 'a\nbcd' })).toHaveProperty('city');
  });
  // Specification: S2-5.10
  it.each(['+421 905 123 456', '0905 123 456', '+420 601 123 456', '+44 7911 123456', ' '])(
    'accepts the phone %s',
    (phone) => {
      expect(checkoutErrors({ ...address, phone_number: phone })).toEqual({});
    },
  );
  // Specification: S2-5.10
  it.each(['+421 2 5923 1234', '+421 800 123 456', '+421905', '123', 'call 0905 123 456', '0905123456 ext'])(
    'refuses the phone %s',
    (phone) => expect(checkoutErrors({ ...address, phone_number: phone })).toHaveProperty('phone_number'),
  );
  it('reads a national number by the country of the address, Kosovo too', () => {
    expect(normalizeAddress({ ...address, street: ' Hlavná 1 ', phone_number: '0905 123 456' })).toEqual({
      ...address,
      phone_number: '+421905123456',
    });
    expect(normalizeAddress({ ...address, country_code: 'XKX', phone_number: '043 201 234' }).phone_number).toEqual(
      '+38343201234',
    );
    expect(normalizeAddress(address).phone_number).toBeNull();
  });
});

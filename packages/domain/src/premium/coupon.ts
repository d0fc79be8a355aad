/** Coupons: the administrator's form, the code at the checkout, and eligibility. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/coupons.ts';
import { codePointLength, normalizeText } from '../text/characters.ts';
import { collectErrors, type FieldErrors } from '../validation.ts';
import type { Discount } from './discount.ts';
import type { Tier } from './prices.ts';

const MIN_COUPON_CODE_LENGTH = 5;
const MAX_COUPON_CODE_LENGTH = 35;
export const NEW_CODE_LENGTH = 5;

const CODE_TOO_SHORT = message('coupon.code_too_short');
const CODE_TOO_LONG = message('coupon.code_too_long');
export const VALUE_EMPTY = message('coupon.value_empty');
const VALUE_NOT_NUMBER = message('coupon.value_not_number');
export const VALUE_NOT_POSITIVE = message('coupon.value_not_positive');
const USAGES_NOT_NUMBER = message('coupon.usages_not_number');

export type CouponAllowed = 'any' | Tier;

export interface Coupon extends Discount {
  readonly code: string;
  readonly allowed: CouponAllowed;
  /** Uses in all; null means without end. */
  readonly usages: number | null;
  readonly begin_at: Date | null;
  readonly expiration_at: Date | null;
  readonly active: boolean;
}

export const COUPON_DEFAULTS = { type: 'fixed', allowed: 'any', active: true } as const;

/** The form in which codes are stored and compared. Upper-cased before it is cut: ß becomes two letters. */
export function normalizeCouponCode(text: string): string {
  return normalizeText(typedCouponCode(normalizeText(text)));
}

/** The code while it is typed: trailing spaces are preserved, as more may follow. */
export function typedCouponCode(text: string): string {
  return Array.from(text.trimStart().toUpperCase()).slice(0, MAX_COUPON_CODE_LENGTH).join('');
}

/** Whether Apply is enabled. */
export function canApplyCode(code: string): boolean {
  return validateCouponCode(code) === null;
}

/** Message for a code, or null: 5 to 35 characters. */
export function validateCouponCode(code: string): Message | null {
  const length = codePointLength(normalizeText(code));
  if (length < MIN_COUPON_CODE_LENGTH) return CODE_TOO_SHORT;
  return length > MAX_COUPON_CODE_LENGTH ? CODE_TOO_LONG : null;
}

/** Plain decimals only: Number() would also accept '0x10' and '1e3'. */
function parseDecimal(text: string): number | null {
  return /^[+-]?\d{1,9}(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Message for the text of the value field, or null. */
export function validateCouponValue(text: string): Message | null {
  const value = text.trim();
  if (value === '') return VALUE_EMPTY;
  const number = parseDecimal(value);
  if (number === null) return VALUE_NOT_NUMBER;
  return number > 0 ? null : VALUE_NOT_POSITIVE;
}

/** Blank means infinite. */
export function validateCouponUsages(text: string): Message | null {
  return /^\d{0,9}$/.test(text.trim()) ? null : USAGES_NOT_NUMBER;
}

/** Save is enabled when this is empty. */
export function couponErrors(form: { code: string; value: string; usages: string }): FieldErrors {
  return collectErrors({
    code: validateCouponCode(form.code),
    value: validateCouponValue(form.value),
    usages: validateCouponUsages(form.usages),
  });
}

// Without 0, O, 1 and I, which are read wrong from paper.
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Generates a code for a new coupon; `random` returns numbers in [0, 1). */
export function newCouponCode(random: () => number): string {
  return Array.from({ length: NEW_CODE_LENGTH }, () =>
    CODE_LETTERS.charAt(Math.floor(random() * CODE_LETTERS.length)),
  ).join('');
}

interface CouponQuestion {
  readonly tier: Tier;
  readonly now: Date;
  /** Uses so far, those of unpaid orders included. */
  readonly used: number;
  readonly usedByThisUser: boolean;
  readonly hasPaidOrder: boolean;
}

/** One sentence for the buyer, or null when the coupon may be used. */
export function couponRefusal(coupon: Coupon, question: CouponQuestion): Message | null {
  const now = question.now.getTime();
  if (question.hasPaidOrder) return message('coupon.first_order_only');
  if (!coupon.active) return message('coupon.not_active');
  if (coupon.begin_at !== null && now < coupon.begin_at.getTime()) return message('coupon.not_yet_valid');
  if (coupon.expiration_at !== null && now >= coupon.expiration_at.getTime()) return message('coupon.expired');
  if (coupon.allowed !== 'any' && coupon.allowed !== question.tier) return message('coupon.other_tier');
  if (question.usedByThisUser) return message('coupon.already_used');
  if (coupon.usages !== null && question.used >= coupon.usages) return message('coupon.used_up');
  return null;
}

/** The same message for an unknown code everywhere. */
export const UNKNOWN_COUPON = message('coupon.unknown');

/** Uses left for the table, or null without end. */
export function remainingUsages({ usages }: Pick<Coupon, 'usages'>, used: number): number | null {
  return usages === null ? null : Math.max(0, usages - used);
}

/** Messages of the rules of coupons. */
import { messagesOf } from './message.ts';

export const coupons = {
  'coupon.code_too_short': 'Code must be at least 5 characters long.',
  'coupon.code_too_long': 'Code must be maximum 35 characters long.',
  'coupon.value_empty': 'Value must not be empty',
  'coupon.value_not_number': 'Value must be number',
  'coupon.value_not_positive': 'Value must be greater than 0',
  'coupon.usages_not_number': 'Usages must be number',
  'coupon.first_order_only': 'Coupons are for the first Premium order only.',
  'coupon.not_active': 'This coupon is not active.',
  'coupon.not_yet_valid': 'This coupon is not valid yet.',
  'coupon.expired': 'This coupon has expired.',
  'coupon.other_tier': 'This coupon is not valid for this tier.',
  'coupon.already_used': 'You have already used this coupon.',
  'coupon.used_up': 'This coupon has been used up.',
  'coupon.unknown': 'This coupon does not exist.',
} as const;

export const message = messagesOf(coupons);

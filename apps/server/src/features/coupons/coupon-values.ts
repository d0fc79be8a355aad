import { message } from '@wordcluster/domain/messages/all';
import type { BodyOf } from '@wordcluster/contract/types';
import { couponErrors, normalizeCouponCode, VALUE_NOT_POSITIVE } from '@wordcluster/domain/premium/coupon';
import { trimText } from '@wordcluster/domain/text/characters';
import { assertNoErrors, invalidField } from '../../failure.ts';

const EXPIRES_TOO_EARLY = message('coupon.expires_too_early');

/** What the column holds; rounding must not carry a value beyond it. */
const MOST = 999_999_999.99;

const moment = (text: string | null | undefined) => (text ? new Date(text) : null);

/** The columns of `coupons` that the administrator's form fills, checked by the domain's rules. */
export function couponValues(input: BodyOf<'POST /api/coupons'>) {
  const value = String(input.value);
  const usages = String(input.usages ?? '').trim();
  assertNoErrors(couponErrors({ code: trimText(input.code), value, usages }));
  // Cents and hundredths of a percent are the smallest there are; less would be stored as nothing.
  const rounded = Math.min(Number(value), MOST).toFixed(2);
  if (Number(rounded) <= 0) throw invalidField('value', VALUE_NOT_POSITIVE);
  const [begin_at, expiration_at] = [moment(input.begin_at), moment(input.expiration_at)];
  if (begin_at && expiration_at && expiration_at <= begin_at) throw invalidField('expiration_at', EXPIRES_TOO_EARLY);
  return {
    type: input.type,
    value: rounded,
    allowed: input.allowed,
    code: normalizeCouponCode(input.code),
    usages: usages === '' ? null : Number(usages),
    begin_at,
    expiration_at,
    active: input.active,
  };
}

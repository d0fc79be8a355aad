import {
  COUPON_DEFAULTS,
  newCouponCode,
  normalizeCouponCode,
  validateCouponCode,
  validateCouponUsages,
  validateCouponValue,
} from '@wordcluster/domain/premium/coupon';
import { useState } from 'react';
import { useFields } from '../../../ui/use-fields.ts';
import type { Coupon, CouponInput } from '../api/coupons.ts';
import { fromLocalField, toLocalField, validateLocalField } from '../state/local-moment.ts';

const rules = {
  code: validateCouponCode,
  value: validateCouponValue,
  usages: validateCouponUsages,
  begin_at: validateLocalField,
  expiration_at: validateLocalField,
};

function random(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

const initial = (coupon: Coupon | null) => ({
  code: coupon?.code ?? newCouponCode(random),
  value: coupon === null ? '' : String(coupon.value),
  usages: coupon?.usages === null || coupon === null ? '' : String(coupon.usages),
  begin_at: toLocalField(coupon?.begin_at ?? null),
  expiration_at: toLocalField(coupon?.expiration_at ?? null),
});

/** The coupon dialog's state: an existing coupon, or a new one with a random code. */
export function useCouponFields(coupon: Coupon | null) {
  const [start] = useState(() => initial(coupon));
  const form = useFields(start, rules);
  const { type, allowed, active } = coupon ?? COUPON_DEFAULTS;
  const [choices, setChoices] = useState<Pick<CouponInput, 'type' | 'allowed' | 'active'>>({ type, allowed, active });
  const choose = (change: Partial<typeof choices>) => setChoices((before) => ({ ...before, ...change }));

  const toSend = (): CouponInput => ({
    ...choices,
    code: normalizeCouponCode(form.values.code),
    value: form.values.value.trim(),
    usages: form.values.usages.trim() || null,
    begin_at: fromLocalField(form.values.begin_at),
    expiration_at: fromLocalField(form.values.expiration_at),
  });
  return { ...form, choices, choose, toSend };
}

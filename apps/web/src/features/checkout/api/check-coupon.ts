import { useMutation } from '@tanstack/react-query';
import type { Tier } from '@wordcluster/domain/premium/prices';
import type { AnswerOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';

export type CheckedCoupon = AnswerOf<'POST /api/check-coupon'>;

/** Asks what a coupon takes off a tier. */
export function useCheckCoupon(tier: Tier) {
  return useMutation({
    mutationFn: (code: string) => call('POST /api/check-coupon', { body: { code, subscription: tier } }),
  });
}

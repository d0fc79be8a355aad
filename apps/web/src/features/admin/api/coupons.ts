import { useMutation, useQuery } from '@tanstack/react-query';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';

export type Coupon = ResponseOf<'GET /api/coupons'>[number];
export type CouponInput = BodyOf<'POST /api/coupons'>;

const couponsKey = ['coupons'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: couponsKey });

/** All coupons, newest first. */
export function useCoupons() {
  return useQuery({ queryKey: couponsKey, queryFn: ({ signal }) => call('GET /api/coupons', { signal }) });
}

/** Creates a coupon, or changes an existing one. */
export function useSaveCoupon(coupon: Coupon | null) {
  return useMutation({
    mutationFn: (body: CouponInput) =>
      coupon === null
        ? call('POST /api/coupons', { body })
        : call('PATCH /api/coupons/:coupon_id', { params: { coupon_id: coupon.id }, body }),
    onSuccess: refresh,
  });
}

export function useRemoveCoupon() {
  return useMutation({
    mutationFn: (coupon: Coupon) => call('DELETE /api/coupons/:coupon_id', { params: { coupon_id: coupon.id } }),
    onSuccess: refresh,
  });
}

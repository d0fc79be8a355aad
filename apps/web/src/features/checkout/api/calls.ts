import { useMutation } from '@tanstack/react-query';
import type { Tier } from '@wordcluster/domain/premium/prices';
import type { AnswerOf, BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { refreshPremium } from '../../../platform/queries/premium.ts';

export type CheckedCoupon = AnswerOf<'POST /api/check-coupon'>;

/** Asks what a coupon takes off a tier. */
export function useCheckCoupon(tier: Tier) {
  return useMutation({
    mutationFn: (code: string) => call('POST /api/check-coupon', { body: { code, subscription: tier } }),
  });
}

type Purchase = BodyOf<'POST /api/user/premium'>;

interface Outcomes {
  /** The address of the gateway's page, for the frame. */
  onFrame: (address: string) => void;
  /** Nothing had to be paid: Premium runs. */
  onActivated: () => void;
}

/** Buys Premium. The answer says where to pay: elsewhere, in a frame, or nowhere. */
export function usePurchase({ onFrame, onActivated }: Outcomes) {
  return useMutation({
    mutationFn: (body: Purchase) => call('POST /api/user/premium', { body }),
    onSuccess: async ({ redirect_url, iframe_url }) => {
      if (redirect_url !== undefined) {
        window.location.assign(redirect_url);
      } else if (typeof iframe_url === 'string') {
        onFrame(iframe_url);
      } else {
        await refreshPremium();
        onActivated();
      }
    },
  });
}

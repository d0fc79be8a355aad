import { useMutation } from '@tanstack/react-query';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { refreshPremium } from '../../../platform/queries/premium.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Tier } from '@wordcluster/domain/premium/prices';
import type { AnswerOf, BodyOf } from '../../../platform/http/api-types.ts';

/** Milliseconds that a refusal stays on the screen. */
const TOAST_MS = 5000;

function showRefusal(error: unknown): void {
  showToast({ message: failureText(asFailure(error)), severity: 'error', duration: TOAST_MS });
}

/** Another payment of an unpaid order: `onFrame` gets the address of the gateway's page, or the browser goes there. */
export function useNewPayment(onFrame: (address: string) => void) {
  return useMutation({
    mutationFn: (orderId: number) =>
      call('POST /api/user/premium/:order_id/new-payment', { params: { order_id: orderId } }),
    onSuccess: async ({ iframe_url, redirect_url }) => {
      if (redirect_url !== undefined) window.location.assign(redirect_url);
      else if (typeof iframe_url === 'string') onFrame(iframe_url);
      else await refreshPremium();
    },
    // The order may have been paid or cancelled elsewhere: show how it stands.
    onError: async (error) => {
      showRefusal(error);
      await refreshPremium();
    },
  });
}

export function useCancelOrder() {
  return useMutation({
    mutationFn: (orderId: number) => call('DELETE /api/user/premium/:order_id', { params: { order_id: orderId } }),
    onError: showRefusal,
    onSettled: refreshPremium,
  });
}

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

import { useMutation } from '@tanstack/react-query';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { refreshPremium } from '../../../platform/queries/premium.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Tier } from '@wordcluster/domain/premium/prices';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';

/** Milliseconds that a refusal stays on the screen. */
const TOAST_MS = 5000;

function showRefusal(error: unknown): void {
  showToast({ message: failureText(asFailure(error)), severity: 'error', duration: TOAST_MS });
}

/**
 * Another payment of an unpaid order: `onFrame` gets the address of the gateway's page, or the browser is redirected.
 */
export function useNewPayment(onFrame: (address: string) => void) {
  return useMutation({
    mutationFn: (orderId: number) =>
      call('POST /api/user/premium/:order_id/new-payment', { params: { order_id: orderId } }),
    onSuccess: async ({ iframe_url, redirect_url }) => {
      if (redirect_url !== undefined) window.location.assign(redirect_url);
      else if (typeof iframe_url === 'string') onFrame(iframe_url);
      else await refreshPremium();
    },
    // The order may have been paid or cancelled elsewhere: reload it.
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

export type CheckedCoupon = ResponseOf<'POST /api/check-coupon'>;

/** Requests the discount of a coupon for a tier. */
export function useCheckCoupon(tier: Tier) {
  return useMutation({
    mutationFn: (code: string) => call('POST /api/check-coupon', { body: { code, subscription: tier } }),
  });
}

type Purchase = BodyOf<'POST /api/user/premium'>;

interface Outcomes {
  /** The address of the gateway's page, for the frame. */
  onFrame: (address: string) => void;
  /** The price was zero: Premium is active. */
  onActivated: () => void;
}

/** Buys Premium. The response says where to pay: by redirect, in a frame, or not at all. */
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

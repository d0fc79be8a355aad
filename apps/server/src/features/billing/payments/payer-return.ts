import { createHmac } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../failure.ts';
import { isSameSecret } from '../../../access/secrets.ts';
import { throttle } from '../../../access/throttle.ts';
import { applyOrderEvent } from '../orders/apply-event.ts';
import { keyOf } from '../orders/order-record.ts';
import { withSyncedPayment } from './sync-payment.ts';

const signatureOf = (secret: string, paymentId: number) =>
  createHmac('sha256', secret).update(`payment-return\n${paymentId}`).digest('base64url');

/** Return address of the payer. Signed, so that nobody can claim another payer's payment. */
export const returnPath = (secret: string, paymentId: number) =>
  `/payment-return/${paymentId}/${signatureOf(secret, paymentId)}`;

/** The gateway's result in the return address, if any. */
export type ReturnResult = 'paid' | 'canceled' | undefined;

/**
 * The payer's return. The gateway is queried at once; if it has not decided although the payer's page said paid, or
 * does not respond, the payment becomes UNTRUSTED_PAID until it does.
 */
export async function handleReturn(
  context: Context,
  paymentId: number,
  signature: string,
  result: ReturnResult,
): Promise<void> {
  const { secretKeys } = context.config;
  if (!secretKeys.some((secret) => isSameSecret(signature, signatureOf(secret, paymentId))))
    throw notFound('The payment');
  await throttle(context, `payment-return:${paymentId}`, { times: 30, seconds: 60 });
  const opened = await context.db
    .selectFrom('payments')
    .select(['id', 'buyer_id'])
    .where('id', '=', paymentId)
    .where('provider_id', 'is not', null)
    .executeTakeFirst();
  if (!opened) return;
  await withSyncedPayment(context, keyOf(opened), async (trx, order, said) => {
    const claimed = result === 'paid' || (result === undefined && said === 'unreachable');
    if (!claimed) return;
    // Only valid while the payment is open; the state machine checks.
    const at = context.clock.now();
    await applyOrderEvent(context, trx, order, { type: 'payer-returned', payment_id: paymentId, at });
  });
}

/**
 * Return page of the payer. In the frame of our own page it closes the dialog; on its own it leads to the Premium page.
 * It says nothing about the payment; the Premium page does.
 */
export const returnPage = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Back to Wordcluster</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center; text-align: center; }
</style>
</head>
<body>
<main>
<p>Thank you. You are being taken back to Wordcluster.</p>
<p><a href="/premium" target="_top">Continue to Premium</a></p>
</main>
<script nonce="${nonce}">
if (window.parent === window) window.location.replace('/premium');
else window.parent.postMessage('closePopup', window.location.origin);
</script>
</body>
</html>`;

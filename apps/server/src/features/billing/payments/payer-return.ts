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

/** Where a payer comes back to. Signed, so that nobody can claim in another one's name to have paid. */
export const returnPath = (secret: string, paymentId: number) =>
  `/payment-return/${paymentId}/${signatureOf(secret, paymentId)}`;

/** What the gateway put into the return address, where it says anything. */
export type ReturnResult = 'paid' | 'canceled' | undefined;

/**
 * The payer is back. The gateway is asked at once; where it has not decided yet though the payer's page said paid, or
 * where it does not answer, the payment waits as UNTRUSTED_PAID for its word.
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
    // Counts only where the payment is still open; the machine knows.
    const at = context.clock.now();
    await applyOrderEvent(context, trx, order, { type: 'payer-returned', payment_id: paymentId, at });
  });
}

/**
 * Where a gateway sends the payer back to. In the frame of our own page it asks that page to close the dialog; on its
 * own it leads to the Premium page. It says nothing about the payment: the Premium page knows.
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

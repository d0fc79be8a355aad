import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: string, paymentId: number) =>
  createHmac('sha256', secret).update(`payment-return\n${paymentId}`).digest('base64url');

/** Where a payer comes back to. Signed, so that nobody can claim in another one's name to have paid. */
export const returnPath = (secret: string, paymentId: number) =>
  `/payment-return/${paymentId}/${signatureOf(secret, paymentId)}`;

export function isReturnSignature(secret: string, paymentId: number, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(secret, paymentId)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

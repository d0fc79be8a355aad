import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../http/same-secret.ts';

const signatureOf = (secret: string, paymentId: number) =>
  createHmac('sha256', secret).update(`payment-return\n${paymentId}`).digest('base64url');

/** Where a payer comes back to. Signed, so that nobody can claim in another one's name to have paid. */
export const returnPath = (secret: string, paymentId: number) =>
  `/payment-return/${paymentId}/${signatureOf(secret, paymentId)}`;

export function isReturnSignature(secret: string, paymentId: number, signature: string): boolean {
  return isSameSecret(signature, signatureOf(secret, paymentId));
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a bearer token or a mailed link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret. Unsalted is right here: the secret has full entropy. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compares what a caller sent with a secret; how long it takes tells nothing about where the two differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

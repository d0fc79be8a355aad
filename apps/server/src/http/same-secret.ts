import { timingSafeEqual } from 'node:crypto';

/** Compares what a caller sent with a secret; how long it takes tells nothing about where the two differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

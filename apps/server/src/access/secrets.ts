import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a bearer token or a mailed link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A token with the user id in front, so that the look-up reaches one shard. The id is no proof; the whole token is hashed. */
export const newSecretOf = (userId: number): string => `${userId.toString(36)}_${newSecret()}`;

/** The user named by a secret; null for secrets of earlier versions. */
export function ownerNamedBy(secret: string): number | null {
  const [, named = ''] = /^([0-9a-z]{1,11})_[\w-]{43}$/.exec(secret) ?? [];
  const owner = Number.parseInt(named, 36);
  return Number.isSafeInteger(owner) ? owner : null;
}

/** The stored hash of a secret. Unsalted is right here: the secret has full entropy. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Constant-time comparison of a caller's value with a secret. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const MARK_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'totp-secret', 32));

/** Fingerprint of a key, from which the key cannot be derived. */
export const markOf = (secretKey: string): Buffer =>
  createHash('sha256').update(keyOf(secretKey)).digest().subarray(0, MARK_BYTES);

/**
 * Encrypts secrets that a copy of the database must not reveal: the key's fingerprint, nonce, tag and AES-256-GCM text.
 */
export function seal(secretKey: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([markOf(secretKey), nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts with the matching key; null without one. */
export function unseal(secretKeys: readonly string[], sealed: Buffer): string | null {
  const secretKey = secretKeys.find((key) => markOf(key).equals(sealed.subarray(0, MARK_BYTES)));
  if (secretKey === undefined) return null;
  const body = sealed.subarray(MARK_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), body.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = [decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}

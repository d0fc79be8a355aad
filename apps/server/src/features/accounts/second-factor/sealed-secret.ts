import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'totp-secret', 32));

/** Encrypts what a copy of the database alone must not give away: nonce, tag and AES-256-GCM text. */
export function seal(secretKey: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text, by whichever of the keys sealed it; null when none of them did. */
export function unseal(secretKeys: readonly string[], sealed: Buffer): string | null {
  const [nonce, tag, text] = [
    sealed.subarray(0, NONCE_BYTES),
    sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    sealed.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  for (const secretKey of secretKeys) {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch {
      // Sealed under another key.
    }
  }
  return null;
}

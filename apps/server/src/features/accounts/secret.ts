import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a bearer token or a mailed link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret. Unsalted is right here: the secret has full entropy. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

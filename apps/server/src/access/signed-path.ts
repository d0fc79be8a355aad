import { createHmac } from 'node:crypto';
import { isSameSecret, newSecret } from './secrets.ts';
import type { Config, LoadedConfig } from '../config.ts';
import type { Db } from '../database/client.ts';

/** Expiry is rounded up to this, so that the same link is used for a while and lists stay comparable. */
const ROUND_SECONDS = 3600;

/** Signature (HMAC) of an address, its expiry and, if it is personal, its holder. */
const signatureOf = (secret: string, path: string, expires: number, holder?: string) =>
  createHmac('sha256', secret)
    .update(`signed-path\n${path}\n${expires}${holder === undefined ? '' : `\n${holder}`}`)
    .digest('base64url');

/** An address that a plain link can open: valid for `hours` (rounded up to the full hour, or to more), for this path only. */
export function signedPath(
  secret: string,
  path: string,
  now: Date,
  hours: number,
  { round = ROUND_SECONDS, holder }: { round?: number | undefined; holder?: string } = {},
): string {
  const expires = (Math.floor(now.getTime() / 1000 / round) + 1) * round + hours * 3600;
  const proof = { expires: String(expires), signature: signatureOf(secret, path, expires, holder) };
  return `${path}?${new URLSearchParams({ ...proof, ...(holder === undefined ? {} : { holder }) }).toString()}`;
}

export interface SignedQuery {
  expires: string;
  signature: string;
  holder?: string | undefined;
}

/** Whether `expires` and `signature` belong to `path` and the time has not passed. */
export function isSigned(secrets: readonly string[], path: string, query: SignedQuery, now: Date): boolean {
  const expires = Number(query.expires);
  if (!Number.isInteger(expires) || expires * 1000 < now.getTime()) return false;
  return secrets.some((secret) => isSameSecret(query.signature, signatureOf(secret, path, expires, query.holder)));
}

/**
 * The configuration with the key that signs links: the configured one, or else one stored in the database, so that
 * several servers share it. Production must configure one: the stored key is readable in the database and its backups.
 */
export async function withSigningKey(config: LoadedConfig, db: Db): Promise<Config> {
  const [first, ...older] = config.secretKeys;
  if (first !== undefined) return { ...config, secretKeys: [first, ...older] };
  await db
    .insertInto('signing_keys')
    .values({ key: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db.selectFrom('signing_keys').select('key').executeTakeFirstOrThrow();
  return { ...config, secretKeys: [key] };
}

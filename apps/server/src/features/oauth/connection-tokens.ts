import { randomBytes } from 'node:crypto';
import { newAssistantToken } from '../../access/personal-tokens.ts';
import { hashSecret, newSecret } from '../../access/secrets.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const ACCESS_SECONDS = 3600;
/** A connection that is not used for so long ends, and every one after a year, as tokens that are copied do. */
const IDLE_MS = 90 * DAY;
const LONGEST_MS = 365 * DAY;

const REFRESH = /^wcr_([0-9a-z]{1,11})_([\w-]{22})[\w-]{43}$/;

/** A refresh token contains its user and its connection: a replaced one is still recognised. */
export function readRefreshToken(token: string): { userId: number; familyHash: Buffer } | null {
  const [, owner = '', family = ''] = REFRESH.exec(token) ?? [];
  const userId = Number.parseInt(owner, 36);
  return Number.isSafeInteger(userId) ? { userId, familyHash: hashSecret(family) } : null;
}

export const familyOf = (refreshToken: string): string => REFRESH.exec(refreshToken)?.[2] ?? '';
export const newFamily = (): string => randomBytes(16).toString('base64url');

/** New tokens of a connection, and their stored hashes. */
export function newTokens(userId: number, family: string, createdAt: Date, now: Date) {
  const access = newAssistantToken(userId);
  const refresh = `wcr_${userId.toString(36)}_${family}${newSecret()}`;
  return {
    access,
    refresh,
    stored: {
      token_hash: hashSecret(access),
      family_hash: hashSecret(family),
      refresh_hash: hashSecret(refresh),
      refreshed_at: now,
      access_ends_at: new Date(now.getTime() + ACCESS_SECONDS * 1000),
      expires_at: new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS)),
    },
  };
}

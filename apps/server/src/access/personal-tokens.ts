import { SCOPES, type Scope } from '@wordcluster/domain/accounts/scopes';
import { sql } from 'kysely';
import type { Context, Viewer } from '../context.ts';
import type { SqlPart } from '../database/prepared.ts';
import { newSecretOf } from './secrets.ts';
import { throttle } from './throttle.ts';
import { ofOwner } from './tokens.ts';

/** Prefix: distinguishes personal tokens without a query, and lets secret scanners find leaked ones. */
const PREFIX = 'wcp_';
/** Prefix of tokens issued to an assistant by OAuth: their audience is `/mcp` alone (RFC 8707). */
const ASSISTANT_PREFIX = 'wco_';
const CALLS = { times: 600, seconds: 60 };
/** The moment of last use is written at most this often. */
const TOUCH_SECONDS = 60;

export const withoutPrefix = (token: string): string => token.slice(PREFIX.length);
export const isOfAssistant = (token: string): boolean => token.startsWith(ASSISTANT_PREFIX);
export const isPersonal = (token: string): boolean => token.startsWith(PREFIX) || isOfAssistant(token);
export const newPersonalToken = (userId: number): string => `${PREFIX}${newSecretOf(userId)}`;
export const newAssistantToken = (userId: number): string => `${ASSISTANT_PREFIX}${newSecretOf(userId)}`;

/** The bearer of a personal token, in the shape of a device's; no row if it has expired. Not part of a fast path. */
export const personalBearer = (tokenHash: SqlPart, now: SqlPart, owner?: number | null): SqlPart => sql`
  select p.user_id, 0::bigint as token_id, p.id as personal_id, p.scopes, null::bigint as stale_token
  from personal_tokens p
  where p.token_hash = ${tokenHash} ${ofOwner('p', owner)} and p.expires_at > ${now}
    and (p.access_ends_at is null or p.access_ends_at > ${now})`;

/** Rate limit: counts a call with a personal token, throws 429 beyond it, and stores the last use. */
export async function countPersonalCall(context: Context, userId: number, tokenId: number): Promise<void> {
  await throttle(context, `personal-token:${tokenId}`, CALLS);
  const now = context.clock.now();
  await sql`
    update personal_tokens set last_used_at = ${now}
    where user_id = ${userId} and id = ${tokenId}
      and (last_used_at is null or last_used_at < ${new Date(now.getTime() - TOUCH_SECONDS * 1000)})`.execute(
    context.db,
  );
}

/** Counts further units of a request that carries several; a signed-in device is not counted by them. */
export async function countUnits(context: Context, { personalTokenId }: Viewer, units: number): Promise<void> {
  if (personalTokenId === undefined || units <= 0) return;
  await throttle(context, `personal-token:${personalTokenId}`, CALLS, units);
}

export const knownScopes = (scopes: readonly string[]): Scope[] => SCOPES.filter((scope) => scopes.includes(scope));

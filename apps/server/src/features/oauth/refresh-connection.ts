import { lockPerson } from '../../access/lock-person.ts';
import { isOfAssistant, withoutPrefix } from '../../access/personal-tokens.ts';
import { hashSecret, ownerNamedBy } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import { recordEvent } from '../audit/record-event.ts';
import { familyOf, newTokens, readRefreshToken } from './connection-tokens.ts';
import { OauthError } from './oauth-error.ts';
import { tokenResponse, type TokenResponse } from './token-response.ts';

/** Two processes of one client may refresh at once: the later one is refused, and nothing is revoked. */
const LEEWAY_MS = 30_000;

const refused = () => new OauthError('invalid_grant', 'The refresh token is not valid: unknown, over, or used before.');

/** Rotation: a refresh token is valid once; later reuse revokes the connection, because it has leaked. */
export async function refreshConnection(
  { db, clock }: Context,
  { token, clientId }: { token: string; clientId: string },
): Promise<TokenResponse> {
  const named = readRefreshToken(token);
  if (named === null) throw refused();
  const { userId, familyHash } = named;
  const now = clock.now();
  const response = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    const connection = await trx
      .selectFrom('personal_tokens')
      .select(['id', 'name', 'scopes', 'created_at', 'refresh_hash', 'refreshed_at'])
      .where('user_id', '=', userId)
      .where('family_hash', '=', familyHash)
      .where('client_id', '=', clientId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!connection) return null;
    const { id, name, scopes, created_at, refresh_hash, refreshed_at } = connection;
    if (refresh_hash?.equals(hashSecret(token)) !== true) {
      if (refreshed_at !== null && now.getTime() - refreshed_at.getTime() <= LEEWAY_MS) return null;
      await trx.deleteFrom('personal_tokens').where('user_id', '=', userId).where('id', '=', id).execute();
      await recordEvent(trx, { type: 'token_ended', at: now, userId, about: name });
      return null;
    }
    const made = newTokens(userId, familyOf(token), created_at, now);
    await trx
      .updateTable('personal_tokens')
      .set(made.stored)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    return tokenResponse(made, scopes);
  });
  if (response === null) throw refused();
  await db.updateTable('oauth_clients').set({ last_used_at: now }).where('id', '=', clientId).execute();
  return response;
}

/** Revocation (RFC 7009) by the program itself, with either token. One that is unknown has ended, too. */
export async function revokeConnection(
  { db, clock }: Context,
  { token, clientId }: { token: string; clientId: string },
): Promise<void> {
  const named = readRefreshToken(token);
  const owner = named?.userId ?? (isOfAssistant(token) ? ownerNamedBy(withoutPrefix(token)) : null);
  if (owner === null) return;
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('personal_tokens')
      .where('user_id', '=', owner)
      .where('client_id', '=', clientId)
      .where(named === null ? 'token_hash' : 'family_hash', '=', named?.familyHash ?? hashSecret(token))
      .returning('name')
      .executeTakeFirst();
    if (ended) await recordEvent(trx, { type: 'token_ended', at: clock.now(), userId: owner, about: ended.name });
  });
}

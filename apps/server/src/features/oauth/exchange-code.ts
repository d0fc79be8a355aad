import { createHash } from 'node:crypto';
import { lockPerson } from '../../access/lock-person.ts';
import { hashSecret, isSameSecret, ownerNamedBy } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { recordEvent } from '../audit/record-event.ts';
import { tellSecurityChange } from '../accounts/tell-security-change.ts';
import { assertRoomForToken } from '../tokens/manage-tokens.ts';
import { newFamily, newTokens } from './connection-tokens.ts';
import { OauthError } from './oauth-error.ts';
import { tokenResponse, type TokenResponse } from './token-response.ts';

export interface CodeExchange {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
}

const VERIFIER = /^[\w.~-]{43,128}$/;

const refused = () =>
  new OauthError(
    'invalid_grant',
    'The code is not valid: unknown, over, used before, or asked for by another program.',
  );

/**
 * Exchanges an authorisation code. It is used up by the attempt, whatever comes of it; one that comes again ends what it had led to, since
 * somebody else has seen it.
 */
export async function exchangeCode(context: Context, exchange: CodeExchange): Promise<TokenResponse> {
  const userId = ownerNamedBy(exchange.code);
  if (userId === null) throw refused();
  const { db, clock } = context;
  const now = clock.now();
  const codeHash = hashSecret(exchange.code);
  const response = await db.transaction().execute(async (trx) => {
    // Two exchanges of one code happen one after the other: the second finds what the first has made.
    await lockPerson(trx, userId);
    const code = await trx
      .deleteFrom('oauth_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returningAll()
      .executeTakeFirst();
    if (!code) {
      await endReplayed(trx, userId, codeHash, now);
      return null;
    }
    const { client_id, client_name: name, network, scopes } = code;
    if (!isRight(code, exchange, now)) return null;
    // One connection of a program: the one that it lost is of no use to anybody.
    await trx.deleteFrom('personal_tokens').where('user_id', '=', userId).where('client_id', '=', client_id).execute();
    await assertRoomForToken(trx, userId, now);
    await recordEvent(trx, { type: 'token_made', at: now, userId, byUserId: userId, network, about: name });
    await tellSecurityChange(context, trx, userId, { id: 'mail.security_token_made', name });
    const made = newTokens(userId, newFamily(), now, now);
    await trx
      .insertInto('personal_tokens')
      .values({
        user_id: userId,
        name,
        scopes,
        created_at: now,
        last_used_at: null,
        program: 'assistant',
        client_id,
        code_hash: codeHash,
        ...made.stored,
      })
      .execute();
    return tokenResponse(made, scopes);
  });
  if (response === null) throw refused();
  return response;
}

type Code = Pick<CodeExchange, 'clientId' | 'redirectUri'>;

function isRight(
  code: { client_id: string; redirect_uri: string; code_challenge: string; expires_at: Date },
  { clientId, redirectUri, verifier }: Code & Pick<CodeExchange, 'verifier'>,
  now: Date,
): boolean {
  if (code.expires_at <= now || code.client_id !== clientId || code.redirect_uri !== redirectUri) return false;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return VERIFIER.test(verifier) && isSameSecret(challenge, code.code_challenge);
}

async function endReplayed(trx: Db, userId: number, codeHash: Buffer, now: Date): Promise<void> {
  const ended = await trx
    .deleteFrom('personal_tokens')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('name')
    .executeTakeFirst();
  if (ended) await recordEvent(trx, { type: 'token_ended', at: now, userId, about: ended.name });
}

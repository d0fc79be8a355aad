import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { MOST_TOKENS, SCOPES, tokenErrors } from '@wordcluster/domain/accounts/scopes';
import { message } from '@wordcluster/domain/messages/all';
import { normalizeText } from '@wordcluster/domain/text/characters';
import { lockPerson } from '../../access/lock-person.ts';
import { newPersonalToken } from '../../access/personal-tokens.ts';
import { hashSecret } from '../../access/secrets.ts';
import type { Context, Viewer } from '../../context.ts';
import { assertNoErrors, Failure } from '../../failure.ts';
import { answerMessage } from '../../http/answer-messages.ts';

type Made = AnswerOf<'POST /api/user/tokens'>;

const COLUMNS = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;

/** The tokens of the viewer that have not ended, newest first. */
export async function listTokens({ db, clock }: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/user/tokens'>> {
  const tokens = await db
    .selectFrom('personal_tokens')
    .select(COLUMNS)
    .where('user_id', '=', viewer.id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .orderBy('id', 'desc')
    .execute();
  return { tokens: tokens.map(answered) };
}

/** Makes a token, which is told this once. */
export async function makeToken(
  { db, clock }: Context,
  viewer: Viewer,
  { name, scopes, expires_at }: BodyOf<'POST /api/user/tokens'>,
): Promise<Made> {
  const now = clock.now();
  const expiresAt = expires_at ? new Date(expires_at) : null;
  assertNoErrors(tokenErrors({ name, scopes, expiresAt: expiresAt?.getTime() ?? null }, now.getTime()));
  const token = newPersonalToken(viewer.id);
  const made = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    await trx.deleteFrom('personal_tokens').where('user_id', '=', viewer.id).where('expires_at', '<=', now).execute();
    const { count } = await trx
      .selectFrom('personal_tokens')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= MOST_TOKENS) throw new Failure('conflict', message('token.too_many', { most: MOST_TOKENS }));
    return trx
      .insertInto('personal_tokens')
      .values({
        user_id: viewer.id,
        token_hash: hashSecret(token),
        name: normalizeText(name),
        scopes: SCOPES.filter((scope) => scopes.includes(scope)),
        created_at: now,
        expires_at: expiresAt,
        last_used_at: null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
  return { ...answered(made), token };
}

/** Ends a token: the next call with it is nobody's. */
export async function endToken(
  { db }: Context,
  viewer: Viewer,
  tokenId: number,
): Promise<AnswerOf<'DELETE /api/user/tokens/:token_id'>> {
  const { numDeletedRows } = await db
    .deleteFrom('personal_tokens')
    .where('user_id', '=', viewer.id)
    .where('id', '=', tokenId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Failure('not_found', message('request.no_such_address'));
  return answerMessage(message('token.ended'));
}

type Stored = Omit<Made, 'token' | 'created_at' | 'expires_at' | 'last_used_at'> & {
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
};

const answered = (stored: Stored) => ({
  ...stored,
  created_at: stored.created_at.toISOString(),
  expires_at: stored.expires_at?.toISOString() ?? null,
  last_used_at: stored.last_used_at?.toISOString() ?? null,
});

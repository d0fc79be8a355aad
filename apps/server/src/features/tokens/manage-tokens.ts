import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { MAX_TOKENS, SCOPES, tokenErrors } from '@wordcluster/domain/accounts/scopes';
import { message } from '@wordcluster/domain/messages/all';
import { normalizeText } from '@wordcluster/domain/text/characters';
import { lockPerson } from '../../access/lock-person.ts';
import { newPersonalToken } from '../../access/personal-tokens.ts';
import { hashSecret } from '../../access/secrets.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { assertNoErrors, Failure } from '../../failure.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { notifySecurityChange } from '../accounts/notify-security-change.ts';
import { recordEvent } from '../audit/record-event.ts';

type Made = ResponseOf<'POST /api/user/tokens'>;

const COLUMNS = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'program', 'client_id'] as const;

/** The tokens of the viewer that have not ended, newest first. */
export async function listTokens({ db, clock }: Context, viewer: Viewer): Promise<ResponseOf<'GET /api/user/tokens'>> {
  const tokens = await db
    .selectFrom('personal_tokens')
    .select(COLUMNS)
    .where('user_id', '=', viewer.id)
    .where('expires_at', '>', clock.now())
    .orderBy('id', 'desc')
    .execute();
  return { tokens: tokens.map(answered) };
}

/** The rules of the form. */
export function assertTokenForm(
  { clock }: Context,
  { name, scopes, expires_at }: BodyOf<'POST /api/user/tokens'>,
): void {
  assertNoErrors(tokenErrors({ name, scopes, expiresAt: Date.parse(expires_at) }, clock.now().getTime()));
}

/** Makes a token and returns it this once, as only its hash is stored; the owner gets a mail. */
export async function makeToken(
  context: Context,
  viewer: Viewer,
  { name, scopes, expires_at, program }: BodyOf<'POST /api/user/tokens'>,
  network: string,
): Promise<Made> {
  const { db, clock } = context;
  const now = clock.now();
  const token = newPersonalToken(viewer.id);
  const made = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    await assertTokenLimit(trx, viewer.id, now);
    const event = { at: now, userId: viewer.id, byUserId: viewer.id, network, about: normalizeText(name) };
    await recordEvent(trx, { type: 'token_made', ...event });
    await notifySecurityChange(context, trx, viewer.id, { id: 'mail.security_token_made', name: event.about });
    return trx
      .insertInto('personal_tokens')
      .values({
        user_id: viewer.id,
        token_hash: hashSecret(token),
        name: normalizeText(name),
        scopes: SCOPES.filter((scope) => scopes.includes(scope)),
        created_at: now,
        expires_at: new Date(expires_at),
        last_used_at: null,
        program: program ?? null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
  return { ...answered(made), token };
}

/** Within a transaction that holds the user's lock: deletes expired tokens, and throws 409 at the limit. */
export async function assertTokenLimit(trx: Db, userId: number, now: Date): Promise<void> {
  await trx.deleteFrom('personal_tokens').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
  const { count } = await trx
    .selectFrom('personal_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_TOKENS) throw new Failure('conflict', message('token.too_many', { most: MAX_TOKENS }));
}

/** Revokes a token. */
export async function endToken(
  { db, clock }: Context,
  viewer: Viewer,
  tokenId: number,
  network: string,
): Promise<ResponseOf<'DELETE /api/user/tokens/:token_id'>> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('personal_tokens')
      .where('user_id', '=', viewer.id)
      .where('id', '=', tokenId)
      .returning('name')
      .executeTakeFirst();
    if (!ended) throw new Failure('not_found', message('request.no_such_address'));
    const event = { at: clock.now(), userId: viewer.id, byUserId: viewer.id, network, about: ended.name };
    await recordEvent(trx, { type: 'token_ended', ...event });
  });
  return responseMessage(message('token.ended'));
}

interface Stored extends Omit<Made, 'token' | 'created_at' | 'expires_at' | 'last_used_at' | 'connected'> {
  client_id: string | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
}

/** Null is one of an earlier version, which does not count. */
const endOf = ({ expires_at, created_at }: Pick<Stored, 'expires_at' | 'created_at'>) => expires_at ?? created_at;

const answered = ({ client_id, ...stored }: Stored) => ({
  ...stored,
  connected: client_id !== null,
  created_at: stored.created_at.toISOString(),
  expires_at: endOf(stored).toISOString(),
  last_used_at: stored.last_used_at?.toISOString() ?? null,
});

import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { SCOPES } from '@wordcluster/domain/accounts/scopes';
import { message } from '@wordcluster/domain/messages/all';
import { lockPerson } from '../../access/lock-person.ts';
import { hashSecret, newSecretOf } from '../../access/secrets.ts';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { assertTokenLimit } from '../tokens/manage-tokens.ts';
import { checkedRequest } from './authorization-request.ts';

/** From the way back to the token request, which programs make at once. */
const CODE_SECONDS = 120;
const PER_PERSON = { times: 30, seconds: 3600 };

/** Consent: the redirect carries a code that the client exchanges once. */
export async function grantAccess(
  context: Context,
  viewer: Viewer,
  { scopes: chosen, ...request }: BodyOf<'POST /api/oauth/grants'>,
  network: string,
): Promise<ResponseOf<'POST /api/oauth/grants'>> {
  const { db, clock } = context;
  await throttle(context, `oauth-grant:${viewer.id}`, PER_PERSON);
  const found = await checkedRequest(context, request);
  if (found.checked === null) return { redirect_url: found.refusedUrl };
  const { client, redirectUri, challenge, back, scopes: requested } = found.checked;
  // The user may grant a subset of the requested scopes.
  const scopes = SCOPES.filter((scope) => chosen.includes(scope) && requested.includes(scope));
  if (scopes.length === 0) throw invalidField('scopes', message('token.scope_required'));
  const now = clock.now();
  const code = newSecretOf(viewer.id);
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    await assertTokenLimit(trx, viewer.id, now);
    await trx
      .insertInto('oauth_codes')
      .values({
        user_id: viewer.id,
        code_hash: hashSecret(code),
        client_id: client.id,
        client_name: client.name,
        redirect_uri: redirectUri,
        code_challenge: challenge,
        scopes,
        network,
        expires_at: new Date(now.getTime() + CODE_SECONDS * 1000),
      })
      .execute();
  });
  await db.updateTable('oauth_clients').set({ last_used_at: now }).where('id', '=', client.id).execute();
  return { redirect_url: back({ code }) };
}

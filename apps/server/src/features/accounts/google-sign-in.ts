import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { normalizeName } from '@wordcluster/domain/accounts/names';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, invalidField } from '../../failure.ts';
import type { Identity } from '../../ports/identity.ts';
import { insertAccessToken, revokeTokens } from './repository.ts';

/** Signs in whom Google vouches for. The lasting id finds the account; else a verified address links or creates it. */
export async function signInWithGoogle(
  context: Context,
  input: BodyOf<'POST /api/user/google'>,
): Promise<AnswerOf<'POST /api/user/google'>> {
  if (!context.google) throw new Failure('not_configured', 'Signing in with Google is not set up here.');
  const identity = await context.google.identify(input.id_token).catch((error: unknown) => {
    context.log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'google token refused');
    throw invalidField('id_token', 'Google could not confirm this sign-in. Please try it again.');
  });
  const now = context.clock.now();
  return context.db.transaction().execute(async (trx) => {
    const userId = await accountOf(trx, identity, now);
    return { token: await insertAccessToken(trx, userId, input.device_name ?? 'unknown device', now) };
  });
}

async function accountOf(trx: Db, identity: Identity, now: Date): Promise<number> {
  const known = await trx
    .selectFrom('users')
    .select('id')
    .where('google_subject', '=', identity.subject)
    .executeTakeFirst();
  if (known) return known.id;
  const created = await trx
    .insertInto('users')
    .values({
      email: identity.email,
      first_name: normalizeName(identity.firstName).slice(0, 100),
      last_name: normalizeName(identity.lastName).slice(0, 100),
      google_subject: identity.subject,
      confirmed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? link(trx, identity, now);
}

/** The address has an account. One that was never confirmed may be a stranger's: its password and devices go. */
async function link(trx: Db, { email, subject }: Identity, now: Date): Promise<number> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!user.confirmed_at) await revokeTokens(trx, user.id);
  await trx
    .updateTable('users')
    .set({ google_subject: subject, ...(user.confirmed_at ? {} : { confirmed_at: now, password_hash: null }) })
    .where('id', '=', user.id)
    .execute();
  return user.id;
}

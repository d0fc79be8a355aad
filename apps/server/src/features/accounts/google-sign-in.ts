import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { normalizeName } from '@wordcluster/domain/accounts/names';
import { hashSecret, isSameSecret } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, invalidField } from '../../failure.ts';
import type { Identity } from '../../ports/sign-in.ts';
import { recordEvent } from '../audit/record-event.ts';
import { acceptInvitations } from '../invitations/invitations.ts';
import { isInvited, spendInvitations } from '../invitations/registration-invitations.ts';
import { assertMayRegister } from './registration-policy.ts';
import { addIdentity, unlinkIdentities, userOfIdentity } from './identities.ts';
import { signIn } from './log-in.ts';
import { findUser, insertUser, revokeTokens } from './repository.ts';
import { userNamed } from '../../access/sign-in-names.ts';

/** Issuer of Google's identities in the table of identities. */
export const GOOGLE = 'https://accounts.google.com';

interface Origin {
  network: string;
  /** The anti-forgery cookie, which only this browser has. */
  cookie: string;
  /** Of a new account's mails. */
  language: InterfaceLanguage | null;
}

/** Nonce for Google's token, derived from the cookie of this browser. */
const nonceOf = (cookie: string) => hashSecret(cookie).toString('base64url');

/** Identity vouched for by Google; throws if the token is not Google's, or was issued to another browser. */
export async function identifyByGoogle({ google, log }: Context, idToken: string, cookie: string): Promise<Identity> {
  if (!google) throw new Failure('not_configured', message('account.google_not_configured'));
  const identity = await google.identify(idToken).catch((error: unknown) => {
    log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'google token refused');
    throw invalidField('id_token', message('account.google_failed'));
  });
  // Bound to this browser: a stolen token is worthless elsewhere.
  if (identity.nonce === null || !isSameSecret(identity.nonce, nonceOf(cookie)))
    throw invalidField('id_token', message('account.google_failed'));
  return identity;
}

/** Signs in a Google identity. The lasting id finds the account; else a verified address links or creates it. */
export async function signInWithGoogle(
  context: Context,
  input: BodyOf<'POST /api/user/google'>,
  origin: Origin,
): Promise<ResponseOf<'POST /api/user/google'>> {
  const identity = await identifyByGoogle(context, input.id_token, origin.cookie);
  const now = context.clock.now();
  const userId = await context.db.transaction().execute((trx) => accountOf(context, trx, identity, origin, now));
  return signIn(context, { userId, deviceName: input.device_name ?? 'unknown device', network: origin.network });
}

async function accountOf(
  { config }: Context,
  trx: Db,
  identity: Identity,
  { network, language }: Origin,
  now: Date,
): Promise<number> {
  const known = await userOfIdentity(trx, { issuer: GOOGLE, subject: identity.subject });
  if (known !== null) return known;
  const owner = await userNamed(trx, 'email', identity.email);
  if (identity.email === config.adminEmail) await assertConfirmed(trx, owner);
  if (owner === null) {
    const invited = await isInvited(trx, identity.email, now);
    assertMayRegister(config, identity.email, invited);
    if (invited) await spendInvitations(trx, identity.email, now);
  }
  const created = await insertUser(trx, {
    email: identity.email,
    first_name: normalizeName(identity.firstName).slice(0, 100),
    last_name: normalizeName(identity.lastName).slice(0, 100),
    confirmed_at: now,
    locale: language,
    created_at: now,
  });
  const userId = created ?? (await link(trx, identity, now));
  // An address may be linked to another Google account than before.
  await unlinkIdentities(trx, userId, GOOGLE);
  await addIdentity(trx, userId, { issuer: GOOGLE, subject: identity.subject }, now);
  const event = { at: now, userId, byUserId: userId, network };
  if (created !== null) await recordEvent(trx, { type: 'registered', ...event });
  await recordEvent(trx, { type: 'google_linked', ...event });
  await acceptInvitations(trx, { userId, email: identity.email }, now);
  return userId;
}

/**
 * The administrator's account is made by the one-time link of the first start: until then its address is refused here as it is at
 * the registration.
 */
async function assertConfirmed(trx: Db, userId: number | null): Promise<void> {
  const user = userId === null ? undefined : await findUser(trx, userId);
  if (!user?.confirmed_at) throw invalidField('id_token', message('account.google_failed'));
}

/** The address has an account. One that was never confirmed may be a stranger's: its password and devices go. */
async function link(trx: Db, { email }: Identity, now: Date): Promise<number> {
  const owner = await userNamed(trx, 'email', email);
  const user = await trx
    .selectFrom('users')
    .select(['id', 'confirmed_at'])
    .where('id', '=', owner)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!user.confirmed_at) await revokeTokens(trx, user.id);
  await trx
    .updateTable('users')
    .set(user.confirmed_at ? { google_subject: null } : { confirmed_at: now, password_hash: null })
    .where('id', '=', user.id)
    .execute();
  return user.id;
}

import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { normalizeName } from '@wordcluster/domain/accounts/names';
import { hashSecret, isSameSecret } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, invalidField } from '../../failure.ts';
import type { Identity } from '../../ports/sign-in.ts';
import { recordEvent } from '../audit/record-event.ts';
import { acceptInvitations } from '../invitations/invitations.ts';
import { signIn } from './log-in.ts';
import { insertUser, revokeTokens } from './repository.ts';
import { claimName, freeNames, userNamed } from '../../access/sign-in-names.ts';

interface Origin {
  network: string;
  /** The anti-forgery cookie, which only this browser has. */
  cookie: string;
  /** Of a new account's mails. */
  language: InterfaceLanguage | null;
}

/** What the browser asks Google to put into its token: made of the cookie that only this browser has. */
const nonceOf = (cookie: string) => hashSecret(cookie).toString('base64url');

/** Signs in whom Google vouches for. The lasting id finds the account; else a verified address links or creates it. */
export async function signInWithGoogle(
  context: Context,
  input: BodyOf<'POST /api/user/google'>,
  origin: Origin,
): Promise<AnswerOf<'POST /api/user/google'>> {
  if (!context.google) throw new Failure('not_configured', message('account.google_not_configured'));
  const identity = await context.google.identify(input.id_token).catch((error: unknown) => {
    context.log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'google token refused');
    throw invalidField('id_token', message('account.google_failed'));
  });
  // The token was made for this browser: a stolen one is worth nothing elsewhere.
  if (identity.nonce === null || !isSameSecret(identity.nonce, nonceOf(origin.cookie)))
    throw invalidField('id_token', message('account.google_failed'));
  const now = context.clock.now();
  const userId = await context.db.transaction().execute((trx) => accountOf(trx, identity, origin, now));
  return signIn(context, { userId, deviceName: input.device_name ?? 'unknown device', network: origin.network });
}

async function accountOf(trx: Db, identity: Identity, { network, language }: Origin, now: Date): Promise<number> {
  const known = await userNamed(trx, 'google', identity.subject);
  if (known !== null) return known;
  const created = await insertUser(trx, {
    email: identity.email,
    first_name: normalizeName(identity.firstName).slice(0, 100),
    last_name: normalizeName(identity.lastName).slice(0, 100),
    google_subject: identity.subject,
    confirmed_at: now,
    locale: language,
    created_at: now,
  });
  const userId = created ?? (await link(trx, identity, now));
  // An address may be linked to another Google account than before.
  await freeNames(trx, userId, 'google');
  await claimName(trx, 'google', identity.subject, userId);
  const event = { at: now, userId, byUserId: userId, network };
  if (created !== null) await recordEvent(trx, { type: 'registered', ...event });
  await recordEvent(trx, { type: 'google_linked', ...event });
  await acceptInvitations(trx, { userId, email: identity.email }, now);
  return userId;
}

/** The address has an account. One that was never confirmed may be a stranger's: its password and devices go. */
async function link(trx: Db, { email, subject }: Identity, now: Date): Promise<number> {
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
    .set({ google_subject: subject, ...(user.confirmed_at ? {} : { confirmed_at: now, password_hash: null }) })
    .where('id', '=', user.id)
    .execute();
  return user.id;
}

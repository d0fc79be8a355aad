import { message } from '@wordcluster/domain/messages/all';
import { responseErrors } from '../../http/response-messages.ts';
import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import { Failure, invalidField } from '../../failure.ts';
import { tooMany } from '../../access/throttle.ts';
import { recordEvent } from '../audit/record-event.ts';
import { countLogin, clearLogins } from './attempts.ts';
import { findOneTimeSecret, makeOneTimeSecret, spendOneTimeSecret } from './one-time-secret.ts';
import { passwordMatches } from './passwords.ts';
import { findUserByLogin } from './repository.ts';
import { verifyFactor, type FactorProof } from './second-factor/verify-factor.ts';
import { factorMethods } from './second-factor/factors.ts';
import { passkeyChallenge, verifyPasskey, type Credential } from './second-factor/passkeys.ts';
import { startSession } from './sessions/start-session.ts';

const TICKET_MINUTES = 10;
const LOGIN_OVER = message('account.login_over');

type LoginResponse = ResponseOf<'POST /api/user/login'>;

/**
 * Checks the credentials and signs the device in. Instead of a token an account that is not confirmed yet gets errors,
 * one with a second factor a ticket.
 */
export async function logIn(
  context: Context,
  input: BodyOf<'POST /api/user/login'>,
  ip: string,
): Promise<LoginResponse> {
  const email = normalizeEmail(input.email);
  const retryAfter = await countLogin(context, { email, ip, challenge: input.recaptcha_token });
  const user = await findUserByLogin(context.db, email);
  if (!(await passwordMatches(user?.password_hash, input.password)) || !user) {
    const event = { at: context.clock.now(), userId: user?.id ?? null, network: networkOf(ip) };
    await recordEvent(context.db, { type: 'sign_in_failed', ...event });
    throw retryAfter === null
      ? new Failure('wrong_credentials', message('account.wrong_credentials'))
      : tooMany(retryAfter);
  }
  await clearLogins(context, email);
  if (!user.confirmed_at) return responseErrors({ email: [message('account.unconfirmed')] });
  return signIn(context, {
    userId: user.id,
    deviceName: input.device_name ?? 'unknown device',
    network: networkOf(ip),
  });
}

/** Signs in an identity of a provider, which has checked the second factors that its organisation requires. */
export const signInByProvider = (context: Context, person: SignIn & { issuer: string }): Promise<string> =>
  context.db.transaction().execute((trx) => startSession(context, trx, { ...person, withFactor: true }));

interface SignIn {
  userId: number;
  deviceName: string;
  network: string;
}

/** A token after the first factor, or a ticket if a second one is set. */
export async function signIn(context: Context, { userId, deviceName, network }: SignIn): Promise<LoginResponse> {
  const methods = await factorMethods(context.db, userId);
  if (methods.length > 0) {
    const ticket = await makeOneTimeSecret(context, 'login', TICKET_MINUTES, {
      userId,
      deviceName: deviceName.slice(0, 255),
    });
    return { second_factor: { ticket, methods } };
  }
  const token = await context.db
    .transaction()
    .execute((trx) => startSession(context, trx, { userId, deviceName, network, withFactor: false }));
  return { token };
}

/** Completes a login with the second factor. A wrong code leaves the ticket valid for another attempt. */
export async function finishLogin(
  context: Context,
  { ticket, ...proof }: FactorProof & { ticket: string },
  network: string,
): Promise<{ token: string }> {
  const login = await findOneTimeSecret(context, 'login', ticket);
  if (login === null || login.user_id === null) throw invalidField('ticket', LOGIN_OVER);
  const { user_id: userId, device_name } = login;
  await verifyFactor(context, { userId, network }, proof);
  return context.db.transaction().execute(async (trx) => {
    if (!(await spendOneTimeSecret({ ...context, db: trx }, 'login', ticket))) throw invalidField('ticket', LOGIN_OVER);
    const deviceName = device_name ?? 'unknown device';
    return { token: await startSession(context, trx, { userId, deviceName, network, withFactor: true }) };
  });
}

/** A challenge for the passkeys of the account that is signing in, or for any passkey (discoverable). */
export async function loginChallenge(context: Context, ticket: string | undefined) {
  if (ticket === undefined) return passkeyChallenge(context, null);
  const login = await findOneTimeSecret(context, 'login', ticket);
  if (login === null) throw invalidField('ticket', LOGIN_OVER);
  return passkeyChallenge(context, login.user_id);
}

/** Signs in with a passkey alone: two factors in one, because the authenticator has verified the user. */
export async function logInWithPasskey(
  context: Context,
  { credential, deviceName }: { credential: Credential; deviceName: string },
  network: string,
): Promise<{ token: string }> {
  const userId = await verifyPasskey(context, credential, { verified: true });
  const user =
    userId === null
      ? undefined
      : await context.db.selectFrom('users').select('confirmed_at').where('id', '=', userId).executeTakeFirst();
  if (userId === null || !user?.confirmed_at) {
    await recordEvent(context.db, { type: 'sign_in_failed', at: context.clock.now(), userId, network });
    throw invalidField('credential', message('factor.passkey_unknown'));
  }
  return context.db.transaction().execute(async (trx) => ({
    token: await startSession(context, trx, { userId, deviceName, network, withFactor: true }),
  }));
}

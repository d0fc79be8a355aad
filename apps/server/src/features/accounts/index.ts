import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../http/response-messages.ts';
import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { networkOf } from '@wordcluster/domain/accounts/network';
import { acceptedLanguage } from '@wordcluster/domain/languages/interface-languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { antiForgeryCookie, setAntiForgeryCookie } from '../../http/anti-forgery.ts';
import { route } from '../../http/contract-route.ts';
import { throttle } from '../../access/throttle.ts';
import { recordEvent } from '../audit/record-event.ts';
import { countMailRequest, countOfAddress, countRegistration, HOUR, QUARTER_HOUR } from './attempts.ts';
import { assertNoBot } from './bot-check.ts';
import { makeAdministrator, showFirstAccount } from './administrator.ts';
import { requestEmailChange, assertNewEmail, confirmEmailChange } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { signInWithGoogle } from './google-sign-in.ts';
import { finishLogin, logIn, logInWithPasskey, loginChallenge } from './log-in.ts';
import { requestMail, writeRequestedMail } from './mail-requests.ts';
import { assertRegistrable, register } from './register.ts';
import { removeAccount, deleteUnconfirmed } from './remove-account.ts';
import { liveMailToken, findUser, deleteMailTokens, revokeTokens } from './repository.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { resetPassword } from './reset-password.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { assertFirstPassword, setPassword, signInByLink } from './sign-in-links.ts';
import { stepUpRoutes } from './step-up-routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { sql } from 'kysely';
import { resealSecrets } from './second-factor/totp.ts';
import { deleteKnownNetworks, deleteUnused } from './sessions/delete-sessions.ts';
import type { BodyOf, ResponseOf } from '@wordcluster/contract/types';
import { changePasswordErrors } from '@wordcluster/domain/accounts/registration';
import { assertNoErrors, notFound } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { passwordChangedMail, accountLinks } from './mails.ts';
import { assertNotGuessable, hashPassword } from './passwords.ts';
import { allowance, isLeft } from '../allowance/remaining.ts';

/** URL that ends the organisation's session; null for sessions without one. */
async function endSessionUrl({ db, organisations, config }: Context, viewer: Viewer): Promise<string | null> {
  const session = await db
    .selectFrom('access_tokens')
    .select('issuer')
    .where('id', '=', viewer.tokenId)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  const organisation = organisations.find(({ issuer }) => issuer === session?.issuer);
  return organisation === undefined ? null : organisation.endSessionUrl(config.publicUrl);
}

/** The signed-in user, with plan and allowances of this moment. */
async function getUser(context: Context, viewer: Viewer): Promise<ResponseOf<'GET /api/user'>> {
  const user = await findUser(context.db, viewer.id);
  if (!user) throw notFound('The user');
  const { left, most, today } = await allowance(context, viewer);
  return {
    ...user,
    premium: viewer.premium,
    // Without a shop, orders from an earlier shop are not reported.
    tier: context.config.shop ? viewer.tier : null,
    role: viewer.role,
    is_admin: viewer.isAdmin,
    email_is_of_settings: user.email === context.config.adminEmail,
    has_password: user.password_hash !== null,
    ai_available: isLeft(left.text),
    voice_available: isLeft(left.voice),
    text_characters_remaining: left.text,
    voice_characters_remaining: left.voice,
    text_characters_limit: most.text,
    voice_characters_limit: most.voice,
    characters_today_remaining: today?.left ?? null,
    characters_today_limit: today?.limit ?? null,
  };
}

/** Validates a new password's form; guessable ones also depend on names known to the owner. */
async function assertNewPassword(
  { db }: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/change-password'>,
): Promise<void> {
  assertNoErrors(changePasswordErrors(input));
  const user = await findUser(db, viewer.id);
  if (user) assertNotGuessable('new_password', input.new_password, user);
}

/** Changes the viewer's password. Other devices are signed out, mailed links are void, the owner gets a mail. */
async function changePassword(
  context: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/change-password'>,
  network: string,
): Promise<void> {
  const user = await findUser(context.db, viewer.id);
  if (!user) throw notFound('The user');
  const passwordHash = await hashPassword(input.new_password);
  await context.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', viewer.id).execute();
    await revokeTokens(trx, viewer.id, viewer.tokenId);
    await deleteMailTokens(trx, viewer.id, 'reset');
    await deleteMailTokens(trx, viewer.id, 'change-email');
    const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'password_changed', ...event });
    const mail = passwordChangedMail(user.first_name, accountLinks(context.config).forgot());
    await enqueueMail(context, trx, user.email, mail);
  });
}

const languageOf = (request: FastifyRequest) => acceptedLanguage(request.headers['accept-language']);

/** Accounts over HTTP. Guessing and mail-sending are slowed by network, address and account. */
function accountRoutes(app: FastifyInstance, context: Context): void {
  loginRoutes(app, context);
  registrationRoutes(app, context);
  profileRoutes(app, context);
  stepUpRoutes(app, context);
  secondFactorRoutes(app, context);
  sessionRoutes(app, context);
  oidcRoutes(app, context);
}

function loginRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/csrf-cookie', async ({ request, reply }) => {
    setAntiForgeryCookie(request, reply);
    return {};
  });
  route(app, 'POST /api/user/login', ({ body, request }) => logIn(context, body, request.ip));
  route(app, 'POST /api/user/login/second-factor', async ({ body, request }) => {
    await countOfAddress(context, 'login-factor', request.ip, 300, QUARTER_HOUR);
    return finishLogin(context, body, networkOf(request.ip));
  });
  route(app, 'POST /api/user/login/passkey/options', async ({ body, request }) => {
    await countOfAddress(context, 'challenge', request.ip, 300, HOUR);
    return { options: await loginChallenge(context, body?.ticket) };
  });
  route(app, 'POST /api/user/login/passkey', async ({ body, request }) => {
    await countOfAddress(context, 'login-factor', request.ip, 300, QUARTER_HOUR);
    const { credential, device_name: deviceName = 'unknown device' } = body;
    return logInWithPasskey(context, { credential, deviceName }, networkOf(request.ip));
  });
  route(app, 'POST /api/user/sign-in-link', async ({ body, request }) => {
    await countOfAddress(context, 'sign-in-link', request.ip, 300, HOUR);
    return signInByLink(context, body, networkOf(request.ip));
  });
  route(app, 'POST /api/user/google', async ({ body, request }) => {
    await countOfAddress(context, 'google', request.ip, 60, QUARTER_HOUR);
    const cookie = antiForgeryCookie(request);
    const origin = { network: networkOf(request.ip), language: languageOf(request), cookie };
    return signInWithGoogle(context, body, origin);
  });
  route(app, 'POST /api/user/logout', async ({ viewer, request }) => {
    const end = await endSessionUrl(context, viewer);
    await context.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('access_tokens').where('id', '=', viewer.tokenId).where('user_id', '=', viewer.id).execute();
      const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network: networkOf(request.ip) };
      await recordEvent(trx, { type: 'sign_out', ...event });
    });
    return { ...responseMessage(message('account.logged_out')), ...(end === null ? {} : { end_session_url: end }) };
  });
  route(app, 'GET /api/bot-check/challenge', async ({ query, request }) => {
    await countOfAddress(context, 'challenge', request.ip, 300, HOUR);
    return { challenge: await context.botCheck.challenge(query.action, context.clock.now()) };
  });
}

function registrationRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/register', async ({ body, request }) => {
    assertRegistrable(body);
    await assertNoBot(context, body.recaptcha_token, 'register', request.ip);
    await countRegistration(context, request.ip, body.email);
    await register(context, body, { network: networkOf(request.ip), language: languageOf(request) });
    return responseMessage(message('account.registered'));
  });
  route(app, 'POST /api/user/confirm', async ({ body, request }) => {
    await countOfAddress(context, 'confirm', request.ip, 60, HOUR);
    const email = await confirmEmail(context, body, networkOf(request.ip));
    return { ...responseMessage(message('account.confirmed')), email };
  });
  route(app, 'POST /api/user/administrator', async ({ body, request }) => {
    await countOfAddress(context, 'confirm', request.ip, 60, HOUR);
    await makeAdministrator(context, body, networkOf(request.ip));
    return { ...responseMessage(message('account.administrator_made')), email: context.config.adminEmail };
  });
  route(app, 'POST /api/user/resend-confirmation', async ({ body, request }) => {
    await countMailRequest(context, request.ip, body.email);
    const email = normalizeEmail(body.email);
    await requestMail(context, { purpose: 'confirm', email, network: networkOf(request.ip) });
    return responseMessage(message('account.confirmation_sent'));
  });
  route(app, 'POST /api/user/forgot-password', async ({ body, request }) => {
    await assertNoBot(context, body.recaptcha_token, 'forgot-password', request.ip);
    await countMailRequest(context, request.ip, body.email);
    await requestMail(context, { purpose: 'reset', email: normalizeEmail(body.email), network: networkOf(request.ip) });
    return responseMessage(message('account.reset_sent'));
  });
  route(app, 'POST /api/user/reset-password', async ({ body, request }) => {
    await assertNoBot(context, body.recaptcha_token, 'reset-password', request.ip);
    // A valid link is exempt from the rate limit, which others may have used up.
    if ((await liveMailToken(context.db, body.token, 'reset', context.clock.now())) === null)
      await countOfAddress(context, 'reset', request.ip, 30, HOUR);
    await resetPassword(context, body, networkOf(request.ip));
    return responseMessage(message('account.password_reset'));
  });
}

function profileRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/language', async ({ viewer, body }) => {
    await context.db.updateTable('users').set({ locale: body.language }).where('id', '=', viewer.id).execute();
    return {};
  });
  route(app, 'POST /api/user/password', {
    check: ({ viewer, body }) => assertFirstPassword(context, viewer, body),
    handle: async ({ viewer, body, request }) => {
      await setPassword(context, viewer, body, networkOf(request.ip));
      return responseMessage(message('account.password_set'));
    },
  });
  route(app, 'GET /api/user', async ({ viewer }) => getUser(context, viewer));
  route(app, 'POST /api/user/change-password', {
    check: async ({ viewer, body, request }) => {
      await assertNoBot(context, body.recaptcha_token, 'change-password', request.ip);
      await assertNewPassword(context, viewer, body);
    },
    handle: async ({ viewer, body, request }) => {
      await changePassword(context, viewer, body, networkOf(request.ip));
      return responseMessage(message('account.password_changed'));
    },
  });
  route(app, 'POST /api/user/change-email', {
    check: async ({ viewer, body }) => {
      await throttle(context, `change-email:${viewer.id}`, { times: 10, seconds: HOUR });
      assertNewEmail(context, viewer, body);
    },
    handle: async ({ viewer, body, request }) => {
      await requestEmailChange(context, viewer, body, networkOf(request.ip));
      return responseMessage(message('account.email_change_sent'));
    },
  });
  route(app, 'POST /api/user/confirm-email', async ({ body, request }) => {
    await countOfAddress(context, 'confirm', request.ip, 60, HOUR);
    await confirmEmailChange(context, await request.identify(), body.token, networkOf(request.ip));
    return responseMessage(message('account.email_changed'));
  });
  route(app, 'POST /api/user/remove-account', async ({ viewer }) => {
    await removeAccount({ ...context, db: context.longRunning }, viewer);
    return responseMessage(message('account.removed'));
  });
}

export const accounts: Feature = {
  routes: accountRoutes,
  start: async (context, say) => {
    await resealSecrets(context);
    if (context.config.production) await showFirstAccount(context, say);
  },
  writeMail: writeRequestedMail,
  cleanUp: [
    ({ db }, ago) => sql`delete from throttles where window_start < ${ago(2 * DAY)}`.execute(db),
    ({ db }, ago) => sql`delete from mail_tokens where expires_at < ${ago(7 * DAY)}`.execute(db),
    // Unconfirmed accounts cannot sign in; the address may be a stranger's, who never agreed to its storage.
    ({ db }, ago) => deleteUnconfirmed(db, ago(30 * DAY), ago(0)),
    ({ db }, ago) => deleteUnused(db, { now: ago(0), idle: ago(31 * DAY), old: ago(181 * DAY) }),
    ({ db }, ago) => sql`delete from one_time_secrets where expires_at < ${ago(0)}`.execute(db),
    ({ db }, ago) => deleteKnownNetworks(db, ago(181 * DAY)),
    ({ db }, ago) => sql`delete from totp_factors where confirmed_at is null and created_at < ${ago(DAY)}`.execute(db),
    ({ db }, ago) => sql`delete from used_bot_checks where expires_at < ${ago(DAY)}`.execute(db),
  ],
};

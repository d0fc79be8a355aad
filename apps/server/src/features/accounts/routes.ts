import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/answer-messages.ts';
import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { setAntiForgeryCookie } from '../../http/anti-forgery.ts';
import { route } from '../../http/contract-route.ts';
import { throttle } from '../../access/throttle.ts';
import { countAttempt, forgetAttempts, HOUR, QUARTER_HOUR } from './attempts.ts';
import { assertNoBot } from './bot-check.ts';
import { changePassword } from './change-password.ts';
import { signInWithGoogle } from './google-sign-in.ts';
import { removeAccount } from './remove-account.ts';
import { confirmEmail, resendConfirmation } from './confirm-email.ts';
import { getUser } from './get-user.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';

/** Accounts over HTTP. Guessing and mail-sending are throttled per address of the caller and per account. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/csrf-cookie', async ({ request, reply }) => {
    setAntiForgeryCookie(request, reply);
    return {};
  });
  route(app, 'POST /api/user/login', async ({ body, request }) => {
    await countAttempt(context, 'login', request.ip, body.email);
    const answer = await logIn(context, body);
    if (answer.token) await forgetAttempts(context, 'login', body.email);
    return answer;
  });
  route(app, 'POST /api/user/logout', async ({ viewer }) => {
    await context.db.deleteFrom('access_tokens').where('id', '=', viewer.tokenId).execute();
    return answerMessage(message('account.logged_out'));
  });
  route(app, 'POST /api/user/register', async ({ body, request }) => {
    await countAttempt(context, 'register', request.ip, body.email);
    await assertNoBot(context, body.recaptcha_token, 'register', request.ip);
    await register(context, body);
    return answerMessage(message('account.registered'));
  });
  route(app, 'POST /api/user/confirm', async ({ body, request }) => {
    await throttle(context, `confirm:ip:${request.ip}`, { times: 60, seconds: HOUR });
    await confirmEmail(context, body.token);
    return answerMessage(message('account.confirmed'));
  });
  route(app, 'POST /api/user/resend-confirmation', async ({ body, request }) => {
    await countAttempt(context, 'mail', request.ip, body.email);
    await resendConfirmation(context, normalizeEmail(body.email));
    return answerMessage(message('account.confirmation_sent'));
  });
  route(app, 'POST /api/user/forgot-password', async ({ body, request }) => {
    await countAttempt(context, 'mail', request.ip, body.email);
    await assertNoBot(context, body.recaptcha_token, 'forgot-password', request.ip);
    await forgotPassword(context, normalizeEmail(body.email));
    return answerMessage(message('account.reset_sent'));
  });
  route(app, 'POST /api/user/reset-password', async ({ body, request }) => {
    await countAttempt(context, 'reset', request.ip, body.email);
    await assertNoBot(context, body.recaptcha_token, 'reset-password', request.ip);
    await resetPassword(context, body);
    return answerMessage(message('account.password_reset'));
  });
  route(app, 'GET /api/user', async ({ viewer }) => getUser(context, viewer));
  route(app, 'POST /api/user/google', async ({ body, request }) => {
    await throttle(context, `google:ip:${request.ip}`, { times: 60, seconds: QUARTER_HOUR });
    return signInWithGoogle(context, body);
  });
  route(app, 'POST /api/user/change-password', async ({ viewer, body, request }) => {
    await throttle(context, `change-password:${viewer.id}`, { times: 10, seconds: QUARTER_HOUR });
    await assertNoBot(context, body.recaptcha_token, 'change-password', request.ip);
    await changePassword(context, viewer, body);
    return answerMessage(message('account.password_changed'));
  });
  route(app, 'POST /api/user/remove-account', async ({ viewer, body }) => {
    await throttle(context, `remove-account:${viewer.id}`, { times: 10, seconds: QUARTER_HOUR });
    await removeAccount({ ...context, db: context.longRunning }, viewer, body.password);
    return answerMessage(message('account.removed'));
  });
  route(app, 'GET /api/bot-check/challenge', async ({ query, request }) => {
    await throttle(context, `challenge:ip:${request.ip}`, { times: 300, seconds: HOUR });
    return { challenge: await context.botCheck.challenge(query.action, context.clock.now()) };
  });
}

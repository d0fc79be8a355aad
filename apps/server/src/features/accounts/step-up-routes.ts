import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { invalidField, notFound } from '../../failure.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { antiForgeryCookie } from '../../http/anti-forgery.ts';
import { route } from '../../http/contract-route.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { HOUR } from './attempts.ts';
import { DEAD_LINK } from './confirm-email.ts';
import { GOOGLE, identifyByGoogle } from './google-sign-in.ts';
import { userOfIdentity } from './identities.ts';
import { noteConfirmed } from './note-confirmed.ts';
import { accountLinks, stepUpMail } from './mails.ts';
import { findUser, deleteMailTokens, insertMailToken, spendMailToken } from './repository.ts';
import { CONFIRMED_MINUTES } from './step-up.ts';

/** Step-up authentication of accounts without a password: a sign-in at Google, or a one-time link by mail. */
export function stepUpRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/step-up/link', async ({ viewer }) => {
    await throttle(context, `step-up-link:${viewer.id}`, { times: 5, seconds: HOUR });
    await mailStepUpLink(context, viewer);
    return responseMessage(message('account.step_up_sent'));
  });
  route(app, 'POST /api/user/step-up', async ({ viewer, body, request }) => {
    await throttle(context, `step-up:${viewer.tokenId}`, { times: 20, seconds: HOUR });
    if (body.id_token !== undefined) {
      const { subject } = await identifyByGoogle(context, body.id_token, antiForgeryCookie(request));
      if ((await userOfIdentity(context.db, { issuer: GOOGLE, subject })) !== viewer.id)
        throw invalidField('id_token', message('account.google_failed'));
      await noteConfirmed(context, viewer);
    } else await useStepUpLink(context, viewer, body.token ?? '');
    return responseMessage(message('factor.answered'));
  });
}

/** A new link invalidates earlier ones: they were requested by the same user. */
async function mailStepUpLink(context: Context, viewer: Viewer): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await findUser(trx, viewer.id);
    if (!user) throw notFound('The user');
    await deleteMailTokens(trx, viewer.id, 'step-up');
    const token = await insertMailToken(trx, viewer.id, 'step-up', context.clock.now(), CONFIRMED_MINUTES / 60);
    const url = accountLinks(context.config).stepUp(token);
    await enqueueMail(context, trx, user.email, stepUpMail(user.first_name, url));
  });
}

/** Atomic: uses up the link and marks the session as confirmed. Only a session of the link's own user. */
async function useStepUpLink(context: Context, viewer: Viewer, token: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const used = await spendMailToken(trx, token, 'step-up', context.clock.now());
    if (used?.user_id !== viewer.id) throw invalidField('token', DEAD_LINK);
    await noteConfirmed({ ...context, db: trx }, viewer);
  });
}

import { message } from '@wordcluster/domain/messages/all';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerMessage } from '../../http/response-messages.ts';
import { route } from '../../http/contract-route.ts';
import { endReminderMails } from './end-mails.ts';
import { listSubscriptions, renew, subscribe, unsubscribe } from './push-subscriptions.ts';
import { startReminderJob } from './reminder-job.ts';

/** A browser renews its subscription every few weeks; a network may have many of them. */
const RENEWALS = { times: 30, seconds: 60 };

/** On which devices reminders are shown, and what ends those by mail without a login. */
async function reminderRoutes(app: FastifyInstance, context: Context): Promise<void> {
  route(app, 'GET /api/reminder-mails/end', async ({ query, reply }) =>
    reply.redirect(`/reminder-mails/end?${new URLSearchParams({ token: query.token }).toString()}`, 303),
  );
  route(app, 'GET /api/user/push-subscriptions', ({ viewer }) => listSubscriptions(context, viewer));
  route(app, 'POST /api/user/push-subscriptions', async ({ viewer, body }) => {
    await subscribe(context, viewer, body);
    return answerMessage(message('reminder.device_on'));
  });
  route(app, 'POST /api/push-subscriptions/renewal', async ({ body, request }) => {
    await throttle(context, `push-renewal:${networkOf(request.ip)}`, RENEWALS);
    await renew(context, body);
    return answerMessage(message('reminder.device_on'));
  });
  route(app, 'DELETE /api/user/push-subscriptions', async ({ viewer, body }) => {
    await unsubscribe(context, viewer, body.endpoint);
    return answerMessage(message('reminder.device_off'));
  });
  await app.register(async (oneClick) => {
    // A mail program sends a form, whose one field says what pressing the button says already.
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    route(oneClick, 'POST /api/reminder-mails/end', async ({ query }) => {
      await endReminderMails(context, query.token);
      return answerMessage(message('reminder.ended'));
    });
  });
}

export const reminders: Feature = {
  routes: reminderRoutes,
  jobs: [startReminderJob],
};

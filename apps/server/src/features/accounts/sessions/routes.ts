import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../../http/response-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { route } from '../../../http/contract-route.ts';
import { endOtherSessions, endSession, endSessionsOf, listSessions } from './manage-sessions.ts';

/** Where an account is signed in. */
export function sessionRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/sessions', ({ viewer }) => listSessions(context, viewer));
  route(app, 'DELETE /api/user/sessions/:session_id', async ({ viewer, params, request }) => {
    await endSession(context, viewer, params.session_id, networkOf(request.ip));
    return answerMessage(message('session.ended'));
  });
  route(app, 'DELETE /api/user/sessions', async ({ viewer, request }) => {
    await endOtherSessions(context, viewer, networkOf(request.ip));
    return answerMessage(message('session.others_ended'));
  });
  route(app, 'DELETE /api/users/:user_id/sessions', async ({ viewer, params, request }) => {
    await endSessionsOf(context, viewer, params.user_id, networkOf(request.ip));
    return answerMessage(message('session.person_signed_out'));
  });
}

import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../../http/answer-messages.ts';
import type { BodyOf } from '@wordcluster/contract/types';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../../context.ts';
import { invalidField } from '../../../failure.ts';
import { route } from '../../../http/contract-route.ts';
import { confirmPassword } from '../confirm-password.ts';
import { answerFactor } from '../second-factor/answer-factor.ts';
import { hasFactor } from '../second-factor/factors.ts';
import { endOtherSessions, endSession, endSessionsOf, listSessions } from './manage-sessions.ts';

/** Where an account is signed in. */
export function sessionRoutes(app: FastifyInstance, context: Context): void {
  /** A password or a second factor: that it is not somebody at a screen left open. */
  const confirm = async (viewer: Viewer, network: string, body: BodyOf<'DELETE /api/user/sessions'>) => {
    const answered = body.code !== undefined || body.credential !== undefined;
    if (body.password !== undefined) await confirmPassword(context, viewer, body.password);
    else if (answered && (await hasFactor(context.db, viewer.id)))
      await answerFactor(context, { userId: viewer.id, network }, { code: body.code, credential: body.credential });
    else throw invalidField('password', message('session.proof_missing'));
  };

  route(app, 'GET /api/user/sessions', ({ viewer }) => listSessions(context, viewer));
  route(app, 'DELETE /api/user/sessions/:session_id', async ({ viewer, params, body, request }) => {
    const network = networkOf(request.ip);
    await confirm(viewer, network, body);
    await endSession(context, viewer, params.session_id, network);
    return answerMessage(message('session.ended'));
  });
  route(app, 'DELETE /api/user/sessions', async ({ viewer, body, request }) => {
    const network = networkOf(request.ip);
    await confirm(viewer, network, body);
    await endOtherSessions(context, viewer, network);
    return answerMessage(message('session.others_ended'));
  });
  route(app, 'DELETE /api/users/:user_id/sessions', async ({ viewer, params, request }) => {
    await endSessionsOf(context, viewer, params.user_id, networkOf(request.ip));
    return answerMessage(message('session.person_signed_out'));
  });
}

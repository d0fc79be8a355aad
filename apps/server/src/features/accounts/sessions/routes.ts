import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../../http/response-messages.ts';
import { networkOf, shownNetwork } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../../context.ts';
import { route } from '../../../http/contract-route.ts';
import type { ResponseOf } from '@wordcluster/contract/types';
import { Failure, notFound } from '../../../failure.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { findUser, revokeTokens } from '../repository.ts';

/** The viewer's sessions, the latest use first. */
async function listSessions({ db }: Context, viewer: Viewer): Promise<ResponseOf<'GET /api/user/sessions'>> {
  const sessions = await db
    .selectFrom('access_tokens')
    .select(['id', 'device_name', 'network', 'created_at', 'last_used_at'])
    .where('user_id', '=', viewer.id)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    sessions: sessions.map(({ id, device_name, network, created_at, last_used_at }) => ({
      id,
      device_name,
      address: network === null ? null : shownNetwork(network),
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      current: id === viewer.tokenId,
    })),
  };
}

/** Signs one device of the viewer out; a stranger's session is not found. */
async function endSession({ db, clock }: Context, viewer: Viewer, id: number, network: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('access_tokens')
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .returning('device_name')
      .executeTakeFirst();
    if (!ended) throw new Failure('not_found', message('session.not_found'));
    const event = { at: clock.now(), userId: viewer.id, byUserId: viewer.id, network, about: ended.device_name };
    await recordEvent(trx, { type: 'session_ended', ...event });
  });
}

/** Signs every other device of the viewer out. */
async function endOtherSessions({ db, clock }: Context, viewer: Viewer, network: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await revokeTokens(trx, viewer.id, viewer.tokenId);
    const event = { at: clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'sessions_ended', ...event });
  });
}

/** Sign-out of a user everywhere, by the administrator. */
async function endSessionsOf({ db, clock }: Context, viewer: Viewer, userId: number, network: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await findUser(trx, userId))) throw notFound('The user');
    await revokeTokens(trx, userId);
    await recordEvent(trx, { type: 'sessions_ended', at: clock.now(), userId, byUserId: viewer.id, network });
  });
}

/** Sessions of an account. */
export function sessionRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/sessions', ({ viewer }) => listSessions(context, viewer));
  route(app, 'DELETE /api/user/sessions/:session_id', async ({ viewer, params, request }) => {
    await endSession(context, viewer, params.session_id, networkOf(request.ip));
    return responseMessage(message('session.ended'));
  });
  route(app, 'DELETE /api/user/sessions', async ({ viewer, request }) => {
    await endOtherSessions(context, viewer, networkOf(request.ip));
    return responseMessage(message('session.others_ended'));
  });
  route(app, 'DELETE /api/users/:user_id/sessions', async ({ viewer, params, request }) => {
    await endSessionsOf(context, viewer, params.user_id, networkOf(request.ip));
    return responseMessage(message('session.person_signed_out'));
  });
}

import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf } from '@wordcluster/contract/types';
import { shownNetwork } from '@wordcluster/domain/accounts/network';
import type { Context, Viewer } from '../../../context.ts';
import { Failure, notFound } from '../../../failure.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { findUser, revokeTokens } from '../repository.ts';

/** Where the viewer is signed in, the latest use first. */
export async function listSessions({ db }: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/user/sessions'>> {
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
export async function endSession({ db, clock }: Context, viewer: Viewer, id: number, network: string): Promise<void> {
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
export async function endOtherSessions({ db, clock }: Context, viewer: Viewer, network: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await revokeTokens(trx, viewer.id, viewer.tokenId);
    const event = { at: clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'sessions_ended', ...event });
  });
}

/** The administrator signs a person out everywhere. */
export async function endSessionsOf(
  { db, clock }: Context,
  viewer: Viewer,
  userId: number,
  network: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await findUser(trx, userId))) throw notFound('The user');
    await revokeTokens(trx, userId);
    await recordEvent(trx, { type: 'sessions_ended', at: clock.now(), userId, byUserId: viewer.id, network });
  });
}

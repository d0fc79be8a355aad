import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../http/response-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { throttle } from '../../access/throttle.ts';
import { route } from '../../http/contract-route.ts';
import { blockSender } from './block-sender.ts';
import { changeShare, shareCluster } from './share-cluster.ts';
import { Failure, notFound } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { assertOwner } from '../clusters/policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { startPause } from '../clusters/pauses.ts';
import { isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

/** The owner ends the sharing with one user. Needs no Premium: taking back must always be possible. */
async function removeShare(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  userId: number,
  network: string,
): Promise<void> {
  await assertOwner(context, viewer, clusterId);
  await context.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('cluster_shares')
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('The sharing');
    await startPause(trx, { userId, clusterId }, context.clock.now());
    const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'share_ended', ...event });
  });
}

/** Deletes an invitation. */
async function removeInvitation(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  invitationId: number,
): Promise<void> {
  await assertOwner(context, viewer, clusterId);
  const { numDeletedRows } = await context.db
    .deleteFrom('share_invitations')
    .where('user_id', '=', viewer.id)
    .where('cluster_id', '=', clusterId)
    .where('id', '=', invitationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('The invitation');
}

/** The recipient leaves a cluster, also while its sharing pauses; with `block` its owner cannot share with them again. */
async function cancelShare(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  block: boolean,
  network: string,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const left = await trx
      .deleteFrom('cluster_shares')
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', viewer.id)
      .returning('owner_id as owner')
      .executeTakeFirst();
    if (!left || !(await isThere(trx, { id: clusterId, ownerId: left.owner }))) {
      await assertOwner({ ...context, db: trx }, viewer, clusterId);
      throw new Failure('conflict', message('share.own_cluster'));
    }
    await startPause(trx, { userId: viewer.id, clusterId }, context.clock.now());
    const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'share_left', ...event });
    if (!block) return;
    await recordEvent(trx, { type: 'sharer_blocked', ...event });
    await trx
      .insertInto('share_blocks')
      .values({ user_id: viewer.id, blocked_user_id: left.owner, created_at: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Whether a cluster exists for others: a removed one does not, while it can be restored. */
async function isThere(trx: Db, cluster: ClusterKey): Promise<boolean> {
  const { rows } = await sql`select 1 from clusters where ${isCluster(cluster)} and removed_at is null`.execute(trx);
  return rows.length > 0;
}

function sharingRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/clusters/:cluster_id/share', ({ viewer, params, body, request }) =>
    shareCluster(context, viewer, params.cluster_id, body, networkOf(request.ip)),
  );
  route(app, 'PATCH /api/clusters/:cluster_id/share/:user_id', ({ viewer, params, body }) =>
    changeShare(context, viewer, params.cluster_id, params.user_id, body.may_write),
  );
  route(app, 'DELETE /api/clusters/:cluster_id/invitations/:invitation_id', async ({ viewer, params }) => {
    await removeInvitation(context, viewer, params.cluster_id, params.invitation_id);
    return responseMessage(message('share.invitation_ended'));
  });
  route(app, 'DELETE /api/clusters/:cluster_id/share/:user_id', async ({ viewer, params, request }) => {
    await removeShare(context, viewer, params.cluster_id, params.user_id, networkOf(request.ip));
    return responseMessage(message('share.ended'));
  });
  route(app, 'POST /api/clusters/:cluster_id/cancel-share', async ({ viewer, params, body, request }) => {
    await cancelShare(context, viewer, params.cluster_id, body.block, networkOf(request.ip));
    return responseMessage(message('share.left'));
  });
  route(app, 'POST /api/share-mails/block', async ({ body, request }) => {
    const network = networkOf(request.ip);
    await throttle(context, `share-block:${network}`, { times: 60, seconds: 3600 });
    await blockSender(context, body.token, network);
    return responseMessage(message('share.sender_blocked'));
  });
}

export const sharing: Feature = { routes: sharingRoutes };

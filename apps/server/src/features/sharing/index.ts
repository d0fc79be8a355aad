import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/response-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { throttle } from '../../access/throttle.ts';
import { route } from '../../http/contract-route.ts';
import { blockSender } from './block-sender.ts';
import { cancelShare, removeInvitation, removeShare } from './end-share.ts';
import { changeShare, shareCluster } from './share-cluster.ts';

function sharingRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/clusters/:cluster_id/share', ({ viewer, params, body, request }) =>
    shareCluster(context, viewer, params.cluster_id, body, networkOf(request.ip)),
  );
  route(app, 'PATCH /api/clusters/:cluster_id/share/:user_id', ({ viewer, params, body }) =>
    changeShare(context, viewer, params.cluster_id, params.user_id, body.may_write),
  );
  route(app, 'DELETE /api/clusters/:cluster_id/invitations/:invitation_id', async ({ viewer, params }) => {
    await removeInvitation(context, viewer, params.cluster_id, params.invitation_id);
    return answerMessage(message('share.invitation_ended'));
  });
  route(app, 'DELETE /api/clusters/:cluster_id/share/:user_id', async ({ viewer, params, request }) => {
    await removeShare(context, viewer, params.cluster_id, params.user_id, networkOf(request.ip));
    return answerMessage(message('share.ended'));
  });
  route(app, 'POST /api/clusters/:cluster_id/cancel-share', async ({ viewer, params, body, request }) => {
    await cancelShare(context, viewer, params.cluster_id, body.block, networkOf(request.ip));
    return answerMessage(message('share.left'));
  });
  route(app, 'POST /api/share-mails/block', async ({ body, request }) => {
    const network = networkOf(request.ip);
    await throttle(context, `share-block:${network}`, { times: 60, seconds: 3600 });
    await blockSender(context, body.token, network);
    return answerMessage(message('share.sender_blocked'));
  });
}

export const sharing: Feature = { routes: sharingRoutes };

import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/answer-messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { cancelShare, removeShare } from './end-share.ts';
import { shareCluster } from './share-cluster.ts';

export function sharingRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/clusters/:cluster_id/share', ({ viewer, params, body }) =>
    shareCluster(context, viewer, params.cluster_id, body.email),
  );
  route(app, 'DELETE /api/clusters/:cluster_id/share/:user_id', async ({ viewer, params }) => {
    await removeShare(context, viewer, params.cluster_id, params.user_id);
    return answerMessage(message('share.ended'));
  });
  route(app, 'POST /api/clusters/:cluster_id/cancel-share', async ({ viewer, params, body }) => {
    await cancelShare(context, viewer, params.cluster_id, body.block);
    return answerMessage(message('share.left'));
  });
}

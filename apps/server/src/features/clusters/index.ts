import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { orderClusters } from './user-cluster-prefs.ts';
import { createCluster } from './create-cluster.ts';
import { listClusters } from './list-clusters.ts';
import { modifyCluster } from './modify-cluster.ts';
import { removeCluster, restoreCluster } from './remove-cluster.ts';
import { deleteRemoved, UNDO_MS } from './remove-cluster.ts';

function clusterRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/clusters', ({ viewer }) => listClusters(context, viewer));
  route(app, 'POST /api/clusters', ({ viewer, body }) => createCluster(context, viewer, body));
  route(app, 'PATCH /api/clusters/:cluster_id', ({ viewer, params, body }) =>
    modifyCluster(context, viewer, params.cluster_id, body),
  );
  route(app, 'PUT /api/clusters/order', ({ viewer, body }) => orderClusters(context, viewer, body));
  route(app, 'DELETE /api/clusters/:cluster_id', ({ viewer, params }) =>
    removeCluster(context, viewer, params.cluster_id),
  );
  route(app, 'POST /api/clusters/:cluster_id/restore', ({ viewer, params }) =>
    restoreCluster(context, viewer, params.cluster_id),
  );
}

export const clusters: Feature = {
  routes: clusterRoutes,
  cleanUp: [({ db }, ago) => deleteRemoved(db, ago(UNDO_MS), ago(0))],
};

import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { orderClusters, validMarks, markCluster } from './user-cluster-prefs.ts';
import { createCluster } from './create-cluster.ts';
import { listClusters } from './list-clusters.ts';
import { removeCluster, restoreCluster, deleteRemoved, UNDO_MS } from './remove-cluster.ts';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { notFound } from '../../failure.ts';
import { clusterValues } from './cluster-values.ts';
import { assertSeen, assertWritable } from './policy.ts';

/**
 * Changes title, description, column names and languages of the viewer's own cluster, and the viewer's preferences,
 * which recipients may change too. Rows are not changed.
 */
async function modifyCluster(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  { tags, archived, ...form }: BodyOf<'PATCH /api/clusters/:cluster_id'>,
): Promise<ResponseOf<'PATCH /api/clusters/:cluster_id'>> {
  const formGiven = Object.keys(form).length > 0;
  const { ownerId } = await (formGiven ? assertWritable : assertSeen)(context, viewer, clusterId);
  const values = formGiven && clusterValues({ ...form, title: form.title ?? '', col_1_name: form.col_1_name ?? '' });
  const marks = validMarks({ tags, archived });
  await context.db.transaction().execute(async (trx) => {
    if (values !== false)
      await trx
        .updateTable('clusters')
        .set({ ...values, updated_at: context.clock.now() })
        .where('id', '=', clusterId)
        .where('user_id', '=', ownerId)
        .where('removed_at', 'is', null)
        .execute();
    if (marks !== null) await markCluster(trx, viewer, clusterId, marks, context.clock.now());
  });
  const [changed] = await listClusters(context, viewer, clusterId);
  if (!changed) throw notFound('The cluster');
  return changed;
}

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

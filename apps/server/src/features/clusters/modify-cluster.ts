import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { clusterValues } from './cluster-values.ts';
import { listClusters } from './list-clusters.ts';
import { assertWritable } from './policy.ts';

/** Changes title, description, column names and languages of the viewer's own cluster. Rows stay as they are. */
export async function modifyCluster(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<'PATCH /api/clusters/:cluster_id'>,
): Promise<AnswerOf<'PATCH /api/clusters/:cluster_id'>> {
  const cluster = await assertWritable(context, viewer, clusterId);
  await context.db
    .updateTable('clusters')
    .set({ ...clusterValues(input), updated_at: context.clock.now() })
    .where('id', '=', clusterId)
    .where('user_id', '=', cluster.ownerId)
    .where('removed_at', 'is', null)
    .execute();
  const [changed] = await listClusters(context, viewer, clusterId);
  if (!changed) throw notFound('The cluster');
  return changed;
}

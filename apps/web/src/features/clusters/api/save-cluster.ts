import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import type { BodyOf } from '../../../platform/http/api-types.ts';
import { changeCachedClusters, refreshClusters, type Cluster } from '../../../platform/queries/clusters.ts';

type ClusterInput = BodyOf<'POST /api/clusters'>;

/** Creates a cluster, or changes the one given. The list shows the answer at once. */
export function useSaveCluster(cluster: Cluster | null) {
  return useMutation({
    mutationFn: (body: ClusterInput) =>
      cluster === null
        ? call('POST /api/clusters', { body })
        : call('PATCH /api/clusters/:cluster_id', { params: { cluster_id: cluster.id }, body }),
    onSuccess: async (saved) => {
      changeCachedClusters((clusters) =>
        clusters.some(({ id }) => id === saved.id)
          ? clusters.map((other) => (other.id === saved.id ? saved : other))
          : [...clusters, saved],
      );
      await refreshClusters();
    },
  });
}

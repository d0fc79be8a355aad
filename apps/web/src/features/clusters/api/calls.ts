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

/** Removes a cluster; it leaves the list at once. */
export function useRemoveCluster() {
  return useMutation({
    mutationFn: ({ id }: Cluster) => call('DELETE /api/clusters/:cluster_id', { params: { cluster_id: id } }),
    onSuccess: async (removed) => {
      changeCachedClusters((clusters) => clusters.filter(({ id }) => id !== removed.id));
      await refreshClusters();
    },
  });
}

/** Brings a cluster back within the 30 seconds in which its removal can be undone. */
export async function restoreCluster(clusterId: number): Promise<void> {
  await call('POST /api/clusters/:cluster_id/restore', { params: { cluster_id: clusterId } });
  await refreshClusters();
}

import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import { changeCachedClusters, refreshClusters, type Cluster } from '../../../platform/queries/clusters.ts';

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

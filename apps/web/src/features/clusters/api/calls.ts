import { useMutation } from '@tanstack/react-query';
import { movedTo } from '@wordcluster/domain/clusters/list-view';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import type { BodyOf } from '../../../platform/http/api-types.ts';
import { changeCachedClusters, refreshClusters, type Cluster } from '../../../platform/queries/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';

type ClusterInput = BodyOf<'POST /api/clusters'>;

/** Creates a cluster, or changes an existing one. The list shows the response at once. */
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

/** Changes the user's preferences of a cluster: its tags, whether it is archived. */
export function useMarkCluster() {
  return useMutation({
    mutationFn: ({ id, marks }: { id: number; marks: { tags?: string[]; archived?: boolean } }) =>
      call('PATCH /api/clusters/:cluster_id', { params: { cluster_id: id }, body: marks }),
    onSuccess: async (marked) => {
      changeCachedClusters((clusters) => clusters.map((other) => (other.id === marked.id ? marked : other)));
      await refreshClusters();
    },
  });
}

/** Moves a cluster to the position of another one (optimistic update); a refusal restores the server's order. */
export function useMoveCluster() {
  return useMutation({
    mutationFn: ({ id, target }: { id: number; target: number }) => {
      let order: number[] = [];
      changeCachedClusters((clusters) => {
        const moved = movedTo(clusters, id, target);
        order = moved.map((cluster) => cluster.id);
        return moved;
      });
      return call('PUT /api/clusters/order', { body: { cluster_ids: order } });
    },
    onError: (error) => showToast({ message: failureText(asFailure(error)), severity: 'error' }),
    onSettled: refreshClusters,
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

/** Restores a cluster within the 30 seconds of undo. */
export async function restoreCluster(clusterId: number): Promise<void> {
  await call('POST /api/clusters/:cluster_id/restore', { params: { cluster_id: clusterId } });
  await refreshClusters();
}

import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import { changeCachedClusters, refreshClusters, type Cluster } from '../../../platform/queries/clusters.ts';

export type Person = Cluster['shared_with'][number];

/** The list shows a change at once; the next load confirms it. */
function changeSharedWith(clusterId: number, change: (people: readonly Person[]) => Person[]): void {
  changeCachedClusters((clusters) =>
    clusters.map((other) => (other.id === clusterId ? { ...other, shared_with: change(other.shared_with) } : other)),
  );
}

export function useShare(clusterId: number) {
  return useMutation({
    mutationFn: (email: string) =>
      call('POST /api/clusters/:cluster_id/share', { params: { cluster_id: clusterId }, body: { email } }),
    onSuccess: async ({ shared_with_user }) => {
      changeSharedWith(clusterId, (people) => [
        ...people.filter(({ id }) => id !== shared_with_user.id),
        shared_with_user,
      ]);
      await refreshClusters();
    },
  });
}

export function useRemoveShare(clusterId: number) {
  return useMutation({
    mutationFn: ({ id }: Person) =>
      call('DELETE /api/clusters/:cluster_id/share/:user_id', { params: { cluster_id: clusterId, user_id: id } }),
    onSuccess: async (_answer, gone) => {
      changeSharedWith(clusterId, (people) => people.filter(({ id }) => id !== gone.id));
      await refreshClusters();
    },
  });
}

/** The recipient leaves a shared cluster; it goes from their list at once. */
export function useCancelShare(clusterId: number) {
  return useMutation({
    mutationFn: (block: boolean) =>
      call('POST /api/clusters/:cluster_id/cancel-share', { params: { cluster_id: clusterId }, body: { block } }),
    onSuccess: async () => {
      changeCachedClusters((clusters) => clusters.filter(({ id }) => id !== clusterId));
      await refreshClusters();
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import type { BodyOf } from '../../../platform/http/api-types.ts';
import { changeCachedClusters, refreshClusters, type Cluster } from '../../../platform/queries/clusters.ts';

export type Person = Cluster['shared_with'][number];
export type Invitation = Cluster['invitations'][number];

/** The list shows a change at once; the next load confirms it. */
function changeCluster(clusterId: number, change: (cluster: Cluster) => Partial<Cluster>): void {
  changeCachedClusters((clusters) =>
    clusters.map((other) => (other.id === clusterId ? { ...other, ...change(other) } : other)),
  );
}

const withPerson = (people: readonly Person[], person: Person): Person[] =>
  people.some(({ id }) => id === person.id)
    ? people.map((other) => (other.id === person.id ? person : other))
    : [...people, person];

/** Shares with an account, or invites an address that has none. */
export function useShare(clusterId: number) {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/clusters/:cluster_id/share'>) =>
      call('POST /api/clusters/:cluster_id/share', { params: { cluster_id: clusterId }, body }),
    onSuccess: async ({ shared_with_user: person, invitation }) => {
      changeCluster(clusterId, ({ shared_with, invitations }) => ({
        shared_with: person ? withPerson(shared_with, person) : shared_with,
        invitations: invitation ? [...invitations, invitation] : invitations,
      }));
      await refreshClusters();
    },
  });
}

/** Grants or revokes write access. */
export function useChangeShare(clusterId: number) {
  return useMutation({
    mutationFn: ({ id, may_write }: Pick<Person, 'id' | 'may_write'>) =>
      call('PATCH /api/clusters/:cluster_id/share/:user_id', {
        params: { cluster_id: clusterId, user_id: id },
        body: { may_write },
      }),
    onSuccess: async ({ shared_with_user }) => {
      changeCluster(clusterId, ({ shared_with }) => ({ shared_with: withPerson(shared_with, shared_with_user) }));
      await refreshClusters();
    },
  });
}

export function useRemoveShare(clusterId: number) {
  return useMutation({
    mutationFn: ({ id }: Person) =>
      call('DELETE /api/clusters/:cluster_id/share/:user_id', { params: { cluster_id: clusterId, user_id: id } }),
    onSuccess: async (_answer, gone) => {
      changeCluster(clusterId, ({ shared_with }) => ({ shared_with: shared_with.filter(({ id }) => id !== gone.id) }));
      await refreshClusters();
    },
  });
}

export function useRemoveInvitation(clusterId: number) {
  return useMutation({
    mutationFn: ({ id }: Invitation) =>
      call('DELETE /api/clusters/:cluster_id/invitations/:invitation_id', {
        params: { cluster_id: clusterId, invitation_id: id },
      }),
    onSuccess: async (_answer, gone) => {
      changeCluster(clusterId, ({ invitations }) => ({ invitations: invitations.filter(({ id }) => id !== gone.id) }));
      await refreshClusters();
    },
  });
}

/** The recipient leaves a shared cluster; removed from their list at once (optimistic update). */
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

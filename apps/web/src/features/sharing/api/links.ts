import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import type { AnswerOf } from '../../../platform/http/api-types.ts';
import { queryClient } from '../../../platform/http/query-client.ts';

export type ClusterLink = AnswerOf<'GET /api/clusters/:cluster_id/links'>[number];

const linksKey = (clusterId: number) => ['cluster-links', clusterId];

export function useLinks(clusterId: number) {
  return useQuery({
    queryKey: linksKey(clusterId),
    queryFn: ({ signal }) => call('GET /api/clusters/:cluster_id/links', { params: { cluster_id: clusterId }, signal }),
  });
}

/** The list shows a change at once. */
function changeLinks(clusterId: number, change: (links: readonly ClusterLink[]) => ClusterLink[]): void {
  queryClient.setQueryData<ClusterLink[]>(linksKey(clusterId), (links) => change(links ?? []));
}

export function useMakeLink(clusterId: number) {
  return useMutation({
    mutationFn: () => call('POST /api/clusters/:cluster_id/links', { params: { cluster_id: clusterId }, body: {} }),
    onSuccess: (made) => changeLinks(clusterId, (links) => [...links, made]),
  });
}

export function useChangeLink(clusterId: number) {
  return useMutation({
    mutationFn: ({ id, indexed }: Pick<ClusterLink, 'id' | 'indexed'>) =>
      call('PATCH /api/clusters/:cluster_id/links/:link_id', {
        params: { cluster_id: clusterId, link_id: id },
        body: { indexed },
      }),
    onSuccess: (changed) =>
      changeLinks(clusterId, (links) => links.map((link) => (link.id === changed.id ? changed : link))),
  });
}

export function useEndLink(clusterId: number) {
  return useMutation({
    mutationFn: (id: number) =>
      call('DELETE /api/clusters/:cluster_id/links/:link_id', { params: { cluster_id: clusterId, link_id: id } }),
    onSuccess: (_answer, ended) => changeLinks(clusterId, (links) => links.filter(({ id }) => id !== ended)),
  });
}

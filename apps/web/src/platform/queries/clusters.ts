import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import type { ResponseOf } from '../http/api-types.ts';
import { queryClient } from '../http/query-client.ts';

export type Cluster = ResponseOf<'GET /api/clusters'>[number];

export const clustersKey = ['clusters'] as const;
export const rowsKey = (clusterId: number) => ['clusters', clusterId, 'rows'] as const;

/** Polling interval in milliseconds for newly shared clusters, while the page is visible. */
const REFETCH_MS = 5000;

export const clustersQuery = queryOptions({
  queryKey: clustersKey,
  queryFn: ({ signal }) => call('GET /api/clusters', { signal }),
});

/** All rows of a cluster, for its table and its practice test. */
export const rowsQuery = (clusterId: number) =>
  queryOptions({
    queryKey: rowsKey(clusterId),
    queryFn: ({ signal }) =>
      call('GET /api/clusters/:cluster_id/clusterRows', { params: { cluster_id: clusterId }, signal }),
    // A table of 100,000 rows is not reloaded when tabs change; changes update the cache.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });

/** The user's clusters, own and shared: list, drawer, table and the teacher's dialogs share the cache. */
export function useClusters() {
  return useQuery({
    ...clustersQuery,
    // Every load restarts the timers of all observers, so that they share one request.
    refetchInterval: REFETCH_MS,
    refetchIntervalInBackground: false,
  });
}

/** One cluster of the list: undefined while loading, null when it is not among the user's. */
export function useCluster(clusterId: number): Cluster | null | undefined {
  const { data } = useClusters();
  return data === undefined ? undefined : (data.find(({ id }) => id === clusterId) ?? null);
}

/** Changes the cached list at once; the next load confirms it. */
export function changeCachedClusters(change: (clusters: readonly Cluster[]) => readonly Cluster[]): void {
  queryClient.setQueryData<Cluster[]>(clustersKey, (clusters) => (clusters ? [...change(clusters)] : clusters));
}

/** Loads the list again: after an import, a share, a purchase. Rows stay cached. */
export async function refreshClusters(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: clustersKey, exact: true });
}

/** Loads a cluster's rows again when they are shown, after the server changed them as a whole. */
export async function refreshRows(clusterId: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: rowsKey(clusterId) });
}

let rowChanges: Promise<unknown> = Promise.resolve();

/** A change of rows is on its way to the server. */
export function noteRowChange(sent: Promise<unknown>): void {
  rowChanges = Promise.allSettled([rowChanges, sent]);
}

/** Waits until pending cell changes are stored; text-to-speech reads the cell on the server. */
export async function rowChangesAnswered(): Promise<void> {
  await rowChanges;
}

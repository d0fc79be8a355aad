import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import type { AnswerOf } from '../../../platform/api-types.ts';
import { rowsKey } from '../../../platform/clusters.ts';
import { queryClient } from '../../../platform/query-client.ts';

export type Row = AnswerOf<'GET /api/clusters/:cluster_id/clusterRows'>[number];

/** All rows of a cluster. The place in the list counts, not `row_number`: after a move only the list is changed. */
export function useRows(clusterId: number) {
  return useQuery({
    queryKey: rowsKey(clusterId),
    queryFn: ({ signal }) =>
      call('GET /api/clusters/:cluster_id/clusterRows', { params: { cluster_id: clusterId }, signal }),
    // A table of 100,000 rows is not loaded again for a change of tabs; changes keep the cache right.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
}

export function cachedRows(clusterId: number): readonly Row[] {
  return queryClient.getQueryData<Row[]>(rowsKey(clusterId)) ?? [];
}

/** Clusters whose load was thrown away. */
const overtaken = new Set<number>();

/** A load on its way may not know of a change made now: its answer would take the change off the screen again. */
function overtakeLoad(clusterId: number): void {
  const load = queryClient.getQueryState(rowsKey(clusterId));
  if (load?.fetchStatus !== 'fetching' || load.data === undefined) return;
  overtaken.add(clusterId);
  void queryClient.cancelQueries({ queryKey: rowsKey(clusterId), exact: true });
}

/** Changes the cached rows at once, before the server answers. */
export function changeCachedRows(clusterId: number, change: (rows: readonly Row[]) => readonly Row[]): void {
  overtakeLoad(clusterId);
  queryClient.setQueryData<Row[]>(rowsKey(clusterId), (rows) => (rows ? [...change(rows)] : rows));
}

/** After a change was answered: what was thrown away is loaded afresh, once `idle` says that no other change is on its way. */
export function afterChange(clusterId: number, idle: boolean): void {
  overtakeLoad(clusterId);
  if (idle && overtaken.delete(clusterId)) void reloadRows(clusterId);
}

export async function reloadRows(clusterId: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: rowsKey(clusterId) });
}

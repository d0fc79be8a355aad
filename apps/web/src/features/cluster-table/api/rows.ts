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

/** Changes the cached rows at once, before the server answers. */
export function changeCachedRows(clusterId: number, change: (rows: readonly Row[]) => readonly Row[]): void {
  queryClient.setQueryData<Row[]>(rowsKey(clusterId), (rows) => (rows ? [...change(rows)] : rows));
}

export async function reloadRows(clusterId: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: rowsKey(clusterId) });
}

import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../platform/api-types.ts';
import { refreshRows, rowsKey, rowsQuery } from '../../../platform/clusters.ts';
import { queryClient } from '../../../platform/query-client.ts';

export type Row = AnswerOf<'GET /api/clusters/:cluster_id/clusterRows'>[number];

/** All rows of a cluster. The place in the list counts, not `row_number`: after a move only the list is changed. */
export const useRows = (clusterId: number) => useQuery(rowsQuery(clusterId));

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
  if (idle && overtaken.delete(clusterId)) void refreshRows(clusterId);
}

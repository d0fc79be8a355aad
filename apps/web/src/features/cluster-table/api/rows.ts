import { useQuery } from '@tanstack/react-query';
import type { RowChange, RowEdit } from '@wordcluster/domain/cluster-table/changes';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { call } from '../../../platform/http/api.ts';
import { rowsQuery } from '../../../platform/queries/clusters.ts';

/** The server's form; browser caches of earlier versions have no tags. */
export type Row = ClusterRow;

/** All rows of a cluster. The index in the list counts, not `row_number`: after a move only the list is changed. */
export const useRows = (clusterId: number) => useQuery(rowsQuery(clusterId));

/** Sends a change. Returns the row if the server assigned its position: an added one, or a single restored one. */
export async function sendChange(clusterId: number, change: RowChange): Promise<Row | null> {
  const cluster = { cluster_id: clusterId };
  switch (change.type) {
    case 'add':
      return call('POST /api/clusters/:cluster_id/clusterRows', { params: cluster, body: change.values });
    case 'edit': {
      const { tags, ...cells } = change.cells;
      await call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', {
        params: { ...cluster, row_id: change.rowId },
        body: { ...cells, ...(tags && { tags: [...tags] }) },
      });
      return null;
    }
    case 'edits':
      await sendEdits(cluster, change.edits);
      return null;
    case 'move':
      await call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', {
        params: { ...cluster, row_id: change.rowId },
        body: { row_number: change.to + 1 },
        // The list here is already in order.
        headers: { Prefer: 'return=minimal' },
      });
      return null;
    default:
      return sendDeletion(cluster, change);
  }
}

/** Batch size of edits; further ones are sent in several idempotent calls. */
const EDITS_AT_ONCE = 2000;

async function sendEdits(cluster: { cluster_id: number }, edits: readonly RowEdit[]): Promise<void> {
  for (let first = 0; first < edits.length; first += EDITS_AT_ONCE)
    await call('PATCH /api/clusters/:cluster_id/clusterRows', {
      params: cluster,
      body: {
        edits: edits.slice(first, first + EDITS_AT_ONCE).map(({ rowId, cells: { tags, ...cells } }) => ({
          row_id: rowId,
          ...cells,
          ...(tags && { tags: [...tags] }),
        })),
      },
    });
}

/** Deletes or restores; a selection in one transaction. */
async function sendDeletion(
  cluster: { cluster_id: number },
  { type, rows, selection }: Extract<RowChange, { type: 'delete' | 'restore' }>,
): Promise<Row | null> {
  const one = rows[0];
  if (one === undefined) return null;
  const body = { row_ids: rows.map(({ id }) => id) };
  const params = { ...cluster, row_id: one.id };
  if (type === 'restore' && !selection)
    return call('POST /api/clusters/:cluster_id/clusterRows/:row_id/restore', { params });
  if (type === 'restore') await call('POST /api/clusters/:cluster_id/clusterRows/restore', { params: cluster, body });
  else if (selection) await call('POST /api/clusters/:cluster_id/clusterRows/delete', { params: cluster, body });
  else await call('DELETE /api/clusters/:cluster_id/clusterRows/:row_id', { params });
  return null;
}

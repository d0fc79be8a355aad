import { call } from '../../../platform/api.ts';
import type { BodyOf } from '../../../platform/api-types.ts';
import type { Row } from './rows.ts';

/** New values of some cells of a row, by their field. */
export type CellChange = { [Field in 'col_1_value' | 'col_2_value' | 'col_3_value']?: string | null };

export function addRow(clusterId: number, body: BodyOf<'POST /api/clusters/:cluster_id/clusterRows'>): Promise<Row> {
  return call('POST /api/clusters/:cluster_id/clusterRows', { params: { cluster_id: clusterId }, body });
}

const paramsOf = (row: Row) => ({ cluster_id: row.cluster_id, row_id: row.id });

export async function editRow(row: Row, body: CellChange): Promise<void> {
  await call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', { params: paramsOf(row), body });
}

/** Moves a row to a place (1..n). Only the moved row comes back; the list here is already in order. */
export async function moveRow(row: Row, rowNumber: number): Promise<void> {
  const headers = { Prefer: 'return=minimal' };
  await call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', {
    params: paramsOf(row),
    body: { row_number: rowNumber },
    headers,
  });
}

export async function deleteRow(row: Row): Promise<void> {
  await call('DELETE /api/clusters/:cluster_id/clusterRows/:row_id', { params: paramsOf(row) });
}

export async function restoreRow(row: Row): Promise<void> {
  await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/restore', { params: paramsOf(row) });
}

/** Deletes or brings back many rows in one transaction. */
export async function deleteRows(clusterId: number, rowIds: number[]): Promise<void> {
  await call('POST /api/clusters/:cluster_id/clusterRows/delete', {
    params: { cluster_id: clusterId },
    body: { row_ids: rowIds },
  });
}

export async function restoreRows(clusterId: number, rowIds: number[]): Promise<void> {
  await call('POST /api/clusters/:cluster_id/clusterRows/restore', {
    params: { cluster_id: clusterId },
    body: { row_ids: rowIds },
  });
}

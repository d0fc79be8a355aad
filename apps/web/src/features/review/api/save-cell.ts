import { call } from '../../../platform/http/api.ts';
import { noteRowChange, refreshRows } from '../../../platform/queries/clusters.ts';
import type { AskedWord } from '../state/asked-word.ts';

/** Writes another value into the cell that was asked. */
export async function saveCell({ word, expected }: AskedWord, value: string): Promise<void> {
  const saved = call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', {
    params: { cluster_id: word.cluster_id, row_id: word.row_id },
    body: { [`col_${expected.column}_value`]: value },
  });
  noteRowChange(saved);
  await saved;
  await refreshRows(word.cluster_id);
}

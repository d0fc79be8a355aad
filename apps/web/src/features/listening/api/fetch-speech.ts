import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { refreshAllowance } from '../../../platform/allowance.ts';
import { call } from '../../../platform/api.ts';
import { rowChangesAnswered } from '../../../platform/row-changes.ts';

/** A cell read aloud by the server's voice, as the page shows it. */
export async function fetchSpeech(
  clusterId: number,
  rowId: number,
  column: ColumnNumber,
  signal: AbortSignal,
): Promise<Blob> {
  await rowChangesAnswered();
  signal.throwIfAborted();
  try {
    return await call('POST /api/listen/:cluster_id', {
      params: { cluster_id: clusterId },
      body: { row_id: rowId, col_number: column },
      signal,
    });
  } finally {
    void refreshAllowance();
  }
}

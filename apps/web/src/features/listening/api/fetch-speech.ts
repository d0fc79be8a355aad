import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { refreshAllowance } from '../../../platform/allowance.ts';
import { call } from '../../../platform/api.ts';

/** A cell read aloud by the server's voice. */
export async function fetchSpeech(
  clusterId: number,
  rowId: number,
  column: ColumnNumber,
  signal: AbortSignal,
): Promise<Blob> {
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

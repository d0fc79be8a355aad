import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { call } from '../../../platform/http/api.ts';
import { rowChangesAnswered } from '../../../platform/queries/clusters.ts';

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

import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { call } from '../../../platform/http/api.ts';

/** Translates a text from one column's language to another's. */
export async function translateText(
  clusterId: number,
  source: ColumnNumber,
  target: ColumnNumber,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  try {
    const { translated_text } = await call('POST /api/clusters/:cluster_id/translate', {
      params: { cluster_id: clusterId },
      body: { source_col_number: source, target_col_number: target, text },
      signal,
    });
    return translated_text;
  } finally {
    void refreshAllowance();
  }
}

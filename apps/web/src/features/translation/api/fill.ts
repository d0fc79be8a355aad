import { rowValue, type ColumnNumber, type RowValues } from '@wordcluster/domain/clusters/cluster';
import type { Filling } from '@wordcluster/domain/clusters/fill-columns';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { call } from '../../../platform/http/api.ts';

export type FilledCells = { [Field in `col_${ColumnNumber}_value`]?: string };

interface Filled {
  cells: FilledCells;
  /** Errors of targets that stay empty. */
  failures: unknown[];
}

/** Translates the source into all targets in parallel; unknown words stay empty and do not delay the others. */
export async function fill(
  clusterId: number,
  { source, targets }: Filling,
  values: RowValues,
  signal: AbortSignal,
): Promise<Filled> {
  const text = rowValue(values, source)?.trim() ?? '';
  const results = await Promise.allSettled(
    targets.map(async (target): Promise<FilledCells> => ({
      [`col_${target}_value`]: await translateText(clusterId, source, target, text, signal),
    })),
  );
  const cells: FilledCells = {};
  const failures: unknown[] = [];
  for (const result of results)
    if (result.status === 'fulfilled') Object.assign(cells, result.value);
    else failures.push(result.reason);
  return { cells, failures };
}

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

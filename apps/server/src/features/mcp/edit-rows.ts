import { countUnits } from '../../access/personal-tokens.ts';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import type { CellInput } from '../rows/cell-values.ts';
import { editRow } from '../rows/edit-row.ts';

type Edit = CellInput & { row_id: number; tags?: string[] | undefined };

type Edited = { row_id: number; values: (string | null)[]; tags: string[] } | { row_id: number; error: string };

/** Edits rows in sequence, one transaction each; returns a result or an error per row. Counted as one call per row. */
export async function editRows(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  edits: readonly Edit[],
): Promise<Edited[]> {
  await countUnits(context, viewer, edits.length - 1);
  const results: Edited[] = [];
  for (const { row_id, ...input } of edits) {
    try {
      const row = await editRow(context, viewer, clusterId, row_id, input);
      results.push({ row_id, values: [row.col_1_value, row.col_2_value, row.col_3_value], tags: row.tags });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ row_id, error: error.message });
    }
  }
  return results;
}

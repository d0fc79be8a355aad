import { countUnits } from '../../access/personal-tokens.ts';
import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import type { CellInput } from '../rows/cell-values.ts';
import { editRows, normalizedEdit } from '../rows/edit-rows.ts';

type Edit = CellInput & { row_id: number; tags?: string[] | undefined };

type EditResult = { row_id: number; values: (string | null)[]; tags: string[] } | { row_id: number; error: string };

/**
 * Edits rows by one statement, without those of which a cell or tag cannot be kept; returns a result or an error for each. Counted as one
 * call for each row.
 */
export async function editEach(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  edits: readonly Edit[],
): Promise<EditResult[]> {
  await countUnits(context, viewer, edits.length - 1);
  const refusals = await Promise.all(edits.map((edit) => failureOf(() => normalizedEdit(edit))));
  const storable = edits.filter((_edit, index) => !refusals[index]);
  const edited = new Map<number, Awaited<ReturnType<typeof editRows>>[number]>();
  const refused = await failureOf(async () => {
    if (storable.length === 0) return;
    for (const row of await editRows(context, viewer, clusterId, storable)) edited.set(row.id, row);
  });
  return edits.map(({ row_id }, index) => {
    const row = edited.get(row_id);
    const failure = refusals[index] ?? refused ?? (row ? null : notFound('The row'));
    if (failure || !row) return { row_id, error: failure?.message ?? '' };
    return { row_id, values: [row.col_1_value, row.col_2_value, row.col_3_value], tags: row.tags ?? [] };
  });
}

async function failureOf(work: () => unknown): Promise<Failure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

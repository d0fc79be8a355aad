import { normalizeTags, tagsProblem } from '@wordcluster/domain/clusters/tags';
import { cellProblem, normalizeCell } from '@wordcluster/domain/clusters/cells';
import { COLUMN_NUMBERS } from '@wordcluster/domain/clusters/cluster';
import type { Message } from '@wordcluster/domain/messages/all';
import { collectErrors, type FieldErrors } from '@wordcluster/domain/validation';
import { assertNoErrors } from '../../failure.ts';

type Field = 'col_1_value' | 'col_2_value' | 'col_3_value';
export type CellInput = { [Name in Field]?: string | null | undefined };
export type Cells = Record<Field, string | null>;

/** Normalised cells (trimmed, NFC, empty is null) with validation errors. Only those that were sent. */
function checkCells(input: CellInput): { cells: Partial<Cells>; errors: FieldErrors } {
  const cells: Partial<Cells> = {};
  const problems: Partial<Record<Field, Message | null>> = {};
  for (const column of COLUMN_NUMBERS) {
    const field: Field = `col_${column}_value`;
    const sent = input[field];
    if (sent === undefined) continue;
    const cell = normalizeCell(sent);
    cells[field] = cell;
    problems[field] = cellProblem(column, cell);
  }
  return { cells, errors: collectErrors(problems) };
}

/** The normalised cells of an edit; throws 422 if one is invalid. */
export function editedCells(input: CellInput): Partial<Cells> {
  const { cells, errors } = checkCells(input);
  assertNoErrors(errors);
  return cells;
}

/** Normalised tags: null if there are none; throws 422 if one is invalid. */
export function normalizedTags(sent: readonly string[] | null | undefined): string[] | null {
  const tags = normalizeTags(sent ?? []);
  assertNoErrors(collectErrors({ tags: tagsProblem(tags) }));
  return tags.length === 0 ? null : tags;
}

/** All three cells of a new row; a cell that was not sent is empty. */
export function newRowCells(input: CellInput): { cells: Cells; errors: FieldErrors } {
  const { col_1_value = null, col_2_value = null, col_3_value = null } = input;
  const { cells, errors } = checkCells({ col_1_value, col_2_value, col_3_value });
  return { cells: { col_1_value: null, col_2_value: null, col_3_value: null, ...cells }, errors };
}

/** Rules of a cell, shared by typing, adding, importing and the teacher. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/clusters.ts';
import { codePointLength, hasForbiddenCharacters, isBlank, normalizeText } from '../text/characters.ts';
import { collectErrors, type FieldErrors } from '../validation.ts';
import { rowValue, type ColumnNumber, type RowValues } from './cluster.ts';

/** Longest cell, in code points after NFC. */
export const MAX_CELL_LENGTH = 1000;
export const CELL_TOO_SHORT = message('cell.too_short');
const CELL_TOO_LONG = message('cell.too_long');
const CELL_FORBIDDEN = message('cell.unstorable');

/** The stored value: trimmed, NFC, inner line breaks preserved; null if nothing visible is left. */
export function normalizeCell(value: string | null): string | null {
  if (value === null || isBlank(value)) return null;
  return normalizeText(value.replace(/\r\n?/g, '\n'));
}

/** Message for a value typed into a column, or null. */
export const validateCell = (column: ColumnNumber, value: string | null): Message | null =>
  cellProblem(column, normalizeCell(value));

/** Message for a cell that `normalizeCell` returned, or null. */
export function cellProblem(column: ColumnNumber, cell: string | null): Message | null {
  if (cell === null) return column === 1 ? CELL_TOO_SHORT : null;
  if (hasForbiddenCharacters(cell)) return CELL_FORBIDDEN;
  return codePointLength(cell) > MAX_CELL_LENGTH ? CELL_TOO_LONG : null;
}

/** Errors of a whole new row. */
export function rowErrors(values: RowValues): FieldErrors {
  return collectErrors({
    col_1_value: validateCell(1, rowValue(values, 1)),
    col_2_value: validateCell(2, rowValue(values, 2)),
    col_3_value: validateCell(3, rowValue(values, 3)),
  });
}

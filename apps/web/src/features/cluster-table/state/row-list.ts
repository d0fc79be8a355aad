import type { CellChange } from '../api/change-rows.ts';
import type { Row } from '../api/rows.ts';

/** Changes of the list of rows, each giving a new list. */
export const withEdit = (rows: readonly Row[], id: number, change: CellChange): readonly Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

export const withoutRow = (rows: readonly Row[], id: number): readonly Row[] => rows.filter((row) => row.id !== id);

export const withRowAt = (rows: readonly Row[], row: Row, index: number): readonly Row[] =>
  rows.toSpliced(index, 0, row);

/** `to` is the place that the row has afterwards. */
export function withMove(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

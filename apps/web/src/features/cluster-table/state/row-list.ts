import type { CellChange } from '../api/change-rows.ts';
import type { Row } from '../api/rows.ts';

const FIELDS: readonly (keyof CellChange)[] = ['col_1_value', 'col_2_value', 'col_3_value'];

/** The cells of `from` in the fields that `wanted` lets pass. */
const cellsOf = (from: CellChange, wanted: (field: keyof CellChange) => boolean): CellChange =>
  Object.fromEntries(FIELDS.filter(wanted).map((field) => [field, from[field] ?? null]));

/** What a row holds in the cells that a change is about. */
export const cellsBefore = (row: Row, change: CellChange): CellChange => cellsOf(row, (field) => field in change);

/** The part of a change that fills empty cells of the row; null when there is none. */
export function fillingOf(row: Row, change: CellChange): CellChange | null {
  const filling = cellsOf(change, (field) => field in change && (row[field] ?? null) === null);
  return Object.keys(filling).length === 0 ? null : filling;
}

// Each of the following gives a new list of rows.

export const withEdit = (rows: readonly Row[], id: number, change: CellChange): readonly Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

/** Takes a refused edit back, except where the cell was edited again since. */
export const withoutEdit = (
  rows: readonly Row[],
  id: number,
  { change, before }: { change: CellChange; before: CellChange },
): readonly Row[] =>
  rows.map((row) => {
    if (row.id !== id) return row;
    return {
      ...row,
      ...cellsOf(before, (field) => field in change && (row[field] ?? null) === (change[field] ?? null)),
    };
  });

export const withoutRow = (rows: readonly Row[], id: number): readonly Row[] => rows.filter((row) => row.id !== id);

export const withRowAt = (rows: readonly Row[], row: Row, index: number): readonly Row[] =>
  rows.toSpliced(index, 0, row);

/** Brings the rows `gone` back to where they were in `before`; what changed in the others meanwhile stays. */
export function withRowsBack(rows: readonly Row[], before: readonly Row[], gone: ReadonlySet<number>): readonly Row[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  const then = new Set(before.map(({ id }) => id));
  return [
    ...before.flatMap((row) => now.get(row.id) ?? (gone.has(row.id) ? row : [])),
    ...rows.filter(({ id }) => !then.has(id)),
  ];
}

/** `to` is the place that the row has afterwards. */
export function withMove(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

import type { CellChange } from '../api/change-rows.ts';
import type { Row } from '../api/rows.ts';

/** Changes of the list of rows, each giving a new list. */
export const withEdit = (rows: readonly Row[], id: number, change: CellChange): readonly Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

type Field = keyof CellChange;
const FIELDS: readonly Field[] = ['col_1_value', 'col_2_value', 'col_3_value'];

/** Takes a refused edit back, except where the cell was edited again since. */
export const withoutEdit = (
  rows: readonly Row[],
  id: number,
  { change, before }: { change: CellChange; before: CellChange },
): readonly Row[] =>
  rows.map((row) => {
    if (row.id !== id) return row;
    const taken = FIELDS.filter((field) => field in change && (row[field] ?? null) === (change[field] ?? null));
    return { ...row, ...Object.fromEntries(taken.map((field) => [field, before[field] ?? null])) };
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

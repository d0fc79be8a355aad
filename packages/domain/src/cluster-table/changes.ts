/** Pending changes of a cluster's rows, and their effect on the list (optimistic update). */
import type { ClusterRow, RowValues } from '../clusters/cluster.ts';

export type Rows = readonly ClusterRow[];

/** New values of some cells of a row, by their field, and its tags. */
export type CellValues = { readonly [Field in keyof RowValues]?: string | null } & {
  readonly tags?: readonly string[];
};

export interface RowEdit {
  readonly rowId: number;
  readonly cells: CellValues;
}

export type RowChange =
  | { readonly type: 'edit'; readonly rowId: number; readonly cells: CellValues }
  /** Of many rows, in one call. */
  | { readonly type: 'edits'; readonly edits: readonly RowEdit[] }
  /** `to`: the new index, from 0. */
  | { readonly type: 'move'; readonly rowId: number; readonly to: number }
  /** `selection`: one call for all of them; otherwise a single row. */
  | { readonly type: 'delete'; readonly rows: Rows; readonly selection: boolean }
  /** `before`: the list from which the rows were deleted, for their positions. */
  | { readonly type: 'restore'; readonly rows: Rows; readonly before: Rows; readonly selection: boolean }
  /** Shown once the server has assigned an id. */
  | { readonly type: 'add'; readonly values: RowValues };

const FIELDS: readonly (keyof RowValues)[] = ['col_1_value', 'col_2_value', 'col_3_value'];

/** The cells of `from` in the fields that `wanted` lets pass. */
const cellsOf = (from: CellValues, wanted: (field: keyof RowValues) => boolean): CellValues =>
  Object.fromEntries(FIELDS.filter(wanted).map((field) => [field, from[field] ?? null]));

const idsOf = (rows: Rows): ReadonlySet<number> => new Set(rows.map(({ id }) => id));

export const indexOfRow = (rows: Rows, rowId: number): number => rows.findIndex(({ id }) => id === rowId);

/** The part of `cells` for empty cells of the row; null if there is none. */
export function fillingOf(row: RowValues, cells: CellValues): CellValues | null {
  const filling = cellsOf(cells, (field) => field in cells && row[field] === null);
  return Object.keys(filling).length === 0 ? null : filling;
}

/** The list with the change; the same list if nothing changes, so that applying twice is harmless. */
export function applyChange(rows: Rows, change: RowChange): Rows {
  switch (change.type) {
    case 'edit':
      return withEdit(rows, change.rowId, change.cells);
    case 'edits':
      return withEdits(rows, change.edits);
    case 'move':
      return withMove(rows, change.rowId, change.to);
    case 'delete':
      return withoutRows(rows, idsOf(change.rows));
    case 'restore':
      return withRowsBack(rows, change.rows, change.before);
    default:
      return rows;
  }
}

function withEdit(rows: Rows, rowId: number, cells: CellValues): Rows {
  const index = indexOfRow(rows, rowId);
  const row = rows[index];
  return row === undefined ? rows : rows.with(index, { ...row, ...cells });
}

function withEdits(rows: Rows, edits: readonly RowEdit[]): Rows {
  const cells = new Map(edits.map((edit) => [edit.rowId, edit.cells]));
  return rows.map((row) => {
    const changed = cells.get(row.id);
    return changed === undefined ? row : { ...row, ...changed };
  });
}

function withMove(rows: Rows, rowId: number, to: number): Rows {
  const from = indexOfRow(rows, rowId);
  const row = rows[from];
  return row === undefined || from === to ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

function withoutRows(rows: Rows, ids: ReadonlySet<number>): Rows {
  const left = rows.filter(({ id }) => !ids.has(id));
  return left.length === rows.length ? rows : left;
}

/** Each row returns behind the nearest row that preceded it and still exists. */
function withRowsBack(rows: Rows, gone: Rows, before: Rows): Rows {
  const there = idsOf(rows);
  const missing = new Map(gone.filter(({ id }) => !there.has(id)).map((row) => [row.id, row]));
  if (missing.size === 0) return rows;
  const behind = new Map<number | null, ClusterRow[]>();
  let last: number | null = null;
  for (const { id } of before) {
    const row = missing.get(id);
    if (row !== undefined) behind.set(last, [...(behind.get(last) ?? []), row]);
    else if (there.has(id)) last = id;
  }
  const result = behind.get(null) ?? [];
  for (const row of rows) result.push(row, ...(behind.get(row.id) ?? []));
  return result;
}

/**
 * The inverse of a change for undo; null if it would change nothing: its rows may have been deleted, restored or
 * changed since. The inverse of an addition is known once it is stored.
 */
export function inverseOf(rows: Rows, change: Exclude<RowChange, { type: 'add' }>): RowChange | null {
  switch (change.type) {
    case 'edit': {
      const row = rows.find(({ id }) => id === change.rowId);
      const cells = row && cellsBefore(row, change.cells);
      return cells ? { type: 'edit', rowId: change.rowId, cells } : null;
    }
    case 'edits': {
      const known = new Map(rows.map((row) => [row.id, row]));
      const edits = change.edits.flatMap(({ rowId, cells }) => {
        const row = known.get(rowId);
        const before = row && cellsBefore(row, cells);
        return before ? { rowId, cells: before } : [];
      });
      return edits.length === 0 ? null : { type: 'edits', edits };
    }
    case 'move': {
      const from = indexOfRow(rows, change.rowId);
      return from < 0 || from === change.to ? null : { type: 'move', rowId: change.rowId, to: from };
    }
    case 'delete': {
      const ids = idsOf(change.rows);
      const gone = rows.filter(({ id }) => ids.has(id));
      return gone.length === 0 ? null : { type: 'restore', rows: gone, before: rows, selection: change.selection };
    }
    default: {
      const there = idsOf(rows);
      const missing = change.rows.filter(({ id }) => !there.has(id));
      return missing.length === 0 ? null : { type: 'delete', rows: missing, selection: change.selection };
    }
  }
}

/** Old values of an edited row; null without a change. */
function cellsBefore(row: ClusterRow, after: CellValues): CellValues | null {
  const cells = cellsOf(row, (field) => field in after);
  const { tags } = after;
  const retagged = tags !== undefined && tags.join('\n') !== (row.tags ?? []).join('\n');
  const changed = FIELDS.some((field) => field in cells && cells[field] !== (after[field] ?? null));
  if (!changed && !retagged) return null;
  return tags === undefined ? cells : { ...cells, tags: row.tags ?? [] };
}

/** The change as it can be made in these rows: a row moves no further than behind the last. */
export const within = (rows: Rows, change: RowChange): RowChange =>
  change.type === 'move' && change.to >= rows.length ? { ...change, to: Math.max(0, rows.length - 1) } : change;

/** Whether both change the same thing, so that the later one replaces the earlier one. */
export function concernsSame(one: RowChange, other: RowChange): boolean {
  if (one.type === 'edit' && other.type === 'edit')
    return (
      one.rowId === other.rowId &&
      [...FIELDS, 'tags' as const].every((field) => !(field in other.cells) || field in one.cells)
    );
  if (one.type === 'move' && other.type === 'move') return one.rowId === other.rowId;
  if (one.type === 'delete' && other.type === 'delete') {
    const ids = idsOf(one.rows);
    return other.rows.every(({ id }) => ids.has(id));
  }
  return false;
}

/** The active cell and its editor: one at a time, and always with the row they were opened in. */
import { normalizeCell, validateCell } from '../clusters/cells.ts';
import { rowValue, type ColumnNumber } from '../clusters/cluster.ts';
import { enqueue } from './pending-changes.ts';
import { rowAt, shownCount, viewIndexOf, type CellPosition, type TableState } from './state.ts';

/** Focus after saving a cell: along the row, to the cell below, or nowhere. */
export type AfterSaving = 'stay' | 'down' | 'next' | 'previous';

/** Activates the cell at a position. */
export function goTo(state: TableState, position: CellPosition): TableState {
  const rowId = rowAt(state, position.row)?.id ?? null;
  const column = state.settings.columns[position.column]?.number ?? null;
  return { ...state, active: { rowId, column, position }, editing: null, focused: true };
}

/** Opens the editor of the cell at a position, with `typed` or its value. */
export function edit(state: TableState, position: CellPosition, typed?: string): TableState {
  const row = rowAt(state, position.row);
  const column = state.settings.columns[position.column]?.number;
  if (row === undefined || column === undefined) return state;
  const text = typed ?? rowValue(row, column) ?? '';
  return { ...goTo(state, position), editing: { rowId: row.id, column, text } };
}

/** Empties a cell; a first one must not be empty, and its empty editor is opened instead. */
export function emptyCell(state: TableState, position: CellPosition): TableState {
  const row = rowAt(state, position.row);
  const column = state.settings.columns[position.column]?.number;
  if (row === undefined || column === undefined) return state;
  if (column === 1) return edit(state, position, '');
  const cells = { [`col_${column}_value`]: null };
  return { ...goTo(state, position), list: enqueue(state.list, { type: 'edit', rowId: row.id, cells }) };
}

export const cancelEditing = (state: TableState): TableState =>
  state.editing === null ? state : { ...state, editing: null, focused: true };

interface SavedCell {
  readonly rowId: number;
  readonly column: ColumnNumber;
  readonly text: string;
  readonly next: AfterSaving;
}

/** Saves an edited cell by its row id; then moves the editor. An invalid value stays in the editor. */
export function saveCell(state: TableState, { rowId, column, text, next }: SavedCell): TableState {
  const { editing, list } = state;
  if (validateCell(column, text) !== null) return state;
  const cells = { [`col_${column}_value`]: normalizeCell(text) };
  const saved: TableState = {
    ...state,
    editing: editing?.rowId === rowId && editing.column === column ? null : editing,
    list: enqueue(list, { type: 'edit', rowId, cells }),
  };
  const row = viewIndexOf(state, rowId, state.active.position.row);
  const position = state.settings.columns.findIndex(({ number }) => number === column);
  if (next === 'stay' || row < 0 || position < 0) return saved;
  if (next === 'down') return goTo(saved, { row: Math.min(row + 1, shownCount(state) - 1), column: position });
  const across = state.settings.columns.length;
  const along = row * across + position + (next === 'next' ? 1 : -1);
  const target = Math.max(0, Math.min(shownCount(state) * across - 1, along));
  return edit(saved, { row: Math.floor(target / across), column: target % across });
}

/** Follows the active row and column to their new position; closes the editor if its cell is no longer shown. */
export function settleGrid(state: TableState): TableState {
  const { active, editing, settings } = state;
  const found = active.rowId === null ? -1 : viewIndexOf(state, active.rowId, active.position.row);
  const across = settings.columns.findIndex(({ number }) => number === active.column);
  const position = {
    row: found < 0 ? active.position.row : found,
    column: across < 0 ? active.position.column : across,
  };
  const moved = position.row !== active.position.row || position.column !== active.position.column;
  const lost =
    editing !== null &&
    (viewIndexOf(state, editing.rowId, position.row) < 0 ||
      settings.columns.every(({ number }) => number !== editing.column));
  if (!moved && !lost) return state;
  return { ...state, active: moved ? { ...active, position } : active, editing: lost ? null : editing };
}

import { rowValue } from '@wordcluster/domain/clusters/cluster';
import { asClipboardText } from '@wordcluster/domain/cluster-table/bulk-edits';
import {
  activePosition,
  isMovable,
  rowAt,
  shownCount,
  shownRows,
  type CellPosition,
} from '@wordcluster/domain/cluster-table/state';
import { useEffect, useEffectEvent, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Row } from '../api/rows.ts';
import type { Table } from '../state/table-store.ts';
import { ROW_HEIGHT } from './use-row-scroll.ts';

/** The action of a key in the table while no cell is edited. Rows and columns are counted from 0. */
type GridAction =
  | { type: 'go'; row: number; column: number }
  | { type: 'edit'; typed?: string }
  | { type: 'move-row'; by: 1 | -1 }
  | { type: 'delete-row' | 'delete' }
  | { type: 'select'; range: boolean }
  | { type: 'undo' | 'redo' }
  | { type: 'copy' | 'select-all' | 'clear-selection' };

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Sizes of the table: rows and columns in view, and how many rows a page holds. */
interface GridSize {
  rows: number;
  columns: number;
  page: number;
}

function gridAction(event: Key, { row, column }: CellPosition, { rows, columns, page }: GridSize): GridAction | null {
  const command = event.ctrlKey || event.metaKey;
  const go = (toRow: number, toColumn: number): GridAction => ({
    type: 'go',
    row: Math.max(0, Math.min(rows - 1, toRow)),
    column: Math.max(0, Math.min(columns - 1, toColumn)),
  });
  if (event.altKey) {
    if (event.key === 'ArrowUp') return { type: 'move-row', by: -1 };
    if (event.key === 'ArrowDown') return { type: 'move-row', by: 1 };
    return null;
  }
  switch (event.key) {
    case 'ArrowDown':
      return go(row + 1, column);
    case 'ArrowUp':
      return go(row - 1, column);
    case 'ArrowRight':
      return go(row, column + 1);
    case 'ArrowLeft':
      return go(row, column - 1);
    case 'PageDown':
      return go(row + page, column);
    case 'PageUp':
      return go(row - page, column);
    case 'Home':
      return go(command ? 0 : row, 0);
    case 'End':
      return go(command ? rows - 1 : row, columns - 1);
    case 'Enter':
    case 'F2':
      return { type: 'edit' };
    case 'Escape':
      return { type: 'clear-selection' };
    case ' ':
      return { type: 'select', range: event.shiftKey };
    case 'Delete':
      return { type: command || event.shiftKey ? 'delete-row' : 'delete' };
  }
  const letter = command ? event.key.toLowerCase() : '';
  if (letter === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
  if (letter === 'y') return { type: 'redo' };
  if (letter === 'c') return { type: 'copy' };
  if (letter === 'a') return { type: 'select-all' };
  // Typing starts a new value, as in a spreadsheet.
  if (!command && Array.from(event.key).length === 1 && event.key !== ' ') return { type: 'edit', typed: event.key };
  return null;
}

/** Elements of the table: its rows, and overlays that return the focus to it. */
const OF_THE_TABLE = '[role="rowgroup"], [role="dialog"], [role="menu"], [data-selection-bar]';

/** A key that is pressed in a cell, not in an editor or on a button. */
function isOnCell({ target, nativeEvent }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.getAttribute('role') === 'gridcell' && !nativeEvent.isComposing;
}

/**
 * On the table itself and on a row's button only Undo and Redo are the table's: the keyboard is still there after the
 * last row was deleted, or one was translated or moved.
 */
const isOnTable = ({ target, currentTarget }: KeyboardEvent): boolean =>
  target === currentTarget || (target instanceof HTMLButtonElement && currentTarget.contains(target));

/** Keys and focus of the table while no cell is edited. */
export function useGridKeyboard(table: Table, scroller: RefObject<HTMLElement | null>, onDelete: (row: Row) => void) {
  const { dispatch, store } = table;
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 600) / ROW_HEIGHT) - 2);

  const actionOf = (event: Parameters<typeof gridAction>[0]) => {
    const state = store.getState();
    const size = { rows: shownCount(state), columns: state.settings.columns.length, page: page() };
    return gridAction(event, activePosition(state), size);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const action = actionOf(event);
    const taking = action?.type === 'undo' || action?.type === 'redo';
    if (action === null || !(isOnCell(event) || (taking && isOnTable(event)))) return;
    const state = store.getState();
    const position = activePosition(state);
    const row = rowAt(state, position.row);
    const column = state.settings.columns[position.column];
    if (action.type === 'copy') {
      if (window.getSelection()?.toString() !== '') return;
      const chosen = shownRows(state).filter(({ id }) => state.selected.has(id));
      if (chosen.length > 0) void navigator.clipboard?.writeText(asClipboardText(chosen, state.settings.columns));
      else if (row && column) void navigator.clipboard?.writeText(rowValue(row, column.number) ?? '');
      return;
    }
    if (action.type === 'clear-selection') {
      if (state.selected.size > 0) dispatch({ type: 'selection-cleared' });
      return;
    }
    event.preventDefault();
    if (taking) dispatch({ type: action.type });
    else if (action.type === 'go') dispatch({ type: 'went', position: { row: action.row, column: action.column } });
    else if (row === undefined || !state.settings.canEdit) return;
    else if (action.type === 'edit')
      dispatch({ type: 'edit-began', position, ...(action.typed === undefined ? {} : { typed: action.typed }) });
    else if (action.type === 'delete-row') onDelete(row);
    else if (action.type === 'select-all') dispatch({ type: 'all-selected' });
    else if (action.type === 'delete')
      dispatch(state.selected.size > 0 ? { type: 'selection-deleted' } : { type: 'cell-emptied', position });
    else if (action.type === 'select') dispatch({ type: 'selected', rowId: row.id, range: action.range });
    else if (action.type === 'move-row' && isMovable(state)) {
      const to = position.row + action.by;
      if (to >= 0 && to < shownCount(state)) dispatch({ type: 'moved', rowId: row.id, to });
    }
  };

  // The focused element was removed (a toast's Undo, a button of the selection): otherwise the browser would undo in
  // the search field.
  const takeBack = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const action = event.target === document.body ? actionOf(event) : null;
    if (action?.type !== 'undo' && action?.type !== 'redo') return;
    event.preventDefault();
    dispatch({ type: action.type });
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => takeBack(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const onFocus = ({ target }: FocusEvent) => {
    if (target.getAttribute('role') === 'gridcell' && target instanceof HTMLElement && target.tabIndex === 0)
      dispatch({ type: 'focus-changed', focused: true });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A null relatedTarget may mean that the window lost the focus.
    if (relatedTarget instanceof Element && relatedTarget.closest(OF_THE_TABLE) === null)
      dispatch({ type: 'focus-changed', focused: false });
  };
  return { onKeyDown, onFocus, onBlur };
}

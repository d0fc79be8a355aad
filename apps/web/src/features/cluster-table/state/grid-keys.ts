import type { CellPosition } from '@wordcluster/domain/cluster-table/state';

/** What a key does in the table while no cell is edited. Rows and columns are counted from 0. */
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

export function gridAction(
  event: Key,
  { row, column }: CellPosition,
  { rows, columns, page }: GridSize,
): GridAction | null {
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
  // A letter begins a new value, as in a spreadsheet.
  if (!command && Array.from(event.key).length === 1 && event.key !== ' ') return { type: 'edit', typed: event.key };
  return null;
}

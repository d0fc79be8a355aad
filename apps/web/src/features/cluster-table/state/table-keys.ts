import { rowValue } from '@wordcluster/domain/clusters/cluster';
import type { KeyboardEvent } from 'react';
import type { GridControl } from './grid-control.ts';
import { gridAction, type GridPlace } from './grid-keys.ts';
import type { ShownRows } from './shown-rows.ts';
import type { Changes } from './use-changes.ts';

interface TableKeys {
  active: GridPlace;
  shown: ShownRows;
  control: GridControl;
  changes: Changes;
  go: (place: GridPlace) => void;
  startEditing: (viewIndex: number, place: number, typed?: string) => void;
  /** How many rows Page Up and Page Down pass. */
  page: () => number;
}

/** A key that is pressed in a cell, not in an editor or on a button. */
function isOnCell({ target, nativeEvent }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.getAttribute('role') === 'gridcell' && !nativeEvent.isComposing;
}

/** On a row's button only Undo is the table's: the keyboard is still there after the row was translated or moved. */
const isOnButton = ({ target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof HTMLButtonElement && currentTarget.contains(target);

/** The keys of the table while no cell is edited. */
export function tableKeys({ active, shown, control, changes, go, startEditing, page }: TableKeys) {
  const { columns, owned, movable, onMove, onDelete, onSelect } = control;
  return (event: KeyboardEvent): void => {
    const action = gridAction(event, active, { rows: shown.count, columns: columns.length, page: page() });
    if (action === null || !(isOnCell(event) || (action.type === 'undo' && isOnButton(event)))) return;
    const row = shown.rowAt(active.row);
    const column = columns[active.column];
    if (action.type === 'copy') {
      if (window.getSelection()?.toString() === '' && row && column)
        void navigator.clipboard?.writeText(rowValue(row, column.number) ?? '');
      return;
    }
    event.preventDefault();
    if (action.type === 'go') go({ row: action.row, column: action.column });
    else if (!owned || row === undefined) return;
    else if (action.type === 'edit') startEditing(active.row, active.column, action.typed);
    else if (action.type === 'delete-row') onDelete(row);
    else if (action.type === 'select') onSelect(row.id, action.range);
    else if (action.type === 'undo') void changes.undo();
    else if (movable) {
      const to = active.row + action.by;
      if (to >= 0 && to < shown.count) onMove(active.row, to);
    }
  };
}

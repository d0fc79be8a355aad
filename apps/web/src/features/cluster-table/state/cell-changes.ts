import { t } from '@lingui/core/macro';
import { editRow, type CellChange } from '../api/change-rows.ts';
import { cachedRows, changeCachedRows, type Row } from '../api/rows.ts';
import type { ChangeSender } from './change-sender.ts';
import { cellsBefore, fillingOf, withEdit, withoutEdit } from './row-list.ts';

/** Changes of cells; each answers whether it was stored. */
export function createCellChanges(clusterId: number, sender: ChangeSender) {
  const edit = (row: Row, change: CellChange, undoing = false): Promise<boolean> => {
    const before = cellsBefore(row, change);
    return sender.attempt(
      t`The cell was not saved.`,
      () => changeCachedRows(clusterId, (rows) => withEdit(rows, row.id, change)),
      () => editRow(row, change),
      () => changeCachedRows(clusterId, (rows) => withoutEdit(rows, row.id, { change, before })),
      undoing ? null : async () => void (await edit({ ...row, ...change }, before, true)),
    );
  };

  /** Fills cells that are still empty. */
  const fill = async (rowId: number, cells: CellChange): Promise<boolean> => {
    const row = cachedRows(clusterId).find(({ id }) => id === rowId);
    if (row === undefined) return false;
    const filling = fillingOf(row, cells);
    return filling === null || edit(row, filling);
  };

  return { edit, fill };
}

import { t } from '@lingui/core/macro';
import type { RowValues } from '@wordcluster/domain/clusters/cluster';
import { refreshClusters } from '../../../platform/clusters.ts';
import { addRow, moveRow } from '../api/change-rows.ts';
import { cachedRows, changeCachedRows, type Row } from '../api/rows.ts';
import { createCellChanges } from './cell-changes.ts';
import type { ChangeSender } from './change-sender.ts';
import { createRowDeletions } from './row-deletions.ts';
import { withMove } from './row-list.ts';

/** What can be done to the rows of a cluster. Each is shown at once, sent, and can be undone. */
export function createChanges(clusterId: number, sender: ChangeSender) {
  const { edit, fill } = createCellChanges(clusterId, sender);
  const { remove, removeMany } = createRowDeletions(clusterId, sender);

  const move = (from: number, to: number, undoing = false): Promise<boolean> => {
    const row = cachedRows(clusterId)[from];
    if (row === undefined || from === to) return Promise.resolve(true);
    const placeOf = () => cachedRows(clusterId).findIndex(({ id }) => id === row.id);
    return sender.attempt(
      t`The row was not moved.`,
      () => changeCachedRows(clusterId, (rows) => withMove(rows, from, to)),
      () => moveRow(row, to + 1),
      () => changeCachedRows(clusterId, (rows) => withMove(rows, placeOf(), from)),
      undoing ? null : async () => void (await move(placeOf(), from, true)),
    );
  };

  /** Throws the failure: the add row shows it in the snackbar and keeps what was typed. */
  const add = async (values: RowValues): Promise<Row> => {
    const added = await sender.inTurn(() => addRow(clusterId, values));
    changeCachedRows(clusterId, (rows) => [...rows, added]);
    sender.canUndo(async () => void (await remove(added, true)));
    void refreshClusters();
    return added;
  };

  /** A refused row whose place in the add row is taken by the next one: it waits beside the reason. */
  const keepRefused = (values: RowValues, error: unknown): void => {
    sender.refuse(t`“${values.col_1_value ?? ''}” was not added.`, error, () => {
      void add(values).catch((again: unknown) => keepRefused(values, again));
    });
  };

  return { keepRefused, edit, fill, move, remove, removeMany, add, undo: sender.undo };
}

export type Changes = ReturnType<typeof createChanges>;

import { t } from '@lingui/core/macro';
import { refreshClusters, refreshRows } from '../../../platform/clusters.ts';
import { showToast } from '../../../ui/toasts.ts';
import { deleteRow, deleteRows, restoreRow, restoreRows } from '../api/change-rows.ts';
import { cachedRows, changeCachedRows, type Row } from '../api/rows.ts';
import type { ChangeSender } from './change-sender.ts';
import { withoutRow, withRowAt, withRowsBack } from './row-list.ts';

/** Milliseconds for which a deleted row can be brought back from its message. */
const UNDO_MS = 10_000;

/** The message's Undo and Ctrl+Z stand for the same change: whichever comes first takes it back. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** Says what was deleted, with its Undo, and has the clusters' row counts loaded again. */
function announceDeleted(message: string, undo: () => Promise<void>): void {
  showToast({ message, duration: UNDO_MS, undo: () => void undo() });
  void refreshClusters();
}

/** Deletions of rows; each answers whether it was done, and can be undone from its message too. */
export function createRowDeletions(clusterId: number, sender: ChangeSender) {
  const remove = async (row: Row, undoing = false): Promise<boolean> => {
    const index = cachedRows(clusterId).findIndex(({ id }) => id === row.id);
    const take = () => changeCachedRows(clusterId, (rows) => withoutRow(rows, row.id));
    const putBack = () => changeCachedRows(clusterId, (rows) => withRowAt(rows, row, index));
    const undo = once(async () => {
      await sender.attempt(t`The row was not restored.`, putBack, () => restoreRow(row), take, null);
      await refreshClusters();
    });
    // Taking back an added row is no step of its own: the next Ctrl+Z takes back what was done before it.
    const undoable = undoing ? null : undo;
    const done = await sender.attempt(t`The row was not deleted.`, take, () => deleteRow(row), putBack, undoable);
    if (done) announceDeleted(t`“${row.col_1_value ?? ''}” was deleted.`, undo);
    return done;
  };

  /** Deletes several rows at once; Undo brings all of them back to their places. */
  const removeMany = async (gone: readonly Row[]): Promise<boolean> => {
    const ids = new Set(gone.map(({ id }) => id));
    const before = cachedRows(clusterId);
    const take = () => changeCachedRows(clusterId, (rows) => rows.filter(({ id }) => !ids.has(id)));
    const putBack = () => changeCachedRows(clusterId, (rows) => withRowsBack(rows, before, ids));
    const restore = () => restoreRows(clusterId, [...ids]);
    const nothing = () => undefined;
    const undo = once(async () => {
      // Shown when they are loaded again: the server knows their places, whatever was moved meanwhile.
      await sender.attempt(t`The rows were not restored.`, nothing, restore, nothing, null);
      await refreshRows(clusterId);
      await refreshClusters();
    });
    const send = () => deleteRows(clusterId, [...ids]);
    const done = await sender.attempt(t`The rows were not deleted.`, take, send, putBack, undo);
    if (done) announceDeleted(t`${ids.size} rows were deleted.`, undo);
    return done;
  };

  return { remove, removeMany };
}

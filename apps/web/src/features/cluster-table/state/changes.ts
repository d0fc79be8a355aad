import { t } from '@lingui/core/macro';
import type { RowValues } from '@wordcluster/domain/clusters/cluster';
import { refreshClusters, refreshRows } from '../../../platform/clusters.ts';
import { showToast } from '../../../ui/toasts.ts';
import {
  addRow,
  deleteRow,
  deleteRows,
  editRow,
  moveRow,
  restoreRow,
  restoreRows,
  type CellChange,
} from '../api/change-rows.ts';
import { cachedRows, changeCachedRows, type Row } from '../api/rows.ts';
import type { ChangeSender } from './change-sender.ts';
import { withEdit, withMove, withoutEdit, withoutRow, withRowAt, withRowsBack } from './row-list.ts';

/** Milliseconds for which a deleted row can be brought back from its message. */
const UNDO_MS = 10_000;

/** The message's Undo and Ctrl+Z stand for the same change: whichever comes first takes it back. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** What can be done to the rows of a cluster. Each is shown at once, sent, and can be undone. */
export function createChanges(clusterId: number, sender: ChangeSender) {
  const edit = (row: Row, change: CellChange, undoing = false): Promise<boolean> => {
    const before: CellChange = Object.fromEntries(
      Object.keys(change).map((field) => [field, row[field as keyof CellChange] ?? null]),
    );
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
    const change: CellChange = Object.fromEntries(
      Object.entries(cells).filter(([field]) => (row[field as keyof CellChange] ?? null) === null),
    );
    return Object.keys(change).length === 0 ? true : edit(row, change);
  };

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

  const remove = async (row: Row, undoing = false): Promise<boolean> => {
    const index = cachedRows(clusterId).findIndex(({ id }) => id === row.id);
    const back = () => changeCachedRows(clusterId, (rows) => withRowAt(rows, row, index));
    const restore = () =>
      sender.attempt(
        t`The row was not restored.`,
        back,
        () => restoreRow(row),
        () => changeCachedRows(clusterId, (rows) => withoutRow(rows, row.id)),
        null,
      );
    const undo = once(async () => {
      await restore();
      await refreshClusters();
    });
    const done = await sender.attempt(
      t`The row was not deleted.`,
      () => changeCachedRows(clusterId, (rows) => withoutRow(rows, row.id)),
      () => deleteRow(row),
      back,
      // Taking back an added row is no step of its own: the next Ctrl+Z takes back what was done before it.
      undoing ? null : undo,
    );
    if (done) {
      showToast({ message: t`“${row.col_1_value ?? ''}” was deleted.`, duration: UNDO_MS, undo: () => void undo() });
      void refreshClusters();
    }
    return done;
  };

  /** Deletes several rows at once; Undo brings all of them back to their places. */
  const removeMany = async (gone: readonly Row[]): Promise<boolean> => {
    const ids = new Set(gone.map(({ id }) => id));
    const before = cachedRows(clusterId);
    const back = () => changeCachedRows(clusterId, (rows) => withRowsBack(rows, before, ids));
    const undo = once(async () => {
      await sender.attempt(
        t`The rows were not restored.`,
        () => undefined,
        () => restoreRows(clusterId, [...ids]),
        () => undefined,
        null,
      );
      await refreshRows(clusterId);
      await refreshClusters();
    });
    const without = () => changeCachedRows(clusterId, (rows) => rows.filter(({ id }) => !ids.has(id)));
    const done = await sender.attempt(
      t`The rows were not deleted.`,
      without,
      () => deleteRows(clusterId, [...ids]),
      back,
      undo,
    );
    if (done) {
      showToast({ message: t`${ids.size} rows were deleted.`, duration: UNDO_MS, undo: () => void undo() });
      void refreshClusters();
    }
    return done;
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

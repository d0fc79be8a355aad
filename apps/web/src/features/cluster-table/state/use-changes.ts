import { t } from '@lingui/core/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import { asFailure } from '../../../platform/api-failure.ts';
import { refreshClusters } from '../../../platform/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
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
import { cachedRows, changeCachedRows, reloadRows, type Row } from '../api/rows.ts';
import { withEdit, withMove, withoutRow, withRowAt } from './row-list.ts';

/** A change that the server refused; the old value is back, and the same change can be tried again. */
export interface FailedChange {
  message: string;
  retry: () => void;
}

const MOST_UNDO = 100;
/** Milliseconds for which a deleted row can be brought back from its message. */
const UNDO_MS = 10_000;

/**
 * Changes of a cluster's rows: shown at once, then sent; when the server refuses, the old state comes back with
 * a way to try again. Each change can be undone with Ctrl+Z.
 */
export function useChanges(clusterId: number) {
  const [failed, setFailed] = useState<FailedChange | null>(null);
  const undoable = useRef<(() => Promise<void>)[]>([]);

  const attempt = useCallback(
    async (
      what: string,
      apply: () => void,
      send: () => Promise<void>,
      revert: () => void,
      undo: (() => Promise<void>) | null,
    ): Promise<boolean> => {
      setFailed(null);
      apply();
      try {
        await send();
        if (undo) undoable.current = [...undoable.current, undo].slice(-MOST_UNDO);
        return true;
      } catch (error) {
        revert();
        setFailed({
          message: `${what} ${failureText(asFailure(error))}`,
          retry: () => void attempt(what, apply, send, revert, undo),
        });
        return false;
      }
    },
    [],
  );

  const changes = useMemo(() => {
    const edit = (row: Row, change: CellChange, undoing = false): Promise<boolean> => {
      const before: CellChange = Object.fromEntries(
        Object.keys(change).map((field) => [field, row[field as keyof CellChange] ?? null]),
      );
      return attempt(
        t`The cell was not saved.`,
        () => changeCachedRows(clusterId, (rows) => withEdit(rows, row.id, change)),
        () => editRow(row, change),
        () => changeCachedRows(clusterId, (rows) => withEdit(rows, row.id, before)),
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
      return attempt(
        t`The row was not moved.`,
        () => changeCachedRows(clusterId, (rows) => withMove(rows, from, to)),
        () => moveRow(row, to + 1),
        () => changeCachedRows(clusterId, (rows) => withMove(rows, placeOf(), from)),
        undoing ? null : async () => void (await move(placeOf(), from, true)),
      );
    };

    const remove = async (row: Row): Promise<boolean> => {
      const index = cachedRows(clusterId).findIndex(({ id }) => id === row.id);
      const back = () => changeCachedRows(clusterId, (rows) => withRowAt(rows, row, index));
      const restore = () =>
        attempt(
          t`The row was not restored.`,
          back,
          () => restoreRow(row),
          () => changeCachedRows(clusterId, (rows) => withoutRow(rows, row.id)),
          null,
        );
      const undo = async () => {
        undoable.current = undoable.current.filter((other) => other !== undo);
        await restore();
        await refreshClusters();
      };
      const done = await attempt(
        t`The row was not deleted.`,
        () => changeCachedRows(clusterId, (rows) => withoutRow(rows, row.id)),
        () => deleteRow(row),
        back,
        undo,
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
      const back = () => changeCachedRows(clusterId, () => before);
      const undo = async () => {
        undoable.current = undoable.current.filter((other) => other !== undo);
        await attempt(
          t`The rows were not restored.`,
          () => undefined,
          () => restoreRows(clusterId, [...ids]),
          () => undefined,
          null,
        );
        await reloadRows(clusterId);
        await refreshClusters();
      };
      const without = () => changeCachedRows(clusterId, (rows) => rows.filter(({ id }) => !ids.has(id)));
      const done = await attempt(
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
    const add = async (values: Pick<Row, 'col_1_value' | 'col_2_value' | 'col_3_value'>): Promise<Row> => {
      const added = await addRow(clusterId, values);
      changeCachedRows(clusterId, (rows) => [...rows, added]);
      undoable.current = [...undoable.current, async () => void (await remove(added))].slice(-MOST_UNDO);
      void refreshClusters();
      return added;
    };

    const undo = async (): Promise<void> => {
      await undoable.current.pop()?.();
    };

    return { edit, fill, move, remove, removeMany, add, undo };
  }, [attempt, clusterId]);

  return { changes, failed, dismissFailed: () => setFailed(null) };
}

export type Changes = ReturnType<typeof useChanges>['changes'];

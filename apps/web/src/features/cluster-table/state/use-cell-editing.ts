import { rowValue, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { normalizeText } from '@wordcluster/domain/text/characters';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownRows } from './shown-rows.ts';
import type { TableColumn } from './table-column.ts';
import type { Changes } from './use-changes.ts';
import type { useGrid } from './use-grid.ts';

/** Where the editor goes after a cell is saved: along the row, to the cell below, or nowhere. */
export type AfterSaving = 'stay' | 'down' | 'next' | 'previous';

/**
 * Opens the editor of a cell and saves what it holds. `saved` is the row that was stored last, for its flash.
 * The functions stay the same while rows change, so that typing draws no other row again.
 */
export function useCellEditing(
  grid: ReturnType<typeof useGrid>,
  shown: ShownRows,
  columns: readonly TableColumn[],
  changes: Changes,
) {
  const { go, edit, close } = grid;
  const [saved, setSaved] = useState<number | null>(null);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const startEditing = useCallback(
    (viewIndex: number, place: number, typed?: string) => {
      const row = latest.current.rowAt(viewIndex);
      const column = columns[place];
      if (row === undefined || column === undefined) return;
      edit({ row: viewIndex, column: place }, typed ?? rowValue(row, column.number) ?? '');
    },
    [columns, edit],
  );

  /** A cell was chosen: by its row's id, because rows may have moved since it was drawn. */
  const activate = useCallback(
    (rowId: number, place: number, editing: boolean) => {
      const row = latest.current.placeOf(rowId);
      if (editing) startEditing(row, place);
      else go({ row, column: place });
    },
    [go, startEditing],
  );

  const save = useCallback(
    (rowId: number, column: ColumnNumber, value: string, then: AfterSaving) => {
      const { count, rowAt, placeOf } = latest.current;
      const place = columns.findIndex(({ number }) => number === column);
      const viewIndex = placeOf(rowId);
      const row = rowAt(viewIndex);
      close(rowId, column);
      const text = normalizeText(value) || null;
      if (row !== undefined && text !== rowValue(row, column))
        void changes.edit(row, { [`col_${column}_value`]: text }).then((done) => done && setSaved(row.id));
      if (then === 'down') go({ row: Math.min(viewIndex + 1, count - 1), column: place });
      if (then === 'next' || then === 'previous') {
        const next = viewIndex * columns.length + place + (then === 'next' ? 1 : -1);
        const target = Math.max(0, Math.min(count * columns.length - 1, next));
        startEditing(Math.floor(target / columns.length), target % columns.length);
      }
    },
    [columns, changes, close, go, startEditing],
  );
  return { startEditing, activate, save, saved };
}

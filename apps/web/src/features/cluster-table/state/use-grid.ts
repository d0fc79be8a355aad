import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GridPlace } from './grid-keys.ts';
import type { ShownRows } from './shown-rows.ts';
import type { TableColumn } from './table-column.ts';

interface Chosen {
  /** Where the active cell was when it was chosen. */
  place: GridPlace;
  /** The row and the column it belongs to; null before any was chosen. */
  rowId: number | null;
  number: ColumnNumber | null;
  draft: string | null;
  focused: boolean;
}

export interface GridState {
  active: GridPlace;
  /** The text that the editor of the active cell starts with, or null when no cell is edited. */
  draft: string | null;
  /** Whether the active cell takes the focus: while the keyboard is in the table, not while it is elsewhere. */
  focused: boolean;
}

/**
 * Which cell is active and whether it is edited: one at a time. The active cell stays with its row and its column when a
 * search, a sorting or a change of others moves it; an editor must never end up in another cell.
 */
export function useGrid(shown: ShownRows, columns: readonly TableColumn[]) {
  const [chosen, setChosen] = useState<Chosen>({
    place: { row: 0, column: 0 },
    rowId: null,
    number: null,
    draft: null,
    focused: false,
  });
  const latest = useRef({ shown, columns });
  useEffect(() => {
    latest.current = { shown, columns };
  });

  const { place, rowId, number, draft, focused } = chosen;
  const found = useMemo(() => (rowId === null ? -1 : shown.placeOf(rowId, place.row)), [shown, rowId, place.row]);
  const column = columns.findIndex((one) => one.number === number);
  const lost = draft !== null && (found < 0 || column < 0);
  // The edited row is gone from the view, or its column from the cluster: the editor must not come back with it.
  if (lost) setChosen({ ...chosen, draft: null });
  // Where the row is now: should it be deleted, the one that comes to its place is next.
  else if (found >= 0 && found !== place.row) setChosen({ ...chosen, place: { ...place, row: found } });

  const choose = useCallback(
    (to: GridPlace, text: string | null) =>
      setChosen({
        place: to,
        rowId: latest.current.shown.rowAt(to.row)?.id ?? null,
        number: latest.current.columns[to.column]?.number ?? null,
        draft: text,
        focused: true,
      }),
    [],
  );
  const go = useCallback((to: GridPlace) => choose(to, null), [choose]);
  const edit = useCallback((to: GridPlace, text: string) => choose(to, text), [choose]);
  /** A row is moved: the active cell goes with it. */
  const follow = useCallback((from: number, to: number) => {
    const moved = latest.current.shown.rowAt(from)?.id ?? null;
    setChosen((before) => ({
      ...before,
      place: { ...before.place, row: to },
      rowId: moved,
      draft: null,
      focused: true,
    }));
  }, []);
  /** Closes the editor of this cell if it is still the one that is open. */
  const close = useCallback((ofRow: number, ofColumn: ColumnNumber) => {
    setChosen((before) => (before.rowId === ofRow && before.number === ofColumn ? { ...before, draft: null } : before));
  }, []);
  const cancel = useCallback(() => setChosen((before) => ({ ...before, draft: null, focused: true })), []);
  /** The keyboard came into the table, or went elsewhere. */
  const hold = useCallback(
    (held: boolean) => setChosen((before) => (before.focused === held ? before : { ...before, focused: held })),
    [],
  );

  const active: GridPlace = {
    row: found >= 0 ? found : Math.max(0, Math.min(place.row, shown.count - 1)),
    column: column >= 0 ? column : Math.min(place.column, columns.length - 1),
  };
  const state: GridState = { active, draft: lost ? null : draft, focused };
  return { ...state, go, edit, follow, close, cancel, hold };
}

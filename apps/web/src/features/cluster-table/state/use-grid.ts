import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GridPlace } from './grid-keys.ts';
import type { ShownRows } from './shown-rows.ts';

interface Chosen {
  /** Where the active cell was when it was chosen. */
  place: GridPlace;
  /** The row it belongs to; null before any was chosen. */
  rowId: number | null;
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
 * Which cell is active and whether it is edited: one at a time. The active cell stays with its row when a search, a
 * sorting or a change of other rows moves it; an editor must never end up in another row.
 */
export function useGrid(shown: ShownRows, columns: number) {
  const [chosen, setChosen] = useState<Chosen>({
    place: { row: 0, column: 0 },
    rowId: null,
    draft: null,
    focused: false,
  });
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const { place, rowId, draft, focused } = chosen;
  const found = useMemo(() => (rowId === null ? -1 : shown.placeOf(rowId, place.row)), [shown, rowId, place.row]);
  const lost = draft !== null && found < 0;
  // The edited row is gone from the view: its editor must not come back with it.
  if (lost) setChosen({ ...chosen, draft: null });

  const choose = useCallback(
    (to: GridPlace, text: string | null) =>
      setChosen({ place: to, rowId: latest.current.rowAt(to.row)?.id ?? null, draft: text, focused: true }),
    [],
  );
  const go = useCallback((to: GridPlace) => choose(to, null), [choose]);
  const edit = useCallback((to: GridPlace, text: string) => choose(to, text), [choose]);
  /** A row is moved: the active cell goes with it. */
  const follow = useCallback((from: number, to: number) => {
    const moved = latest.current.rowAt(from)?.id ?? null;
    setChosen(({ place: { column } }) => ({
      place: { row: to, column },
      rowId: moved,
      draft: null,
      focused: true,
    }));
  }, []);
  /** Closes the editor of this cell if it is still the one that is open. */
  const close = useCallback((ofRow: number, column: number) => {
    setChosen((before) =>
      before.rowId === ofRow && before.place.column === column ? { ...before, draft: null } : before,
    );
  }, []);
  const cancel = useCallback(() => setChosen((before) => ({ ...before, draft: null, focused: true })), []);
  /** The keyboard came into the table, or went elsewhere. */
  const hold = useCallback(
    (held: boolean) => setChosen((before) => (before.focused === held ? before : { ...before, focused: held })),
    [],
  );

  const active: GridPlace = {
    row: found >= 0 ? found : Math.max(0, Math.min(place.row, shown.count - 1)),
    column: Math.min(place.column, columns - 1),
  };
  const state: GridState = { active, draft: lost ? null : draft, focused };
  return { ...state, go, edit, follow, close, cancel, hold };
}

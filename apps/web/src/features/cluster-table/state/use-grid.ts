import { useCallback, useState } from 'react';
import type { GridPlace } from './grid-keys.ts';

export interface GridState {
  active: GridPlace;
  /** The text that the editor of the active cell starts with, or null when no cell is edited. */
  draft: string | null;
  /** Whether the active cell takes the focus: after a key or a click, not while the page loads. */
  focused: boolean;
}

/** Which cell is active and whether it is edited: one at a time. */
export function useGrid() {
  const [state, setState] = useState<GridState>({ active: { row: 0, column: 0 }, draft: null, focused: false });
  const go = useCallback((active: GridPlace) => setState({ active, draft: null, focused: true }), []);
  const edit = useCallback((active: GridPlace, draft: string) => setState({ active, draft, focused: true }), []);
  /** Closes the editor of this cell if it is still the one that is open. */
  const close = useCallback((place: GridPlace) => {
    setState((before) =>
      before.active.row === place.row && before.active.column === place.column ? { ...before, draft: null } : before,
    );
  }, []);
  const cancel = useCallback(() => setState((before) => ({ ...before, draft: null, focused: true })), []);
  return { ...state, go, edit, close, cancel };
}

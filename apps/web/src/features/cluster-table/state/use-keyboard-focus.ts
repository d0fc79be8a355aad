import { useEffect, type FocusEvent, type RefObject } from 'react';

/** Where the keyboard still belongs to the table: its rows, and what was opened from one and gives the focus back. */
const OF_THE_TABLE = '[role="rowgroup"], [role="dialog"], [role="menu"]';

/** Tells the grid whether the keyboard is in the table (`hold`), and keeps it there when the last row goes. */
export function useKeyboardFocus(
  scroller: RefObject<HTMLElement | null>,
  focused: boolean,
  count: number,
  hold: (held: boolean) => void,
) {
  useEffect(() => {
    // The last row is gone with the keyboard in it.
    if (focused && count === 0) scroller.current?.focus();
  }, [scroller, focused, count]);
  const onFocus = ({ target }: FocusEvent) => {
    if (target.getAttribute('role') === 'gridcell' && target instanceof HTMLElement && target.tabIndex === 0)
      hold(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Nothing as the next place may mean that the window was left.
    if (relatedTarget instanceof Element && relatedTarget.closest(OF_THE_TABLE) === null) hold(false);
  };
  return { onFocus, onBlur };
}

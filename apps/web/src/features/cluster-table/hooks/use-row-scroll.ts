import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { activePosition, shownCount, viewIndexOf, type TableState } from '@wordcluster/domain/cluster-table/state';
import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';

/** Height in pixels of a row with single-line cells. */
export const ROW_HEIGHT = 53;
/** And of a card of two values on a narrow screen. */
const CARD_HEIGHT = 78;

/**
 * Virtualisation: renders the visible rows, a few around them, and the row with the keyboard focus, so that scrolling
 * loses neither focus nor input. Scrolls to the active cell and to an added row.
 */
export function useRowScroll(scroller: RefObject<HTMLElement | null>, state: TableState, cards: boolean) {
  const { list, view, focused, added } = state;
  const count = shownCount(state);
  const active = activePosition(state).row;
  const held = focused && active < count ? active : null;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return held === null || drawn.includes(held) ? drawn : [...drawn, held].toSorted((a, b) => a - b);
    },
    [held],
  );
  // Memoised: the virtualizer measures everything again for another function.
  const getItemKey = useCallback(
    (index: number) => list.rows[view === null ? index : (view[index] ?? -1)]?.id ?? index,
    [list.rows, view],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (cards ? CARD_HEIGHT : ROW_HEIGHT),
    getItemKey,
    overscan: 12,
    rangeExtractor,
    scrollPaddingStart: 48,
    // The add row covers the end of the list.
    scrollPaddingEnd: cards ? 0 : 64,
  });
  useEffect(() => {
    if (focused && active < count) virtualizer.scrollToIndex(active, { align: 'auto' });
  }, [active, focused, count, virtualizer]);
  const showAdded = useEffectEvent((rowId: number) => {
    const index = viewIndexOf(state, rowId, count - 1);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: index === count - 1 ? 'end' : 'auto' });
  });
  useEffect(() => {
    if (added !== null) showAdded(added);
  }, [added]);
  useEffect(() => {
    // The last row was removed while it had the focus.
    if (focused && count === 0) scroller.current?.focus();
  }, [scroller, focused, count]);
  return virtualizer;
}

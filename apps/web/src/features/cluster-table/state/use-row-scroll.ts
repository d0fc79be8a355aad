import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { ShownRows } from './shown-rows.ts';
import type { GridState } from './use-grid.ts';

/** Pixels of a row whose cells hold one line. */
export const ROW_HEIGHT = 53;

/**
 * Which rows are drawn: those in view, a few around, and wherever it is the one that has the keyboard, so that scrolling
 * takes neither the focus nor what is being typed. The active cell and a row just added (`lastAdded`) are scrolled to.
 */
export function useRowScroll(
  scroller: RefObject<HTMLElement | null>,
  shown: ShownRows,
  { active, focused }: Pick<GridState, 'active' | 'focused'>,
  lastAdded: number | null,
) {
  const { count } = shown;
  const held = focused && active.row < count ? active.row : null;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return held === null || drawn.includes(held) ? drawn : [...drawn, held].toSorted((a, b) => a - b);
    },
    [held],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (viewIndex) => shown.rowAt(viewIndex)?.id ?? viewIndex,
    overscan: 12,
    rangeExtractor,
    scrollPaddingStart: 48,
    scrollPaddingEnd: 64,
  });
  const latestCount = useRef(count);
  useEffect(() => {
    latestCount.current = count;
  });
  useEffect(() => {
    if (focused && active.row < count) virtualizer.scrollToIndex(active.row, { align: 'auto' });
  }, [active.row, focused, count, virtualizer]);
  useEffect(() => {
    if (lastAdded !== null) virtualizer.scrollToIndex(latestCount.current - 1, { align: 'end' });
  }, [lastAdded, virtualizer]);
  return virtualizer;
}

import { useMemo } from 'react';
import type { Row } from '../api/rows.ts';

/** The rows as the table shows them: all in their stored order, or those of a search or a sorting. */
export interface ShownRows {
  count: number;
  /** Place in the cluster of the row at a place of the view; -1 where there is none. */
  indexAt: (viewIndex: number) => number;
  rowAt: (viewIndex: number) => Row | undefined;
}

export function useShownRows(rows: readonly Row[], view: readonly number[] | null): ShownRows {
  return useMemo(() => {
    const indexAt = (viewIndex: number) => (view === null ? viewIndex : (view[viewIndex] ?? -1));
    return {
      count: view === null ? rows.length : view.length,
      indexAt,
      rowAt: (viewIndex) => rows[indexAt(viewIndex)],
    };
  }, [rows, view]);
}

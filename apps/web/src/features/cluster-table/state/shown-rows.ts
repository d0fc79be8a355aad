import { useMemo } from 'react';
import type { Row } from '../api/rows.ts';

/** The rows as the table shows them: all in their stored order, or those of a search or a sorting. */
export interface ShownRows {
  count: number;
  /** Place in the cluster of the row at a place of the view; -1 where there is none. */
  indexAt: (viewIndex: number) => number;
  rowAt: (viewIndex: number) => Row | undefined;
  /** Place in the view of a row, -1 where it is not shown. It is looked for at `near` first. */
  placeOf: (rowId: number, near?: number) => number;
}

function shownRows(rows: readonly Row[], view: readonly number[] | null): ShownRows {
  const count = view === null ? rows.length : view.length;
  const indexAt = (viewIndex: number) => (view === null ? viewIndex : (view[viewIndex] ?? -1));
  const rowAt = (viewIndex: number) => rows[indexAt(viewIndex)];
  const placeOf = (rowId: number, near = 0) => {
    if (rowAt(near)?.id === rowId) return near;
    for (let place = 0; place < count; place++) if (rowAt(place)?.id === rowId) return place;
    return -1;
  };
  return { count, indexAt, rowAt, placeOf };
}

export function useShownRows(rows: readonly Row[], view: readonly number[] | null): ShownRows {
  return useMemo(() => shownRows(rows, view), [rows, view]);
}

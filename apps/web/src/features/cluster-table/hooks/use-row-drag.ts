import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Table } from '../state/table-store.ts';

const ROW_DRAG = 'cluster-row';

/**
 * Makes a row draggable by its handle, or as a `whole` (by a long press on touch screens), and a drop target. `attach`
 * is the row's ref.
 */
export function useRowDrag(
  rowId: number,
  enabled: boolean,
  measure: (element: HTMLElement | null) => void,
  whole = false,
) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [dragging, setDragging] = useState(false);
  const [drop, setDrop] = useState<'top' | 'bottom' | null>(null);

  useEffect(() => {
    const [row, grip] = [element.current, handle.current];
    if (!enabled || row === null || (grip === null && !whole)) return;
    const data = { type: ROW_DRAG, rowId };
    return combine(
      draggable({
        element: row,
        ...(grip === null ? {} : { dragHandle: grip }),
        getInitialData: () => data,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data['type'] === ROW_DRAG && source.data['rowId'] !== rowId,
        getData: ({ input, element: target }) =>
          attachClosestEdge(data, { input, element: target, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => {
          const edge = extractClosestEdge(self.data);
          setDrop(edge === 'top' || edge === 'bottom' ? edge : null);
        },
        onDragLeave: () => setDrop(null),
        onDrop: () => setDrop(null),
      }),
    );
  }, [rowId, enabled, whole]);

  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      element.current = node;
      measure(node);
    },
    [measure],
  );

  return { attach, handle, dragging, drop };
}

/** Moves a row when it is dropped, and scrolls while one is dragged near the edge. */
export function useRowDrop({ store, dispatch }: Table, scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    return combine(
      autoScrollForElements({ element }),
      monitorForElements({
        canMonitor: ({ source }) => source.data['type'] === ROW_DRAG,
        onDrop({ source, location }) {
          const target = location.current.dropTargets[0];
          if (target === undefined) return;
          const { rows } = store.getState().list;
          const indexOf = (rowId: unknown) => rows.findIndex(({ id }) => id === rowId);
          const [from, over] = [indexOf(source.data['rowId']), indexOf(target.data['rowId'])];
          const row = rows[from];
          if (row === undefined || over < 0) return;
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: over,
            closestEdgeOfTarget: extractClosestEdge(target.data),
            axis: 'vertical',
          });
          dispatch({ type: 'moved', rowId: row.id, to });
        },
      }),
    );
  }, [store, dispatch, scroller]);
}

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useCallback, useEffect, useRef, useState } from 'react';

export const ROW_DRAG = 'cluster-row';

/** Makes a row draggable by its handle, and a place to drop other rows at. `attach` is the row's ref. */
export function useRowDrag(rowId: number, enabled: boolean, measure: (element: HTMLElement | null) => void) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [dragging, setDragging] = useState(false);
  const [drop, setDrop] = useState<'top' | 'bottom' | null>(null);

  useEffect(() => {
    const [row, grip] = [element.current, handle.current];
    if (!enabled || row === null || grip === null) return;
    const data = { type: ROW_DRAG, rowId };
    return combine(
      draggable({
        element: row,
        dragHandle: grip,
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
  }, [rowId, enabled]);

  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      element.current = node;
      measure(node);
    },
    [measure],
  );

  return { attach, handle, dragging, drop };
}

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { useEffect, type RefObject } from 'react';
import { cachedRows } from '../api/rows.ts';
import { ROW_DRAG } from './use-row-drag.ts';

/** Moves a row when it is dropped, and scrolls while one is dragged near the edge. */
export function useDrop(
  clusterId: number,
  scroller: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): void {
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
          const rows = cachedRows(clusterId);
          const placeOf = (rowId: unknown) => rows.findIndex(({ id }) => id === rowId);
          const [from, over] = [placeOf(source.data['rowId']), placeOf(target.data['rowId'])];
          if (from < 0 || over < 0) return;
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: over,
            closestEdgeOfTarget: extractClosestEdge(target.data),
            axis: 'vertical',
          });
          onMove(from, to);
        },
      }),
    );
  }, [clusterId, scroller, onMove]);
}

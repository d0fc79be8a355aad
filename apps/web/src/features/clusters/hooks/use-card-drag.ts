import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const CARD_DRAG = 'cluster-card';

/** Makes a card draggable to the place of another one, where the list stands in the person's own order. */
export function useCardDrag(clusterId: number, onMoveTo: ((target: number) => void) | null) {
  const card = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  const [isTarget, setIsTarget] = useState(false);
  const enabled = onMoveTo !== null;
  const move = useEffectEvent((target: unknown) => {
    if (typeof target === 'number') onMoveTo?.(target);
  });

  useEffect(() => {
    const element = card.current;
    if (!enabled || element === null) return;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ type: CARD_DRAG, clusterId }),
        onDragStart: () => setDragging(true),
        onDrop: ({ location }) => {
          setDragging(false);
          move(location.current.dropTargets[0]?.data['clusterId']);
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['type'] === CARD_DRAG && source.data['clusterId'] !== clusterId,
        getData: () => ({ clusterId }),
        onDragEnter: () => setIsTarget(true),
        onDragLeave: () => setIsTarget(false),
        onDrop: () => setIsTarget(false),
      }),
    );
  }, [clusterId, enabled]);

  return { card, dragging, isTarget };
}

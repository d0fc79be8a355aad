import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const CARD_DRAG = 'cluster-card';

interface CardDrag {
  setDragged: (dragged: boolean) => void;
  setTarget: (isTarget: boolean) => void;
  onMoveTo: (target: number) => void;
}

/** Lets a card be dragged, and others be dropped on it; answers what ends that. */
function makeCardDraggable(element: HTMLElement, clusterId: number, drag: CardDrag): () => void {
  return combine(
    draggable({
      element,
      getInitialData: () => ({ type: CARD_DRAG, clusterId }),
      onDragStart: () => drag.setDragged(true),
      onDrop: ({ location }) => {
        drag.setDragged(false);
        const target = location.current.dropTargets[0]?.data['clusterId'];
        if (typeof target === 'number') drag.onMoveTo(target);
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['type'] === CARD_DRAG && source.data['clusterId'] !== clusterId,
      getData: () => ({ clusterId }),
      onDragEnter: () => drag.setTarget(true),
      onDragLeave: () => drag.setTarget(false),
      onDrop: () => drag.setTarget(false),
    }),
  );
}

// Behind the first draw of the list: nobody drags a card that is not seen yet.
const loadDragging = () => import('./use-card-drag.ts');

/** Makes a card draggable to the place of another one, where the list stands in the person's own order. */
export function useCardDrag(clusterId: number, onMoveTo: ((target: number) => void) | null) {
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [isTarget, setTarget] = useState(false);
  const enabled = onMoveTo !== null;
  const move = useEffectEvent((target: number) => onMoveTo?.(target));

  useEffect(() => {
    const element = card.current;
    if (!enabled || element === null) return;
    let end: (() => void) | null = null;
    let wanted = true;
    void (async () => {
      const { makeCardDraggable } = await loadDragging();
      if (wanted) end = makeCardDraggable(element, clusterId, { setDragged, setTarget, onMoveTo: move });
    })().catch(() => null);
    return () => {
      wanted = false;
      end?.();
    };
  }, [clusterId, enabled]);

  return { card, dragging: isDragged, isTarget };
}

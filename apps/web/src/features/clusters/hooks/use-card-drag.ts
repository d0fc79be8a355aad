import { useEffect, useEffectEvent, useRef, useState } from 'react';

// Behind the first draw of the list: nobody drags a card that is not seen yet.
const loadDragging = () => import('../card-drag.ts');

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

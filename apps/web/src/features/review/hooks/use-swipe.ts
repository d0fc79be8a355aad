import { useRef, useState, type PointerEvent } from 'react';

interface SwipeInput {
  enabled: boolean;
  onLeft: () => void;
  onRight: () => void;
}

/** Pixels from which on a movement of the finger is meant. */
const MEANT = 96;

/** A card that follows the finger; let go far enough to a side, it is swiped. Mice select text instead. */
export function useSwipe({ enabled, onLeft, onRight }: SwipeInput) {
  // Not only state: a quick finger is down, moved and up before anything is drawn.
  const start = useRef<{ id: number; x: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: ({ pointerId, pointerType, clientX }: PointerEvent) => {
      if (enabled && pointerType !== 'mouse') start.current = { id: pointerId, x: clientX };
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      if (start.current?.id === pointerId) setOffset(clientX - start.current.x);
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      if (start.current?.id !== pointerId) return;
      const moved = clientX - start.current.x;
      end();
      if (moved <= -MEANT) onLeft();
      if (moved >= MEANT) onRight();
    },
    onPointerCancel: end,
  };
  return { offset, handlers };
}

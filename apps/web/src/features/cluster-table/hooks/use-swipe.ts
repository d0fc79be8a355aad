import { useRef, type PointerEvent } from 'react';

/** Pixels after which a movement is a swipe and no tap, and the share of the width from which letting go means it. */
const BEGINS = 12;
const ENOUGH = 0.35;
const LEAVING_MS = 140;

interface Start {
  pointer: number;
  x: number;
  y: number;
  swiping: boolean;
}

/**
 * A finger that pulls an element towards the start of the line, far enough, throws it out: `onSwipe`. The mouse has
 * other ways, and scrolling stays the browser's (`touch-action: pan-y`).
 */
export function useSwipe(enabled: boolean, onSwipe: () => void) {
  const start = useRef<Start | null>(null);

  const draw = (element: HTMLElement, x: number, moving: boolean) => {
    element.style.transition = moving ? 'none' : `transform ${LEAVING_MS}ms ease-out`;
    element.style.transform = x === 0 ? '' : `translateX(${x}px)`;
  };
  /** How far it is pulled: negative to the left, positive in right-to-left lines, 0 the other way. */
  const pulled = ({ currentTarget, clientX }: PointerEvent<HTMLElement>, { x }: Start) => {
    const leftToRight = getComputedStyle(currentTarget).direction === 'ltr';
    return leftToRight ? Math.min(0, clientX - x) : Math.max(0, clientX - x);
  };
  const end = (event: PointerEvent<HTMLElement>, finished: boolean) => {
    const begun = start.current;
    start.current = null;
    if (begun?.swiping !== true) return;
    const { currentTarget } = event;
    const distance = pulled(event, begun);
    const width = currentTarget.offsetWidth;
    if (!finished || Math.abs(distance) < width * ENOUGH) return draw(currentTarget, 0, false);
    draw(currentTarget, Math.sign(distance) * width, false);
    setTimeout(onSwipe, LEAVING_MS);
  };

  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent<HTMLElement>) => {
      if (!enabled || pointerType === 'mouse' || !isPrimary) return;
      start.current = { pointer: pointerId, x: clientX, y: clientY, swiping: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = start.current;
      if (begun?.pointer !== event.pointerId) return;
      const [across, along] = [Math.abs(event.clientX - begun.x), Math.abs(event.clientY - begun.y)];
      if (!begun.swiping && across < BEGINS) return;
      if (!begun.swiping && along > across) {
        start.current = null;
        return;
      }
      begun.swiping = true;
      draw(event.currentTarget, pulled(event, begun), true);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

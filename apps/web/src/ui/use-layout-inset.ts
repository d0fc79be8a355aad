import { useLayoutEffect } from 'react';

type Inset = '--toast-floor' | '--floats-width' | '--chat-width' | '--notice-height' | '--keyboard-height';

/** Publishes the space (pixels) taken by an element; null takes none. */
export function setInset(inset: Inset, pixels: number | null): void {
  const { style } = document.documentElement;
  if (pixels === null) style.removeProperty(inset);
  else style.setProperty(inset, `${pixels}px`);
}

/** The same while the component is mounted; before painting, to avoid a layout shift. */
export function useLayoutInset(inset: Inset, pixels: number | null): void {
  useLayoutEffect(() => {
    setInset(inset, pixels);
    return () => setInset(inset, null);
  }, [inset, pixels]);
}

/** The height of a keyboard that covers the page instead of making it smaller. */
export function useKeyboardInset(): void {
  useLayoutEffect(() => {
    const { visualViewport: seen } = window;
    if (seen === null) return undefined;
    // Zoomed in, the difference is no keyboard.
    const measure = () => setInset('--keyboard-height', seen.scale > 1 ? 0 : Math.max(0, innerHeight - seen.height));
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      setInset('--keyboard-height', null);
    };
  }, []);
}

/** A phone in landscape: of 390 pixels the bars leave some 270, for question and choices together. */
export const SHORT_SCREEN = '@media (max-height: 480px)';

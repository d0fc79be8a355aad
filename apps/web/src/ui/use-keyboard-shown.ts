import { useEffect, useState } from 'react';

/** Minimum height in pixels: browser bars are smaller, keyboards larger. */
const LEAST = 140;
const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable="true"]';

/**
 * Whether a virtual keyboard is open: a field has the focus and the window is lower than before at this width. No
 * single signal works in every browser: some resize the page, others only the visual viewport.
 */
export function useKeyboardShown(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const full = { width: 0, height: 0 };
    const measure = () => {
      const height = Math.min(innerHeight, window.visualViewport?.height ?? innerHeight);
      if (full.width !== innerWidth) Object.assign(full, { width: innerWidth, height: 0 });
      full.height = Math.max(full.height, innerHeight, height);
      const zoomed = (window.visualViewport?.scale ?? 1) > 1;
      const typing = document.activeElement?.matches(TYPED) ?? false;
      setShown(typing && !zoomed && full.height - height > LEAST);
    };
    // With the next frame: asked while React commits, it would be laid out twice.
    const first = requestAnimationFrame(measure);
    const targets = [window, window.visualViewport];
    for (const target of targets) target?.addEventListener('resize', measure);
    document.addEventListener('focusin', measure);
    document.addEventListener('focusout', measure);
    return () => {
      cancelAnimationFrame(first);
      for (const target of targets) target?.removeEventListener('resize', measure);
      document.removeEventListener('focusin', measure);
      document.removeEventListener('focusout', measure);
    };
  }, []);
  return shown;
}

/** Marks the button that Enter presses after an answer. */
export const FORWARD = 'data-session-forward';

/** Moves the focus to the primary action: the text field, or Next. */
export function focusForward(): void {
  requestAnimationFrame(() => {
    // A menu or dialog opened by the button keeps the keyboard.
    if (document.querySelector('[role="menu"], [role="dialog"]') !== null) return;
    const field = document.querySelector<HTMLElement>('[data-session] input:not([readonly])');
    (field ?? document.querySelector<HTMLElement>(`[${FORWARD}]`))?.focus({ preventScroll: true });
  });
}

/** Marks the button that Enter presses after an answer. */
export const FORWARD = 'data-session-forward';

/** Moves the focus to where Enter does the one thing that is to do: the field that is typed in, or Next. */
export function focusForward(): void {
  requestAnimationFrame(() => {
    // A menu or dialog that the button opened keeps the keyboard.
    if (document.querySelector('[role="menu"], [role="dialog"]') !== null) return;
    const field = document.querySelector<HTMLElement>('[data-session] input:not([readonly])');
    (field ?? document.querySelector<HTMLElement>(`[${FORWARD}]`))?.focus({ preventScroll: true });
  });
}

/** Dialogs of the list requested by the command palette, in the navigation state. */
export const OPENED_AT_LIST = ['create', 'words', 'teacher'] as const;

/** The dialog requested by the navigation state. */
export function requestedDialog(state: unknown): (typeof OPENED_AT_LIST)[number] | null {
  const asked: unknown = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : null;
  return OPENED_AT_LIST.find((one) => one === asked) ?? null;
}

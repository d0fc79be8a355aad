/** Dialogs of the list that are asked for elsewhere, in the palette of commands: the navigation state says which. */
export const OPENED_AT_LIST = ['create', 'words', 'teacher'] as const;

/** The dialog that somebody comes to the list for. */
export function askedAtList(state: unknown): (typeof OPENED_AT_LIST)[number] | null {
  const asked: unknown = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : null;
  return OPENED_AT_LIST.find((one) => one === asked) ?? null;
}

import { create } from 'zustand';

/** What is opened over a page: the list of shortcuts, the palette of commands, or the film. */
export const useOverlay = create<{ open: 'shortcuts' | 'palette' | 'how-it-works' | null }>(() => ({ open: null }));

export const showShortcuts = () => useOverlay.setState({ open: 'shortcuts' });
export const showPalette = () => useOverlay.setState({ open: 'palette' });
export const showHowItWorks = () => useOverlay.setState({ open: 'how-it-works' });
export const closeOverlay = () => useOverlay.setState({ open: null });

/** What a page offers to the keyboard: it marks its field or button with `data-shortcut`. */
type Marked = 'search' | 'add' | 'practise';

export type Shortcut = 'palette' | 'shortcuts' | Marked;

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const SINGLE: Readonly<Record<string, Shortcut>> = { '?': 'shortcuts', '/': 'search', n: 'add', p: 'practise' };

/** What keys mean on every page, or null. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Pressed, singleKeys: boolean): Shortcut | null {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (ctrlKey || metaKey || altKey || !singleKeys) return null;
  return SINGLE[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Presses the first button that the page marks and that can be pressed, or goes into its field. False where there is none. */
export function pressMarked(what: Marked): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>(`main [data-shortcut="${what}"]`)];
  const found = marked.find((element) => element.checkVisibility() && !element.matches(':disabled'));
  if (found === undefined) return false;
  if (found instanceof HTMLInputElement) {
    found.focus();
    found.select();
  } else found.click();
  return true;
}

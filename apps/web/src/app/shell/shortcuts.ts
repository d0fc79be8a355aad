import { create } from 'zustand';

/** The open overlay: list of shortcuts, command palette, or film. */
export const useOverlay = create<{ open: 'shortcuts' | 'palette' | 'how-it-works' | null }>(() => ({ open: null }));

export const showShortcuts = () => useOverlay.setState({ open: 'shortcuts' });
export const showPalette = () => useOverlay.setState({ open: 'palette' });
export const showHowItWorks = () => useOverlay.setState({ open: 'how-it-works' });
export const closeOverlay = () => useOverlay.setState({ open: null });

/** A page's targets of shortcuts: marked with `data-shortcut`. */
type Marked = 'search' | 'add' | 'practise';

export type Shortcut = 'palette' | 'shortcuts' | Marked;

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const SINGLE: Readonly<Record<string, Shortcut>> = { '?': 'shortcuts', '/': 'search', n: 'add', p: 'practise' };

/** The global shortcut of a key, or null. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Pressed, singleKeys: boolean): Shortcut | null {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (ctrlKey || metaKey || altKey || !singleKeys) return null;
  return SINGLE[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Clicks the first enabled button marked by the page, or focuses its field. False without one. */
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

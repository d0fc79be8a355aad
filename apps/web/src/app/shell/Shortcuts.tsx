import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { currentPreferences } from '../../platform/queries/preferences.ts';
import { closeOverlay, pressMarked, shortcutOf, showPalette, showShortcuts, useOverlay } from './shortcuts.ts';

const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'));
const CommandPalette = lazy(() => import('./CommandPalette.tsx'));
const HowItWorksDialog = lazy(() => import('../../features/help/components/HowItWorksDialog.tsx'));

/** Text fields receive their keys; a menu and a dialog handle the keyboard themselves. */
const TYPED = 'input, textarea, select, [contenteditable="true"]';
const ELSEWHERE = '[role="menu"], [role="dialog"], [role="listbox"]';

interface ShortcutsProps {
  /** Only the list of its keys can be opened. */
  practising: boolean;
  /** A link's visitor: only practising has keys. */
  visiting?: boolean;
}

/** Global keyboard shortcuts, and the dialogs that they open. */
export function Shortcuts({ practising, visiting = false }: ShortcutsProps) {
  const { open } = useOverlay();
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const target = event.target instanceof Element ? event.target : null;
    const shortcut = shortcutOf(event, currentPreferences().single_keys);
    if (shortcut === null || target?.closest(ELSEWHERE) || (practising && shortcut !== 'shortcuts')) return false;
    if (shortcut !== 'palette' && target?.closest(TYPED)) return false;
    if (shortcut === 'palette') showPalette();
    else if (shortcut === 'shortcuts') showShortcuts();
    else if (!pressMarked(shortcut) && shortcut === 'search') showPalette();
    return true;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A key during input-method composition belongs to the composition.
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (press(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (open === null) return null;
  return (
    <Suspense>
      {open === 'shortcuts' && <ShortcutSheet visiting={visiting} onClose={closeOverlay} />}
      {open === 'palette' && <CommandPalette onClose={closeOverlay} />}
      {open === 'how-it-works' && <HowItWorksDialog onClose={closeOverlay} />}
    </Suspense>
  );
}

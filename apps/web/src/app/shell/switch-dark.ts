import { changePreferences } from '../../platform/queries/preferences.ts';
import { chooseDarkMode, useDarkMode } from '../../platform/storage/dark-mode.ts';

/** From the desk at night to the desk by day, or back. */
export function switchDark(): void {
  const { dark } = useDarkMode.getState();
  chooseDarkMode(!dark);
  // If this fails, the choice stays in this browser until the next one.
  void changePreferences({ theme: dark ? 'light' : 'dark' }).catch(() => null);
}

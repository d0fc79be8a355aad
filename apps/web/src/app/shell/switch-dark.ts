import { changePreferences } from '../../platform/queries/preferences.ts';
import { chooseDarkMode, useDarkMode } from '../../platform/storage/dark-mode.ts';

/** From the desk at night to the desk by day, or back. */
export function switchDark(): void {
  const { dark } = useDarkMode.getState();
  chooseDarkMode(!dark);
  // Where the account cannot be told now, this browser keeps it; the next choice tells it.
  void changePreferences({ theme: dark ? 'light' : 'dark' }).catch(() => null);
}

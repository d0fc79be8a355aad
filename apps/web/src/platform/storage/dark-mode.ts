import { create } from 'zustand';
import { onOtherTab, readText, writeText } from './storage.ts';

const KEY = 'dark_mode';

/** Dark unless the user chose light; stored as a boolean string. */
export const useDarkMode = create<{ dark: boolean }>(() => ({ dark: readText(KEY) !== 'false' }));

export function chooseDarkMode(dark: boolean): void {
  writeText(KEY, String(dark));
  useDarkMode.setState({ dark });
}

/** The choice made in another tab counts here too. */
export function followDarkMode(): () => void {
  return onOtherTab(KEY, (value) => useDarkMode.setState({ dark: value !== 'false' }));
}

import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { useDarkMode } from '../../platform/storage/dark-mode.ts';
import { useToken } from '../../platform/storage/token.ts';

/** Puts the chosen theme on the page; it is dark whenever nobody is logged in. */
export function ThemeChoice() {
  const { setMode } = useColorScheme();
  const chosen = useDarkMode(({ dark }) => dark);
  const signedIn = useToken(({ token }) => token !== null);
  const dark = chosen || !signedIn;
  // Before the browser paints, so that the other theme is never seen.
  useLayoutEffect(() => {
    setMode(dark ? 'dark' : 'light');
  }, [dark, setMode]);
  return null;
}

import { useColorScheme, ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useDarkMode } from '../../platform/storage/dark-mode.ts';
import { useToken } from '../../platform/storage/token.ts';
import { CacheProvider } from '@emotion/react';
import { useLanguage } from '../language.ts';
import { asWritten } from './styles.ts';

/** It is dark whenever nobody is logged in. */
function useMode(): 'dark' | 'light' {
  const chosen = useDarkMode(({ dark }) => dark);
  const signedIn = useToken(({ token }) => token !== null);
  return chosen || !signedIn ? 'dark' : 'light';
}

/** Puts the chosen theme on the page. */
function ThemeChoice() {
  const { setMode } = useColorScheme();
  const mode = useMode();
  // Before the browser paints, so that the other theme is never seen.
  useLayoutEffect(() => {
    setMode(mode);
  }, [mode, setMode]);
  return null;
}

/** Styles and theme of widgets. For all screens except the login page, which needs none of it. */
export default function Themed({ children }: { children: ReactNode }) {
  const { cache, theme } = useLanguage().mirrored ?? asWritten;
  // The first draw begins with it: to change it afterwards would draw all of the page twice.
  const mode = useMode();
  const [begun] = useState(mode);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={begun} storageManager={null} noSsr>
        <ThemeChoice />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

import { useColorScheme, ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { useDarkMode } from '../../platform/storage/dark-mode.ts';
import { useToken } from '../../platform/storage/token.ts';
import { CacheProvider } from '@emotion/react';
import { useLanguage } from '../language.ts';
import { asWritten } from './styles.ts';

/** Applies the chosen theme; dark while nobody is signed in. */
function ThemeChoice() {
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

/** Styles and theme of widgets. For all screens except the login page, which needs none of it. */
export default function Themed({ children }: { children: ReactNode }) {
  const { cache, theme } = useLanguage().mirrored ?? asWritten;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="dark" storageManager={null} noSsr>
        <ThemeChoice />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

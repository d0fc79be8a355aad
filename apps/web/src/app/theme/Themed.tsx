import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import { asWritten } from './styles.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

/** What widgets stand on: their styles and the theme. Every screen but the login page, which needs none of it. */
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

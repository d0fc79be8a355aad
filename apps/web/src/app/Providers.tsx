import { CacheProvider } from '@emotion/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../platform/http/query-client.ts';
import { useLanguage } from './language.ts';
import { asWritten } from './theme/styles.ts';
import { ThemeChoice } from './theme/ThemeChoice.tsx';

/** Everything that screens stand on: styles, theme, texts, server data, addresses. */
export function Providers({ children }: { children: ReactNode }) {
  const { cache, theme } = useLanguage().mirrored ?? asWritten;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="dark" storageManager={null} noSsr>
        <CssBaseline />
        <ThemeChoice />
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>{children}</BrowserRouter>
          </QueryClientProvider>
        </I18nProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

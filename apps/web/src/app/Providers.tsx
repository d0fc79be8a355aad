import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../platform/http/query-client.ts';
import { ThemeChoice } from './theme/ThemeChoice.tsx';
import { theme } from './theme/theme.ts';

// The page's policy lets only styles with its nonce in; the browser hides the attribute but keeps the property.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'wc', ...(nonce ? { nonce } : {}) });

/** Everything that screens stand on: styles, theme, texts, server data, addresses. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
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

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../platform/http/query-client.ts';

interface ProvidersProps {
  children: ReactNode;
  /** The router; another one for prerendering and tests. */
  router?: ComponentType<{ children: ReactNode }>;
}

/** Context providers of all screens: texts, server data, router. */
export function Providers({ children, router: Addresses = BrowserRouter }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Addresses>{children}</Addresses>
      </QueryClientProvider>
    </I18nProvider>
  );
}

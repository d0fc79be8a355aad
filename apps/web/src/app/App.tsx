import { StrictMode, type ComponentProps } from 'react';
import { reportError } from '../platform/errors/error-report.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Providers } from './Providers.tsx';
import { Router } from './Router.tsx';

/** All of it; at build and in the browser the same, so that one goes on with what the other drew. */
export function App({ router }: Pick<ComponentProps<typeof Providers>, 'router'>) {
  return (
    <StrictMode>
      <Providers {...(router ? { router } : {})}>
        <ErrorBoundary onError={reportError}>
          <Router />
        </ErrorBoundary>
      </Providers>
    </StrictMode>
  );
}

import { StrictMode, type ComponentProps, lazy, Suspense, Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../platform/errors/error-report.ts';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useInstallation } from '../platform/installation/installation.ts';
import { useUserQuery } from '../platform/session/session.ts';
import { useTestStatus } from '../platform/storage/test-status.ts';
import { useToken } from '../platform/storage/token.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { FrameOf, Providers } from './frames.tsx';
import { storeReturnPath, storedReturnPath } from './return-path.ts';
import { absentScreens, SCREEN_PATHS } from './paths.ts';
import { resolveRoute } from './resolve-route.ts';
import { SCREENS } from './screens.tsx';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  children: ReactNode;
  /** A new value resets the boundary: the path, for a router. */
  resetKey?: string;
  /** Called with every error, for the error report. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Error boundary: a failing page keeps the rest of the app usable, with two ways out. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        title={<Trans>This page could not be shown.</Trans>}
        actions={
          <>
            <button type="button" className="button contained" onClick={() => window.location.reload()}>
              <Trans>Reload</Trans>
            </button>
            <a className="button outlined" href="/clusters">
              <Trans>Go to clusters</Trans>
            </a>
          </>
        }
      >
        <Trans>Your words are safe on the server. Reloading the page usually helps.</Trans>
      </EmptyState>
    );
  }
}

const Unreachable = lazy(() => import('./Unreachable.tsx'));

/** Renders the destination of the current path. */
export function Router() {
  const { pathname, search } = useLocation();
  const isLogged = useToken(({ token }) => token !== null);
  const test = useTestStatus();
  const absent = absentScreens(useInstallation());
  const { data: user, isError, refetch } = useUserQuery();
  const destination = resolveRoute(pathname, {
    isLogged,
    userLoaded: user !== undefined,
    isAdmin: user?.is_admin ?? false,
    test,
    absent,
  });
  if (destination.kind === 'redirect') {
    if (!isLogged) storeReturnPath(pathname, search);
    const returnPath = destination.to === '/home' ? storedReturnPath() : null;
    if (returnPath !== null) return <Navigate to={returnPath} replace />;
  }
  if (destination.kind === 'redirect') return <Navigate to={destination.to} replace />;
  if (destination.kind === 'spinner')
    return isError ? <Unreachable onRetry={() => void refetch()} /> : <Spinner full />;
  const { screen, params } = destination;
  const { frame, Page } = SCREENS[screen];
  // Another cluster, order or link is a new page; other changes keep the state of forms.
  const subject = params['cluster_id'] ?? params['order_id'] ?? params['code'];
  return (
    <FrameOf frame={frame}>
      <ErrorBoundary resetKey={pathname} onError={reportError}>
        <Suspense fallback={<Spinner full={frame !== 'shell'} />}>
          <Routes>
            <Route path={SCREEN_PATHS[screen]} element={<Page key={subject} />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </FrameOf>
  );
}

/** The whole app; identical at build and in the browser, for hydration. */
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

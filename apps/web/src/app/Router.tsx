import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { reportError } from '../platform/errors/error-report.ts';
import { useInstallation } from '../platform/installation/installation.ts';
import { useUserQuery } from '../platform/session/session.ts';
import { useTestStatus } from '../platform/storage/test-status.ts';
import { useToken } from '../platform/storage/token.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FrameOf } from './frames.tsx';
import { keepForLogin, keptForLogin } from './return-path.ts';
import { absentScreens, SCREEN_PATHS } from './paths.ts';
import { resolveRoute } from './resolve-route.ts';
import { SCREENS } from './screens.tsx';

const Unreachable = lazy(() => import('./Unreachable.tsx'));

/** Shows what the guard decides for the current path. */
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
    if (!isLogged) keepForLogin(pathname, search);
    const kept = destination.to === '/home' ? keptForLogin() : null;
    if (kept !== null) return <Navigate to={kept} replace />;
  }
  if (destination.kind === 'redirect') return <Navigate to={destination.to} replace />;
  if (destination.kind === 'spinner')
    return isError ? <Unreachable onRetry={() => void refetch()} /> : <Spinner full />;
  const { screen, params } = destination;
  const { frame, Page } = SCREENS[screen];
  // Another cluster, order or link is another page; everything else keeps what was typed.
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

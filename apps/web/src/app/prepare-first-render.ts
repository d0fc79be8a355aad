import { clustersKey, clustersQuery, type Cluster } from '../platform/queries/clusters.ts';
import { CACHED_AT, cachedResponse } from '../platform/http/offline-cache.ts';
import { useInstallation } from '../platform/installation/installation.ts';
import { queryClient } from '../platform/http/query-client.ts';
import { userKey, userQuery, type User } from '../platform/session/session.ts';
import { useTestStatus } from '../platform/storage/test-status.ts';
import { currentToken } from '../platform/storage/token.ts';
import { loadFrame } from './frames.tsx';
import { absentScreens, type ScreenName } from './paths.ts';
import { resolveRoute } from './resolve-route.ts';
import { SCREENS } from './screens.tsx';

/** Timeout (milliseconds) of the first render for responses: shorter than a noticeable spinner. */
const TIMEOUT_MS = 100;
const CACHED = { updatedAt: CACHED_AT };

/** The screen that the address most likely leads to. */
function expectedScreen(isLogged: boolean): ScreenName {
  const visit = {
    isLogged,
    userLoaded: true,
    isAdmin: false,
    test: useTestStatus.getState(),
    absent: absentScreens(useInstallation.getState()),
  };
  const destination = resolveRoute(window.location.pathname, visit);
  if (destination.kind === 'screen') return destination.screen;
  return isLogged ? 'clusters' : 'login';
}

/**
 * Renders this token's cached responses while new ones are loading. Only for the list: other screens redirect by these
 * responses, which stale ones would do wrongly.
 */
async function showCached(token: string): Promise<boolean> {
  const responses = await Promise.all([cachedResponse(token, '/api/user'), cachedResponse(token, '/api/clusters')]);
  const [user, clusters]: [User?, Cluster[]?] = await Promise.all([responses[0]?.json(), responses[1]?.json()]);
  if (user === undefined || clusters === undefined || currentToken() !== token) return false;
  queryClient.setQueryData<User>(userKey, user, CACHED);
  queryClient.setQueryData<Cluster[]>(clustersKey, clusters, CACHED);
  return true;
}

/** Uses the preloaded responses; waits for them only without a cache. */
async function loadResponses(cached: boolean): Promise<void> {
  const answers = Promise.all([queryClient.prefetchQuery(userQuery), queryClient.prefetchQuery(clustersQuery)]);
  if (!cached) await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

/**
 * Loads everything for the first render, so that it is the page itself and not a row of spinners. Failures are retried
 * there.
 */
export async function prepareFirstRender(): Promise<void> {
  const token = currentToken();
  const screen = expectedScreen(token !== null);
  const code = Promise.all([SCREENS[screen].load(), loadFrame(SCREENS[screen].frame)]).catch(() => null);
  if (token !== null) {
    const cached = screen === 'clusters' && (await showCached(token).catch(() => false));
    await code;
    await loadResponses(cached);
  }
  await code;
}

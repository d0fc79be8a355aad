import { t } from '@lingui/core/macro';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { activateLanguage, preferredLanguage } from './app/language.ts';
import { offerNewVersion } from './app/new-version.ts';
import { loadFrame } from './app/frames.tsx';
import { absentScreens, SCREEN_PATHS, type ScreenName } from './app/paths.ts';
import { resolveRoute } from './app/resolve-route.ts';
import { SCREENS } from './app/screens.tsx';
import { CACHED_AT, cachedResponse } from './platform/http/offline-cache.ts';
import { queryClient } from './platform/http/query-client.ts';
import { clustersKey, clustersQuery, type Cluster } from './platform/queries/clusters.ts';
import { leaveNotice } from './features/accounts/state/notices.ts';
import { followDarkMode } from './platform/storage/dark-mode.ts';
import { nameVersion } from './platform/http/api.ts';
import { followConnection } from './platform/http/connection.ts';
import { followErrors, reportError } from './platform/errors/error-report.ts';
import { followInstallOffer } from './platform/browser/install.ts';
import { registerServiceWorker } from './platform/browser/service-worker.ts';
import { useInstallation } from './platform/installation/installation.ts';
import { startSession, userKey, userQuery, type User } from './platform/session/session.ts';
import { followUnsentAnswers } from './platform/storage/unsent-answers.ts';
import { useSite } from './ui/site.ts';
import { followTestStatus, useTestStatus } from './platform/storage/test-status.ts';
import { currentToken } from './platform/storage/token.ts';

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
  const responses = Promise.all([queryClient.prefetchQuery(userQuery), queryClient.prefetchQuery(clustersQuery)]);
  if (!cached) await Promise.race([responses, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

/**
 * Loads everything for the first render, so that it is the page itself and not a row of spinners. Failures are retried
 * there.
 */
async function prepareFirstRender(): Promise<void> {
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

/** Hydrates the prerendered login page, if the head's script found that it is the right one. */
function drawApp(root: HTMLElement): void {
  const { classList, lang } = document.documentElement;
  if (classList.contains('prerender') && root.lang === lang) {
    window.history.replaceState(window.history.state, '', SCREEN_PATHS.login);
    hydrateRoot(root, <App />, { onRecoverableError: reportError });
  } else {
    root.replaceChildren();
    createRoot(root).render(<App />);
  }
  root.removeAttribute('lang');
}

/** No top-level await: the chunks loaded here import this one, and would deadlock. */
async function startApp(root: HTMLElement): Promise<void> {
  followErrors();
  // Font of the next render; the head's script preloads it only if nothing else is needed.
  void document.fonts.load('1em "Source Sans 3 Variable"').catch(() => null);
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  nameVersion(/\/([\w.-]+)\.js$/.exec(script?.getAttribute('src') ?? '')?.[1]);
  startSession(() => leaveNotice('redirect', () => t`You were logged out. Please log in again.`));
  followDarkMode();
  followTestStatus();
  followInstallOffer();
  followConnection();
  followUnsentAnswers();
  const { site_name, site_logo: logo, imprint_url: imprint } = useInstallation.getState();
  useSite.setState({ ...(site_name !== null && { name: site_name }), logo, imprint });
  await Promise.all([activateLanguage(preferredLanguage()), prepareFirstRender()]);
  // As a transition: in small steps, so that a slow processor stays responsive.
  startTransition(() => drawApp(root));
  registerServiceWorker(offerNewVersion);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');
void startApp(root);

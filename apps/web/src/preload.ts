import { chosenLanguage } from '@wordcluster/domain/languages/interface-languages';
import { passkeysPossibleHere } from './platform/browser/passkeys.ts';

/**
 * Inlined into the page's head (build-steps/preload.ts), before any other script: decides whether the prerendered login
 * page is right for this visitor, and its theme; preloads data of the first render (for list-skeleton/show.ts) while
 * the scripts are loading. Part of every page: it imports only small modules.
 */
const { user } = EARLY_FILES;
const { documentElement: page, head } = document;

const preload = (href: string) =>
  head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked site data: not signed in, and no choices stored.
    return null;
  }
}

const { pathname, search } = window.location;
const token = stored('token');
const spoken = chosenLanguage(stored('language'), navigator.languages) === page.lang;
if (token === null) {
  // A query may add messages to the page; without passkeys a button is missing.
  if (/^\/(?:auth\/login)?$/.test(pathname) && search === '' && spoken && passkeysPossibleHere())
    page.classList.add('prerender');
} else {
  if (stored('dark_mode') === 'false') page.classList.replace('dark', 'light');
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const ask = (url: string) => {
    const response = fetch(url, { headers, credentials: 'same-origin' });
    // The consumer handles a failure; until then it must not count as unhandled.
    response.catch(() => null);
    return [url, response] as const;
  };
  const responses = new Map(['/api/user', '/api/clusters'].map(ask));
  if (/^\/(?:home|clusters|today)?$/.test(pathname)) responses.set(...ask('/api/reviews/today'));
  // The service worker's page is that of every address.
  const list = spoken && /^\/(?:home|clusters)?$/.test(pathname);
  globalThis.preloaded = { token, responses, list };
  user.forEach(preload);
}

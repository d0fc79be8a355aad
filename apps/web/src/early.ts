import { chosenLanguage } from '@wordcluster/domain/languages/interface-languages';
import { passkeysPossibleHere } from './platform/browser/passkeys.ts';

/**
 * Stands in the page's head (build-steps/early-start.ts) and runs before any other script is there: whether the login page
 * that the page came with is what this visitor will see, and in which theme; what the first draw needs is asked for while
 * the scripts are still on their way (first-list/show.ts draws of it). It is sent with every page: it imports only what is small.
 */
const { user, font } = EARLY_FILES;
const { documentElement: page, head } = document;

const preload = (href: string, attributes: Partial<HTMLLinkElement>) =>
  head.append(Object.assign(document.createElement('link'), { crossOrigin: '', href, ...attributes }));

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked site data: nobody is signed in, and nothing was chosen.
    return null;
  }
}

const { pathname, search } = window.location;
const token = stored('token');
const spoken = chosenLanguage(stored('language'), navigator.languages) === page.lang;
if (token === null) {
  // An address with a query brings something that the page says; without passkeys it has a button less.
  if (/^\/(?:auth\/login)?$/.test(pathname) && search === '' && spoken && passkeysPossibleHere())
    page.classList.add('first-draw');
} else {
  if (stored('dark_mode') === 'false') page.classList.replace('dark', 'light');
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const ask = (url: string) => {
    const answer = fetch(url, { headers, credentials: 'same-origin' });
    // Whoever takes it up handles the failure; until then it is not an unhandled one.
    answer.catch(() => null);
    return [url, answer] as const;
  };
  const answers = new Map(['/api/user', '/api/clusters'].map(ask));
  if (/^\/(?:home|clusters|today)?$/.test(pathname)) answers.set(...ask('/api/reviews/today'));
  globalThis.earlyAnswers = { token, answers, spoken };
  for (const file of user) preload(file, { rel: 'modulepreload' });
}
// What is seen before the scripts: the login page and the list of clusters. Elsewhere the font must not hold scripts up: the app asks
// for it when they are there. A service worker has it at hand, and the browser would not count what it answers as this request's use.
const drawnFirst = token === null || (spoken && /^\/(?:home|clusters)?$/.test(pathname));
if (drawnFirst && !navigator.serviceWorker?.controller)
  preload(font, { rel: 'preload', as: 'font', type: 'font/woff2', fetchPriority: 'high' });

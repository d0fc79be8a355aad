import { chosenLanguage } from '@wordcluster/domain/languages/interface-languages';
import { passkeysPossibleHere } from './platform/browser/passkeys.ts';

/**
 * Stands in the page's head (build-steps/preload.ts) and runs before any other script is there: whether the login page
 * that the page came with is what this visitor will see, and in which theme; what the first draw needs is asked for while
 * the scripts are still on their way (list-skeleton/show.ts draws of it). It is sent with every page: it imports only what is small.
 */
const { user } = EARLY_FILES;
const { documentElement: page, head } = document;

const preload = (href: string) =>
  head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));

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
    page.classList.add('prerender');
} else {
  if (stored('dark_mode') === 'false') page.classList.replace('dark', 'light');
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const ask = (url: string) => {
    const answer = fetch(url, { headers, credentials: 'same-origin' });
    // The consumer handles a failure; until then it must not count as unhandled.
    answer.catch(() => null);
    return [url, answer] as const;
  };
  const answers = new Map(['/api/user', '/api/clusters'].map(ask));
  if (/^\/(?:home|clusters|today)?$/.test(pathname)) answers.set(...ask('/api/reviews/today'));
  // The service worker's page is that of every address.
  const list = spoken && /^\/(?:home|clusters)?$/.test(pathname);
  globalThis.earlyAnswers = { token, answers, list };
  user.forEach(preload);
}

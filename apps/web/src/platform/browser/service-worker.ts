import { whenIdle } from './when-idle.ts';

/** How often (milliseconds) an open page asks for a new version. */
const CHECK_MS = 60 * 60_000;

/**
 * How long (milliseconds) the new worker may take to be in charge. Browsers let the one before end what it is at, which a
 * hanging call makes minutes; a page that loads again takes its calls with it.
 */
const CHANGE_MS = 3_000;

async function register(offer: (reload: () => void) => void): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  let wanted = false;
  let inCharge = false;
  worker.addEventListener('controlling', () => {
    inCharge = true;
    // Only a page that asked for it loads again: another tab may hold something half typed.
    if (wanted) window.location.reload();
  });
  worker.addEventListener('waiting', () => {
    inCharge = false;
    offer(() => {
      wanted = true;
      // Another tab may have changed to it already.
      if (inCharge) return window.location.reload();
      worker.messageSkipWaiting();
      setTimeout(() => window.location.reload(), CHANGE_MS);
    });
  });
  // On the visit that installs it the worker fetches the page itself.
  if (navigator.serviceWorker.controller !== null) void renewAppPage().catch(() => null);
  await worker.register();
  setInterval(() => void worker.update().catch(() => null), CHECK_MS);
}

/**
 * Keeps the app's files for the time without the server, once the first page is drawn. `offer` hears of a new version and
 * gets the function that changes to it. Browsers and windows without service workers go without.
 */
export function keepAppInstalled(offer: (reload: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => void whenIdle(() => void register(offer).catch(() => null));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** The service worker keeps the app's page under this address; with a query the server answers it anew. */
const APP_PAGE = '/app-page';
const PRECACHE = 'workbox-precache';

/** What a page loads tells its release. */
const releaseOf = (page: string) =>
  page
    .match(/\/assets\/[\w.-]+/g)
    ?.toSorted()
    .join() ?? '';

/**
 * Puts the page as the server sends it now in the place of the service worker's copy of the same release: the next visit
 * has a nonce of its own, and the policy of the installation's settings. A new release brings its page with its worker.
 */
async function renewAppPage(): Promise<void> {
  const answer = await fetch(`${APP_PAGE}?now`, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok || answer.redirected) return;
  const release = releaseOf(await answer.clone().text());
  const name = (await caches.keys()).find((cache) => cache.startsWith(PRECACHE));
  if (name === undefined) return;
  const cache = await caches.open(name);
  for (const key of await cache.keys(APP_PAGE, { ignoreSearch: true })) {
    const kept = await (await cache.match(key))?.text();
    if (kept !== undefined && releaseOf(kept) === release) await cache.put(key, answer.clone());
  }
}

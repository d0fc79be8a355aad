import { whenIdle } from './when-idle.ts';

/** Interval (milliseconds) between checks for a new version. */
const CHECK_MS = 60 * 60_000;

/**
 * Timeout (milliseconds) for activation of the new worker. The old one may finish its events, which a hanging call
 * extends to minutes; a reload aborts the page's calls.
 */
const CHANGE_MS = 3_000;

async function register(offer: (reload: () => void) => void): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  let wanted = false;
  let inCharge = false;
  worker.addEventListener('controlling', () => {
    inCharge = true;
    // Only the page that requested it reloads: another tab may contain unsaved input.
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
 * Precaches the app's files for offline use, after the first render. `offer` gets a function that activates a new
 * version. Without support nothing happens.
 */
export function registerServiceWorker(offer: (reload: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => void whenIdle(() => void register(offer).catch(() => null));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** The service worker serves the app's page at this address; with a query the request reaches the server. */
const APP_PAGE = '/app-page';
const PRECACHE = 'workbox-precache';

/** The loaded files identify the release. */
const releaseOf = (page: string) =>
  page
    .match(/\/assets\/[\w.-]+/g)
    ?.toSorted()
    .join() ?? '';

/**
 * Replaces the service worker's copy of the page by the server's current one of the same release: the next visit gets a
 * new nonce, and the policy of the current settings. A new release brings its page with its worker.
 */
async function renewAppPage(): Promise<void> {
  const response = await fetch(`${APP_PAGE}?now`, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok || response.redirected) return;
  const release = releaseOf(await response.clone().text());
  const name = (await caches.keys()).find((cache) => cache.startsWith(PRECACHE));
  if (name === undefined) return;
  const cache = await caches.open(name);
  for (const key of await cache.keys(APP_PAGE, { ignoreSearch: true })) {
    const cached = await (await cache.match(key))?.text();
    if (cached !== undefined && releaseOf(cached) === release) await cache.put(key, response.clone());
  }
}

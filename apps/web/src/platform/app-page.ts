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
export async function renewAppPage(): Promise<void> {
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

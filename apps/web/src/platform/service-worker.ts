/** How often (milliseconds) an open page asks for a new version. */
const CHECK_MS = 60 * 60_000;

async function register(offer: (reload: () => void) => void): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () =>
    offer(() => {
      // Only this page loads again by itself: another tab may hold something half typed.
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    }),
  );
  await worker.register();
  setInterval(() => void worker.update().catch(() => null), CHECK_MS);
}

/**
 * Keeps the app's files for the time without the server, once the first page is drawn. `offer` hears of a new version and
 * gets the function that changes to it. Browsers and windows without service workers go without.
 */
export function keepAppInstalled(offer: (reload: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => void register(offer).catch(() => null);
  if (document.readyState === 'complete') setTimeout(start, 0);
  else window.addEventListener('load', () => setTimeout(start, 0), { once: true });
}

/**
 * Files shared from other apps to the installed app. The service worker stores them (service-worker/shared-files.ts),
 * as a login may come before the page that reads them.
 */
const CACHE = 'shared-files';
const NAME_HEADER = 'x-file-name';

/** The files shared last, in their order; none if storage is refused or they were discarded. */
export async function sharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  try {
    const cache = await caches.open(CACHE);
    const stored = await cache.matchAll();
    return await Promise.all(
      stored.map(async (response) => {
        const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
        return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' });
      }),
    );
  } catch {
    return [];
  }
}

export async function discardSharedFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.delete(CACHE).catch(() => false);
}

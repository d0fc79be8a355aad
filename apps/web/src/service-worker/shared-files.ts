/**
 * Share target of the installed app: takes the POST of another app's text or files. The build appends this to the
 * service worker's script, so it imports nothing.
 */

interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ServiceWorkerScope {
  location: { origin: string };
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as ServiceWorkerScope;
/** Action and fields of `share_target` in the manifest. */
const ACTION = '/add';
const TEXTS = ['title', 'text', 'url'];
const FILES = 'file';
/** As platform/storage/shared-files.ts reads it. */
const CACHE = 'shared-files';
const NAME_HEADER = 'x-file-name';

/** Replaces the files shared before. */
async function store(files: readonly File[]): Promise<void> {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    await cache.put(`/${CACHE}/${index}`, new Response(file, { headers }));
  }
}

/** Post/redirect/get: the page for a word or a list takes the text, or the files, which stay over a login. */
async function take(request: Request): Promise<Response> {
  const query = new URLSearchParams();
  try {
    const form = await request.formData();
    const files = form.getAll(FILES).filter((one) => one instanceof File);
    if (files.length > 0) {
      query.set('shared', 'file');
      await store(files);
    } else
      for (const name of TEXTS) {
        const text = form.get(name);
        if (typeof text === 'string' && text !== '') query.set(name, text);
      }
  } catch {
    // Unreadable, or the disk is full: the page says that nothing arrived.
    query.set('shared', 'file');
  }
  return Response.redirect(`${scope.location.origin}${ACTION}?${query.toString()}`, 303);
}

scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === ACTION) event.respondWith(take(event.request));
});

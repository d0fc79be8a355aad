import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null);
let windows: object[] = [];

/** Runs the service worker's listener of an event to its end. */
async function fire(kind: string, fields: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(kind)?.({ ...fields, waitUntil: (one: Promise<unknown>) => void work.push(one) });
  await Promise.all(work);
}

const push = (json: () => unknown) => fire('push', { data: { json } });

/** An open window of the app. */
const windowAt = (path: string, navigates = true) => ({
  url: `https://words.example${path}`,
  focus: vi.fn<() => Promise<void>>(async () => undefined),
  navigate: vi.fn<(path: string) => Promise<void>>(async () => {
    if (!navigates) throw new TypeError('This service worker is not the client’s active service worker.');
  }),
});

beforeEach(async () => {
  vi.resetModules();
  windows = [];
  vi.stubGlobal('addEventListener', (kind: string, listener: Listener) => void listeners.set(kind, listener));
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow });
  await import('../../src/service-worker/notifications.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

// Specification: S0-1.268
test('a push is shown as the server wrote it, replacing the one before', async () => {
  await push(() => ({ title: 'كلمتان', body: 'تدرّب الآن', lang: 'ar', dir: 'rtl' }));
  expect(showNotification).toHaveBeenCalledWith(
    'كلمتان',
    expect.objectContaining({ body: 'تدرّب الآن', lang: 'ar', dir: 'rtl', tag: 'words-due' }),
  );
});

test('something is shown whatever a push holds: a browser ends what shows nothing', async () => {
  await push(() => {
    throw new SyntaxError('no JSON');
  });
  await push(() => ({ title: 7, body: null, dir: 'sideways' }));
  await fire('push', { data: null });
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual(['Wordcluster', 'Wordcluster', 'Wordcluster']);
  expect(showNotification.mock.calls[1]?.[1]).not.toHaveProperty('dir');
});

test('a click leads an open window to the words of today, or opens one', async () => {
  const close = vi.fn<() => void>();
  const click = () => fire('notificationclick', { notification: { close } });
  await click();
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledWith('/today');
  const [clusters, today] = [windowAt('/clusters'), windowAt('/today')];
  windows = [clusters];
  await click();
  expect(clusters.focus).toHaveBeenCalledOnce();
  expect(clusters.navigate).toHaveBeenCalledWith('/today');
  windows = [clusters, today];
  await click();
  expect(today.focus).toHaveBeenCalledOnce();
  expect(today.navigate).not.toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledOnce();
  windows = [windowAt('/clusters', false)];
  await click();
  expect(openWindow).toHaveBeenCalledTimes(2);
});

test('a renewed subscription is reported to the server by its former address', async () => {
  const sent = vi.fn<(path: string, request: { body: string }) => Promise<Response>>(async () => new Response('{}'));
  vi.stubGlobal('fetch', sent);
  const renewed = {
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'key', auth: 'secret' } }),
  };
  const subscribe = vi.fn<(options: object) => Promise<typeof renewed>>(async () => renewed);
  vi.stubGlobal('registration', { showNotification, pushManager: { subscribe } });
  const oldSubscription = { endpoint: 'https://push.example/old', options: { userVisibleOnly: true } };
  await fire('pushsubscriptionchange', { oldSubscription, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true });
  expect(sent.mock.calls[0]?.[0]).toBe('/api/push-subscriptions/renewal');
  expect(JSON.parse(sent.mock.calls[0]?.[1].body ?? '')).toEqual({
    old_endpoint: 'https://push.example/old',
    endpoint: 'https://push.example/new',
    keys: { p256dh: 'key', auth: 'secret' },
  });
  // A change without data from the browser cannot be reported.
  await fire('pushsubscriptionchange', { oldSubscription: null, newSubscription: renewed });
  expect(sent).toHaveBeenCalledTimes(1);
  // Offline it is left to the page.
  sent.mockRejectedValue(new TypeError('offline'));
  await fire('pushsubscriptionchange', { oldSubscription, newSubscription: renewed });
});

test('an update deletes the caches of the former name, and no others', async () => {
  const names = ['kept-answers-0a1b', 'offline-responses-0a1b', 'workbox-precache'];
  const remove = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal('caches', { keys: async () => names, delete: remove });
  await fire('activate', {});
  expect(remove.mock.calls).toEqual([['kept-answers-0a1b']]);
});

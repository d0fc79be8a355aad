/** The service worker's own part: reminders, old caches. The build appends this to its script, so it imports nothing. */

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(kind: 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(kind: 'push', listener: (event: WorkEvent & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    kind: 'notificationclick',
    listener: (event: WorkEvent & { notification: Notification }) => void,
  ): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
}

interface ChangeEvent extends WorkEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

interface OpenWindow {
  url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

const scope = globalThis as unknown as ServiceWorkerScope;
/** Path of the page for due words. */
const TODAY = '/today';

/** The server's payload; browsers require a notification for every push message, whatever it contains. */
function reminderOf(data: { json(): unknown } | null): { title: string; options: NotificationOptions } {
  let sent: unknown = null;
  try {
    sent = data?.json();
  } catch {
    // Of another version.
  }
  const said = (name: string): string | undefined => {
    const value = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const icon = '/icons/icon-192.png';
  const options: NotificationOptions = { icon, badge: icon, tag: 'words-due', body: said('body') ?? '' };
  const [lang, dir] = [said('lang'), said('dir')];
  if (lang !== undefined) options.lang = lang;
  if (dir === 'rtl' || dir === 'ltr') options.dir = dir;
  return { title: said('title') ?? 'Wordcluster', options };
}

/** In an open window, else in a new one. */
async function openToday(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isThere = ({ url }: OpenWindow) => new URL(url).pathname === TODAY;
  const open = windows.find(isThere) ?? windows[0];
  if (open === undefined) {
    await scope.clients.openWindow(TODAY);
    return;
  }
  // Browsers let only a click do this.
  await open.focus().catch(() => null);
  if (isThere(open)) return;
  // A window that this worker does not serve yet cannot be led anywhere.
  await open.navigate(TODAY).catch(() => scope.clients.openWindow(TODAY));
}

/** Reports a renewed subscription to the server; if this fails, Today does so when opened. */
async function follow({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
  const before = oldSubscription?.endpoint;
  if (before === undefined) return;
  const renewed = newSubscription ?? (await scope.registration.pushManager.subscribe(oldSubscription?.options));
  const { endpoint, keys } = renewed.toJSON();
  await fetch('/api/push-subscriptions/renewal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      old_endpoint: before,
      endpoint,
      keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    }),
  });
}

/** The former name of the caches of responses (platform/http/offline-cache.ts). */
const FORMER_CACHES = 'kept-answers-';

async function deleteFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(FORMER_CACHES));
  await Promise.all(former.map((name) => caches.delete(name)));
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerCaches());
});

scope.addEventListener('pushsubscriptionchange', (event) => {
  // Offline, or refused: Today tries again.
  event.waitUntil(follow(event).catch(() => null));
});

scope.addEventListener('push', (event) => {
  const { title, options } = reminderOf(event.data);
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openToday());
});

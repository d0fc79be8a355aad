import { readText, writeText } from '../storage/storage.ts';

/** How long (milliseconds) the service worker may take to be there: it is installed once the first page is drawn. */
const TIMEOUT_MS = 15_000;

/** Whether this browser can show notifications; on an iPhone only an installed app can. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the person has said to them on this site: `denied` only the browser's own settings can change. Null where there are none. */
export const notifyPermission = (): NotificationPermission | null => (canNotify() ? Notification.permission : null);

/** Asks the person; call it in answer to a click, or browsers do not. */
export const askToNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

async function registrationHere(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('There is no service worker.')), TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Where this browser takes notifications, as far as it is subscribed and the person allows it. */
export async function endpointHere(): Promise<string | null> {
  if (!canNotify() || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribes this browser under a server's key, anew: an older subscription may be under another one. */
export async function subscribeHere(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const { pushManager } = await registrationHere();
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Where this person was shown notifications in this browser at last; what somebody leaves here goes when they sign out. */
const KEPT = 'notified_at';
export const keptEndpoint = (): string | null => readText(KEPT);
export const keepEndpoint = (endpoint: string | null): void => void writeText(KEPT, endpoint);

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

import { readText, writeText } from '../storage/storage.ts';

/** Timeout in milliseconds for the service worker: it is installed after the first render. */
const TIMEOUT_MS = 15_000;

/** Whether this browser can show notifications; on an iPhone only an installed app can. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The permission of this site: `denied` can only be changed in the browser's settings. Null without support. */
export const notifyPermission = (): NotificationPermission | null => (canNotify() ? Notification.permission : null);

/** Requests the permission; must be called in a click handler. */
export const askToNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

async function registrationHere(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('There is no service worker.')), TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The push endpoint of this browser, if subscribed and permitted. */
export async function endpointHere(): Promise<string | null> {
  if (!canNotify() || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribes this browser again with a server's key: an older subscription may have another one. */
export async function subscribeHere(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const { pushManager } = await registrationHere();
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The last endpoint with notifications for this user; deleted at sign-out. */
const ENDPOINT_KEY = 'notified_at';
export const storedEndpoint = (): string | null => readText(ENDPOINT_KEY);
export const storeEndpoint = (endpoint: string | null): void => void writeText(ENDPOINT_KEY, endpoint);

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

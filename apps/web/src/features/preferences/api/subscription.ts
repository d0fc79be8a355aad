import {
  canNotify,
  endpointHere,
  storeEndpoint,
  storedEndpoint,
  notifyPermission,
  subscribeHere,
} from '../../../platform/browser/notifications.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';

/** Subscribes this browser again, and registers it at the server. */
export async function subscribeAgain(): Promise<void> {
  const { public_key } = await call('GET /api/user/push-subscriptions');
  const { endpoint, p256dh, auth } = await subscribeHere(public_key);
  await call('POST /api/user/push-subscriptions', { body: { endpoint, keys: { p256dh, auth } } });
  storeEndpoint(endpoint);
}

/**
 * Checks that enabled notifications still arrive, and subscribes again if the browser or its push service has ended
 * them. `ended`: that is not possible any more. Offline, the next check decides.
 */
export async function followSubscription(): Promise<'active' | 'ended' | 'unknown'> {
  const before = storedEndpoint();
  if (before === null || !canNotify()) return 'active';
  if (notifyPermission() !== 'granted') return 'ended';
  try {
    const [known, here] = await Promise.all([call('GET /api/user/push-subscriptions'), endpointHere()]);
    if (known.this_device && here !== null) {
      // The service worker may have followed a renewal already.
      if (here !== before) await subscribeAgain();
      return 'active';
    }
    await subscribeAgain();
    return 'active';
  } catch (error) {
    return error instanceof ApiFailure ? 'unknown' : 'ended';
  }
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  askToNotify,
  canNotify,
  endpointHere,
  storeEndpoint,
  notifyPermission,
  unsubscribeHere,
} from '../../../platform/browser/notifications.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { subscribeAgain } from '../api/subscription.ts';

/** `impossible`: not supported. `refused`: blocked for this site. `unasked`: the browser will ask. */
export type DeviceNotifications = 'impossible' | 'refused' | 'unasked' | 'off' | 'on';

const key = ['push-subscriptions'];

/** Whether this device shows reminders, with a switch. */
export function useDeviceNotifications(onFailure: (error: unknown) => void) {
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const [known, endpoint] = await Promise.all([
        call('GET /api/user/push-subscriptions', { signal }),
        endpointHere(),
      ]);
      const on = known.this_device && endpoint !== null;
      // Switched on by a version that did not store the endpoint.
      if (on) storeEndpoint(endpoint);
      return { publicKey: known.public_key, on };
    },
    enabled: canNotify(),
    staleTime: 0,
  });

  const switchOn = async () => {
    if (await askToNotify()) await subscribeAgain();
  };
  const switchOff = async () => {
    const endpoint = await endpointHere();
    if (endpoint !== null) await call('DELETE /api/user/push-subscriptions', { body: { endpoint } });
    await unsubscribeHere();
    storeEndpoint(null);
  };
  const change = async (on: boolean) => {
    setBusy(true);
    try {
      await (on ? switchOn() : switchOff());
    } catch (error) {
      onFailure(error);
    } finally {
      await queryClient.invalidateQueries({ queryKey: key });
      setBusy(false);
    }
  };
  const state = stateOf(notifyPermission(), data?.on ?? false);
  return { state, busy, change: (on: boolean) => void change(on) };
}

function stateOf(permission: NotificationPermission | null, on: boolean): DeviceNotifications {
  if (permission === null) return 'impossible';
  if (permission === 'denied') return 'refused';
  if (permission === 'default') return 'unasked';
  return on ? 'on' : 'off';
}

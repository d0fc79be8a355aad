import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { refreshUser } from '../../../platform/session/session.ts';
import { deviceName, startSession, type SecondFactorStep } from './log-in.ts';

/** Secret of a link or a provider for the page that completes a sign-in. */
export type Arrival = { token: string } | { ticket: string };

async function arrive(arrival: Arrival): Promise<SecondFactorStep | null> {
  const device_name = deviceName();
  if ('ticket' in arrival) {
    startSession((await call('POST /api/user/oidc', { body: { ticket: arrival.ticket, device_name } })).token);
    return null;
  }
  const { token, second_factor } = await call('POST /api/user/sign-in-link', {
    body: { token: arrival.token, device_name },
  });
  if (second_factor) return second_factor;
  if (token !== undefined) startSession(token);
  return null;
}

/** Completes a sign-in by a one-time link or by a provider; resolves to the second factor if required. */
export const useArrival = () => useMutation({ mutationFn: arrive });

/** The first password of an account. */
export const useSetPassword = () =>
  useMutation({
    mutationFn: async (body: BodyOf<'POST /api/user/password'>) => {
      await call('POST /api/user/password', { body });
      await refreshUser();
    },
  });

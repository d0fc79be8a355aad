import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';

export type Factors = ResponseOf<'GET /api/user/factors'>;
export type Session = ResponseOf<'GET /api/user/sessions'>['sessions'][number];
/** With the password, if the account has one: input of calls that change sign-in. */
export type Confirmation = BodyOf<'DELETE /api/user/factors/totp'>;
/** A code, or a passkey's signature: sent along for re-authentication. */
export type Proof = Pick<BodyOf<'POST /api/user/second-factor'>, 'code' | 'credential'>;

const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => call('GET /api/user/factors', { signal }),
});
const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('GET /api/user/sessions', { signal }),
});
export const useFactors = () => useQuery(factorsQuery);
export const useSessions = () => useQuery(sessionsQuery);
export const refreshFactors = () => queryClient.invalidateQueries(factorsQuery);
export const refreshSessions = () => queryClient.invalidateQueries(sessionsQuery);

/** Loaded when it is needed: most sign-ins never do. */
const webAuthn = () => import('@simplewebauthn/browser');

/**
 * Requests a passkey from the browser: of the account that is signing in (`ticket`), of any, or of the signed-in one.
 */
export async function passkeyAssertion(ticket?: string): Promise<NonNullable<Proof['credential']>> {
  const { startAuthentication } = await webAuthn();
  const { options } = await call('POST /api/user/login/passkey/options', {
    body: ticket === undefined ? {} : { ticket },
  });
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const answer = await startAuthentication({ optionsJSON });
  return { ...answer, response: { ...answer.response } };
}

/** Makes a passkey in the browser and adds it to the account. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async ({ name, ...body }: BodyOf<'POST /api/user/factors/passkeys/options'> & { name: string }) => {
      const { startRegistration } = await webAuthn();
      const { options } = await call('POST /api/user/factors/passkeys/options', { body });
      const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const made = await startRegistration({ optionsJSON });
      const credential = { ...made, response: { ...made.response } };
      return call('POST /api/user/factors/passkeys', { body: { name, credential } });
    },
  });
}

/** The user cancelled the browser's dialog, or it timed out. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Step-up: re-authenticates by Google, or by a mailed link. */
export const useStepUp = () =>
  useMutation({ mutationFn: (body: BodyOf<'POST /api/user/step-up'>) => call('POST /api/user/step-up', { body }) });
/** The same at an organisation: redirects the browser, and returns to the step-up page. */
export const useStepUpAtProvider = () =>
  useMutation({
    mutationFn: async (provider: number) => {
      const { url } = await call('POST /api/user/step-up/provider', { body: { provider } });
      window.location.assign(url);
    },
  });
/** The organisations at which this account signs in. */
export const useIdentities = (enabled = true) =>
  useQuery({
    queryKey: ['identities'],
    queryFn: ({ signal }) => call('GET /api/user/identities', { signal }),
    enabled,
  });
export const useStepUpLink = () => useMutation({ mutationFn: () => call('POST /api/user/step-up/link') });

export const useChangeEmail = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/user/change-email'>) => call('POST /api/user/change-email', { body }),
  });
export const useConfirmNewEmail = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/user/confirm-email', { body: { token } }) });

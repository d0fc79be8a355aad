import { useMutation } from '@tanstack/react-query';
import { message } from '@wordcluster/domain/messages/accounts';
import { message as browserMessage } from '@wordcluster/domain/messages/browser';
import type { Message } from '@wordcluster/domain/messages/all';
import { ApiFailure, fieldErrors } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { signIn } from '../../../platform/session/session.ts';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';
import { botCheck } from '../../../platform/sign-in/bot-check.ts';
import { closeAllNotices } from '../state/notices.ts';
import { passkeyAssertion } from './security.ts';
import { translateMessage } from '../../../ui/messages.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Result of a failed login. */
export interface LoginRefusal {
  reasons: readonly Message[];
  /** The account is not confirmed yet. */
  unconfirmed: boolean;
}

/** The next step if the account has a second factor. */
export type SecondFactorStep = NonNullable<ResponseOf<'POST /api/user/login'>['second_factor']>;

const INCORRECT_CREDENTIALS = message('account.wrong_credentials');
const SERVER_ERROR = browserMessage('browser.server_error');

/** The name under which the server lists this device; its limit is 1,000 characters. */
export const deviceName = (): string => navigator.userAgent.slice(0, 1000);

/** After too many attempts on this account the server requires a solved challenge; invisible to the user. */
async function askForToken(credentials: Credentials) {
  const body = { ...credentials, device_name: deviceName() };
  try {
    return await call('POST /api/user/login', { body });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'bot_check') throw error;
    return call('POST /api/user/login', { body: { ...body, recaptcha_token: await botCheck('login') } });
  }
}

/** Stores the token; messages for visitors are cleared. */
export function startSession(token: string): void {
  closeAllNotices();
  signIn(token);
}

async function logIn(credentials: Credentials): Promise<LoginRefusal | SecondFactorStep | null> {
  const { token, second_factor, ...refusal } = await askForToken(credentials);
  if (second_factor) return second_factor;
  if (token === undefined) {
    const reasons = Object.values(fieldErrors(refusal)).flat();
    return { reasons: reasons.length > 0 ? reasons : [SERVER_ERROR], unconfirmed: true };
  }
  startSession(token);
  return null;
}

/** Any refusal is one of two sentences; only rate limits are shown with the time to wait. */
export function loginFailure(error: unknown): Message {
  if (!(error instanceof ApiFailure) || error.status < 400 || error.status >= 500) return SERVER_ERROR;
  return error.status === 429 ? error.reason : INCORRECT_CREDENTIALS;
}

/** Ends a login with the second factor. */
export function useSecondFactor() {
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /api/user/login/second-factor'>) =>
      startSession((await call('POST /api/user/login/second-factor', { body })).token),
  });
}

/** Signs in with a passkey alone. */
export function usePasskeyLogIn() {
  return useMutation({
    mutationFn: async () => {
      const body = { credential: await passkeyAssertion(), device_name: deviceName() };
      startSession((await call('POST /api/user/login/passkey', { body })).token);
    },
  });
}

/** Signs in; resolves to null, to the second factor, or to the reason of the refusal. */
export function useLogIn() {
  return useMutation({ mutationFn: logIn });
}

/** Outside of 4xx the server's message is replaced by one sentence. Null for a 4xx. */
export function serverErrorText({ status }: ApiFailure): string | null {
  return status >= 400 && status < 500 ? null : translateMessage(SERVER_ERROR);
}

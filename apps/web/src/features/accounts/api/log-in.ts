import { useMutation } from '@tanstack/react-query';
import { message } from '@wordcluster/domain/messages/accounts';
import { message as browserMessage } from '@wordcluster/domain/messages/browser';
import type { Message } from '@wordcluster/domain/messages/message';
import { ApiFailure, fieldErrors } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { signIn } from '../../../platform/session/session.ts';
import { closeAllNotices } from '../state/notices.ts';

interface Credentials {
  email: string;
  password: string;
}

/** What the login form shows after a try that did not sign in. */
export interface LoginRefusal {
  reasons: readonly Message[];
  /** The account waits for its confirmation mail. */
  unconfirmed: boolean;
}

const INCORRECT_CREDENTIALS = message('account.wrong_credentials');
export const SERVER_ERROR = browserMessage('browser.server_error');

async function logIn(credentials: Credentials): Promise<LoginRefusal | null> {
  // The name under which the server lists this device; its limit is 1,000 characters.
  const device_name = navigator.userAgent.slice(0, 1000);
  const { token, ...refusal } = await call('POST /api/user/login', { body: { ...credentials, device_name } });
  if (token === undefined) {
    const reasons = Object.values(fieldErrors(refusal)).flat();
    return { reasons: reasons.length > 0 ? reasons : [SERVER_ERROR], unconfirmed: true };
  }
  closeAllNotices();
  signIn(token);
  return null;
}

/** Any refusal is one of two sentences; only being too quick is said as it is, with the time to wait. */
export function loginFailure(error: unknown): Message {
  if (!(error instanceof ApiFailure) || error.status < 400 || error.status >= 500) return SERVER_ERROR;
  return error.status === 429 ? error.reason : INCORRECT_CREDENTIALS;
}

/** Signs in; resolves to null, or to why there was no token. */
export function useLogIn() {
  return useMutation({ mutationFn: logIn });
}

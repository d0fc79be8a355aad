import { useMutation } from '@tanstack/react-query';
import { message } from '@wordcluster/domain/messages/browser';
import { ApiFailure, fieldErrors } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { signIn } from '../../../platform/session/session.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { closeAllNotices } from '../state/notices.ts';

const GOOGLE_ERROR = message('browser.google_failed');

/** What a failed Google sign-in shows: the server's errors where it refused the token, else one sentence. */
export function googleFailureText(error: unknown): string {
  const refused = error instanceof ApiFailure && (error.status === 400 || error.status === 422);
  return refused ? failureText(error) : translateMessage(GOOGLE_ERROR);
}

export function useGoogleSignIn() {
  return useMutation({
    mutationFn: async (id_token: string) => {
      const { token, ...refusal } = await call('POST /api/user/google', {
        body: { id_token, device_name: navigator.userAgent.slice(0, 1000) },
      });
      if (token === undefined) {
        throw new ApiFailure({ status: 422, code: 'invalid', reason: GOOGLE_ERROR, errors: fieldErrors(refusal) });
      }
      closeAllNotices();
      signIn(token);
    },
  });
}

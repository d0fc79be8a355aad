import { useMutation } from '@tanstack/react-query';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { call } from '../../../platform/api.ts';
import { signIn } from '../../../platform/session.ts';
import { failureText } from '../../../ui/messages.ts';
import { closeAllNotices } from '../state/notices.ts';

const GOOGLE_ERROR = 'Error, try it again later.';

/** What a failed Google sign-in shows: the server's errors where it refused the token, else one sentence. */
export function googleFailureText(error: unknown): string {
  const refused = error instanceof ApiFailure && (error.status === 400 || error.status === 422);
  return refused ? failureText(error) : GOOGLE_ERROR;
}

export function useGoogleSignIn() {
  return useMutation({
    mutationFn: async (id_token: string) => {
      const { token, errors = {} } = await call('POST /api/user/google', {
        body: { id_token, device_name: navigator.userAgent.slice(0, 1000) },
      });
      if (token === undefined) throw new ApiFailure({ status: 422, code: 'invalid', message: GOOGLE_ERROR, errors });
      closeAllNotices();
      signIn(token);
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { message } from '@wordcluster/domain/messages/browser';
import { ApiFailure, fieldErrors } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { deviceName, startSession, type SecondFactorStep } from './log-in.ts';

const GOOGLE_ERROR = message('browser.google_failed');

/** Message of a failed Google sign-in: the server's errors if it refused the token, else one sentence. */
export function googleFailureText(error: unknown): string {
  const refused = error instanceof ApiFailure && (error.status === 400 || error.status === 422);
  return refused ? failureText(error) : translateMessage(GOOGLE_ERROR);
}

export function useGoogleSignIn() {
  return useMutation({
    mutationFn: async (id_token: string): Promise<SecondFactorStep | null> => {
      const { token, second_factor, ...refusal } = await call('POST /api/user/google', {
        body: { id_token, device_name: deviceName() },
      });
      if (second_factor) return second_factor;
      if (token === undefined) {
        throw new ApiFailure({ status: 422, code: 'invalid', reason: GOOGLE_ERROR, errors: fieldErrors(refusal) });
      }
      startSession(token);
      return null;
    },
  });
}

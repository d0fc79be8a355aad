import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { botCheck } from '../../../platform/sign-in/bot-check.ts';

/** Requests the mail with the reset link. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: async (email: string) => {
      const recaptcha_token = await botCheck('forgot-password');
      return call('POST /api/user/forgot-password', { body: { email, recaptcha_token } });
    },
  });
}

type NewPassword = Omit<BodyOf<'POST /api/user/reset-password'>, 'recaptcha_token'>;

/** Sets a new password with the token of the reset link. */
export function useResetPassword() {
  return useMutation({
    mutationFn: async (reset: NewPassword) => {
      const recaptcha_token = await botCheck('reset-password');
      return call('POST /api/user/reset-password', { body: { ...reset, recaptcha_token } });
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { botCheck } from '../../../platform/sign-in/bot-check.ts';

type Registration = Omit<BodyOf<'POST /api/user/register'>, 'recaptcha_token'>;

/** Creates an account; the bot check runs first. */
export function useRegister() {
  return useMutation({
    mutationFn: async (registration: Registration) => {
      const recaptcha_token = await botCheck('register');
      return call('POST /api/user/register', { body: { ...registration, recaptcha_token } });
    },
  });
}

/** Confirms an address with the token of the mail's link. */
export function useConfirmEmail() {
  return useMutation({ mutationFn: (token: string) => call('POST /api/user/confirm', { body: { token } }) });
}

/** Sends another confirmation mail. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: (email: string) => call('POST /api/user/resend-confirmation', { body: { email } }),
  });
}

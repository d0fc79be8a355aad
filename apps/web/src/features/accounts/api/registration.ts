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

/** Makes the administrator's account with the link of the first start. */
export function useMakeAdministrator() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/user/administrator'>) => call('POST /api/user/administrator', { body }),
  });
}

/** Confirms an address with the token of the mail's link and the password of the registration. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/user/confirm'>) => call('POST /api/user/confirm', { body }),
  });
}

/** Sends another confirmation mail. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: (email: string) => call('POST /api/user/resend-confirmation', { body: { email } }),
  });
}

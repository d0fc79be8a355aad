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

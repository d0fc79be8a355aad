import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { botCheck } from '../../../platform/sign-in/bot-check.ts';

type PasswordChange = Omit<BodyOf<'POST /api/user/change-password'>, 'recaptcha_token'>;

/** Changes the password; the check against robots runs first. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async (change: PasswordChange) => {
      const recaptcha_token = await botCheck('change-password');
      return call('POST /api/user/change-password', { body: { ...change, recaptcha_token } });
    },
  });
}

/** Deletes the profile and everything in it. */
export function useRemoveAccount() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/user/remove-account'>) => call('POST /api/user/remove-account', { body }),
  });
}

/** Requests the address of the account's export, and downloads it. */
export function useExportAccount() {
  return useMutation({
    mutationFn: async () => {
      const { download } = await call('POST /api/user/export');
      // The response is a file, so the page stays.
      window.location.assign(download);
    },
  });
}

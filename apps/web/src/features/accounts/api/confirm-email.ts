import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';

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

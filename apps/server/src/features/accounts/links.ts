import type { Config } from '../../config.ts';

/** Addresses that mails lead to. The pages post the token: mail scanners that open links change nothing. */
export function accountLinks({ publicUrl }: Config) {
  return {
    confirm: (token: string) => `${publicUrl}/auth/login?${new URLSearchParams({ confirm: token }).toString()}`,
    reset: (email: string, token: string) =>
      `${publicUrl}/auth/reset-password?${new URLSearchParams({ email, token }).toString()}`,
    forgot: () => `${publicUrl}/auth/forgot-password`,
  };
}

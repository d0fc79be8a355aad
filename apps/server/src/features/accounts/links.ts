import type { Config } from '../../config.ts';

/** Addresses that mails lead to. The pages post the token: mail scanners that open links change nothing. */
export function accountLinks({ publicUrl }: Config) {
  const page = (path: string, query: Record<string, string>) =>
    `${publicUrl}${path}?${new URLSearchParams(query).toString()}`;
  return {
    confirm: (token: string) => page('/auth/login', { confirm: token }),
    reset: (email: string, token: string) => page('/auth/reset-password', { email, token }),
    changeEmail: (token: string) => page('/auth/confirm-email', { token }),
    forgot: () => `${publicUrl}/auth/forgot-password`,
  };
}

import type { Scope } from '@wordcluster/domain/accounts/scopes';
import { ACCESS_SECONDS } from './connection-tokens.ts';

export interface TokenResponse {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

export const tokenResponse = (
  { access, refresh }: { access: string; refresh: string },
  scopes: readonly Scope[],
): TokenResponse => ({
  access_token: access,
  token_type: 'Bearer',
  expires_in: ACCESS_SECONDS,
  refresh_token: refresh,
  scope: scopes.join(' '),
});

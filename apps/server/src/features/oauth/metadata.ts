import { SCOPES } from '@wordcluster/domain/accounts/scopes';
import type { Config } from '../../config.ts';
import { resourceOf } from './authorization-request.ts';

/** RFC 9728 puts the path of the resource behind the well-known one. */
export const RESOURCE_METADATA = '/.well-known/oauth-protected-resource/mcp';
export const SERVER_METADATA = '/.well-known/oauth-authorization-server';

/** Protected resource metadata (RFC 9728). */
export const resourceMetadata = (config: Config) => ({
  resource: resourceOf(config),
  authorization_servers: [config.publicUrl],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Wordcluster',
});

/** Authorisation server metadata (RFC 8414). */
export const serverMetadata = ({ publicUrl }: Config) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/oauth/authorize`,
  token_endpoint: `${publicUrl}/oauth/token`,
  registration_endpoint: `${publicUrl}/oauth/register`,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  scopes_supported: SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
});

/** The WWW-Authenticate header of the 401, from which a client discovers everything else. */
export function bearerChallenge({ publicUrl }: Config, tokenSent: boolean): string {
  const parameters = [`resource_metadata="${publicUrl}${RESOURCE_METADATA}"`, `scope="${SCOPES.join(' ')}"`];
  return `Bearer ${[...(tokenSent ? ['error="invalid_token"'] : []), ...parameters].join(', ')}`;
}

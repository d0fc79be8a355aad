import { limitedAddress } from '@wordcluster/domain/accounts/network';
import { MAX_TOKEN_NAME_LENGTH } from '@wordcluster/domain/accounts/scopes';
import { hasForbiddenCharacters, isBlank, normalizeText } from '@wordcluster/domain/text/characters';
import { z } from 'zod';
import { newSecret } from '../../access/secrets.ts';
import { throttle } from '../../access/throttle.ts';
import type { Context } from '../../context.ts';
import { OauthError } from './oauth-error.ts';
import { isRedirectAllowed } from './redirect-address.ts';

const PER_ADDRESS = { times: 20, seconds: 3600 };
/** Bounded storage: those that are never used are deleted after a day. */
const ALTOGETHER = { times: 1000, seconds: 3600 };

/** Other fields only matter for secrets, logos or pages, which are not used. */
const metadata = z.object({
  redirect_uris: z.array(z.string().max(500)).min(1).max(5),
  client_name: z.string().max(1000).optional(),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

/**
 * Dynamic client registration (RFC 7591). Every client is public: it has no secret, and PKCE binds a code to its
 * client.
 */
export async function registerClient(context: Context, address: string, body: unknown) {
  await throttle(context, `oauth-register:${limitedAddress(address)}`, PER_ADDRESS);
  const parsed = metadata.safeParse(body);
  if (!parsed.success) throw refusalOf(parsed.error);
  const { redirect_uris, client_name, grant_types, response_types } = parsed.data;
  if (!redirect_uris.every(isRedirectAllowed))
    throw new OauthError(
      'invalid_redirect_uri',
      'redirect_uris must begin with https://, with http:// at a loopback address, or with a private scheme in reverse domain notation, and have no fragment.',
    );
  if (grant_types && !grant_types.includes('authorization_code'))
    throw new OauthError('invalid_client_metadata', 'grant_types must contain authorization_code.');
  if (response_types && !response_types.includes('code'))
    throw new OauthError('invalid_client_metadata', 'response_types must contain code.');
  await throttle(context, 'oauth-register', ALTOGETHER);
  const client = { id: newSecret(), name: nameOf(client_name, redirect_uris), redirect_uris };
  const now = context.clock.now();
  await context.db
    .insertInto('oauth_clients')
    .values({ ...client, created_at: now, last_used_at: null })
    .execute();
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: client.name,
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

function refusalOf({ issues }: z.ZodError): OauthError {
  const [field = 'body'] = issues[0]?.path.map(String) ?? [];
  const code = field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata';
  return new OauthError(code, `${field}: ${issues[0]?.message ?? 'invalid'}`);
}

/** The displayed name; without a readable one, the host of the redirect URI. */
function nameOf(given: string | undefined, [redirect = '']: readonly string[]): string {
  const name = Array.from(normalizeText(given ?? ''))
    .slice(0, MAX_TOKEN_NAME_LENGTH)
    .join('')
    .trim();
  if (!isBlank(name) && name.isWellFormed() && !hasForbiddenCharacters(name)) return name;
  const { host, protocol } = new URL(redirect);
  return (host || protocol).slice(0, MAX_TOKEN_NAME_LENGTH);
}

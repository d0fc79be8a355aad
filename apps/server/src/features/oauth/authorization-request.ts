import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { SCOPES, type Scope } from '@wordcluster/domain/accounts/scopes';
import { message } from '@wordcluster/domain/messages/all';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { OauthError } from './oauth-error.ts';
import { addressWith, isRegistered, displayHost } from './redirect-address.ts';

type Request = BodyOf<'POST /api/oauth/requests'>;

/** Audience of tokens (RFC 8707). */
export const resourceOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/mcp`;

/** S256: 32 bytes in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

interface CheckedRequest {
  client: { id: string; name: string };
  redirectUri: string;
  challenge: string;
  scopes: Scope[];
  /** The redirect URI with the client's state and other parameters. */
  back: (parameters: Readonly<Record<string, string>>) => string;
}

/** Throws 422 if the client is not certain: then nothing is redirected. */
async function clientOf({ db }: Pick<Context, 'db'>, { client_id, redirect_uri }: Request) {
  const client = await db
    .selectFrom('oauth_clients')
    .select(['id', 'name', 'redirect_uris'])
    .where('id', '=', client_id)
    .executeTakeFirst();
  if (!client) throw invalidField('client_id', message('oauth.unknown_program'));
  if (!isRegistered(redirect_uri, client.redirect_uris))
    throw invalidField('redirect_uri', message('oauth.wrong_address'));
  return client;
}

/** Validates an authorisation request. Throws an `OauthError`, whose code is returned to the client. */
function scopesOf(config: Config, request: Request): Scope[] {
  const { response_type, code_challenge, code_challenge_method, scope, resource } = request;
  if (response_type !== 'code') throw new OauthError('unsupported_response_type', 'response_type must be code.');
  if (code_challenge_method !== 'S256' || !CHALLENGE.test(code_challenge ?? ''))
    throw new OauthError('invalid_request', 'PKCE is required: code_challenge with code_challenge_method=S256.');
  assertResource(config, resource);
  if (scope === undefined) return [...SCOPES];
  const requested = scope.split(' ');
  // Scopes that other servers have (`offline_access`) are left out; the response names those that were granted.
  const scopes = SCOPES.filter((one) => requested.includes(one));
  if (scopes.length === 0) throw new OauthError('invalid_scope', `scope: one or more of ${SCOPES.join(' ')}.`);
  return scopes;
}

/** Throws for another audience. Clients from before RFC 8707 send none. */
export function assertResource(config: Pick<Config, 'publicUrl'>, resource: string | undefined): void {
  if (resource !== undefined && resource !== resourceOf(config))
    throw new OauthError('invalid_target', `resource must be ${resourceOf(config)}.`);
}

/** A validated request for the user's consent; an `OauthError` becomes a redirect with the error. */
export async function checkedRequest(
  context: Context,
  request: Request,
): Promise<{ checked: CheckedRequest } | { checked: null; refusedUrl: string; clientName: string }> {
  const { config } = context;
  const client = await clientOf(context, request);
  // RFC 9207: a program that talks to several servers sees which one sent the browser back.
  const back = (parameters: Readonly<Record<string, string>>) =>
    addressWith(request.redirect_uri, { ...parameters, state: request.state, iss: config.publicUrl });
  try {
    const scopes = scopesOf(config, request);
    const challenge = request.code_challenge ?? '';
    const { id, name } = client;
    return { checked: { client: { id, name }, redirectUri: request.redirect_uri, challenge, scopes, back } };
  } catch (error) {
    if (!(error instanceof OauthError)) throw error;
    const refusedUrl = back({ error: error.code, error_description: error.message });
    return { checked: null, refusedUrl, clientName: client.name };
  }
}

/** For the consent page. */
export async function readRequest(context: Context, request: Request): Promise<ResponseOf<'POST /api/oauth/requests'>> {
  const found = await checkedRequest(context, request);
  const goes_to = displayHost(request.redirect_uri);
  if (found.checked === null) {
    const { clientName: client_name, refusedUrl: refused_url } = found;
    return { client_name, goes_to, scopes: [], denied_url: refused_url, refused_url };
  }
  const { client, scopes, back } = found.checked;
  const denied_url = back({ error: 'access_denied', error_description: 'The person refused.' });
  return { client_name: client.name, goes_to, scopes, denied_url, refused_url: null };
}

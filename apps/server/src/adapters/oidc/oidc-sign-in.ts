import * as client from 'openid-client';
import type { OidcProvider } from '../../config/oidc.ts';
import { SignInUnavailable, type OrganisationIdentity, type OrganisationSignIn } from '../../ports/sign-in.ts';

/** Timeout of the provider in seconds. */
const TIMEOUT = 8;
/** Milliseconds for which the discovery document is cached. */
const DISCOVERED_FOR = 10 * 60_000;

interface Discovered {
  at: number;
  configuration: client.Configuration;
}

/** Sign-in by OpenID Connect: discovery, code flow with PKCE, state and nonce, by the certified openid-client. */
export function oidcSignIn(provider: OidcProvider, redirectUri: string): OrganisationSignIn {
  const { id, name, issuer } = provider;
  let known: Discovered | null = null;

  async function discover(): Promise<client.Configuration> {
    if (known !== null && Date.now() - known.at < DISCOVERED_FOR) return known.configuration;
    const insecure = issuer.startsWith('http:');
    const configuration = await client
      .discovery(
        new URL(issuer),
        provider.clientId,
        { redirect_uris: [redirectUri], [client.clockTolerance]: 60 },
        provider.clientSecret === null ? client.None() : client.ClientSecretBasic(provider.clientSecret),
        // Checks the signature too: by default the library trusts the connection to the provider alone.
        {
          timeout: TIMEOUT,
          execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
        },
      )
      .catch((error: unknown) => {
        throw new SignInUnavailable(`${name} could not be discovered`, { cause: error });
      });
    known = { at: Date.now(), configuration };
    return configuration;
  }

  return {
    id,
    name,
    issuer,
    async begin(state, nonce, freshness = null) {
      const configuration = await discover();
      const verifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: provider.scopes,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(freshness !== null && { max_age: String(freshness) }),
      });
      return { url: url.href, verifier };
    },
    async finish(callback, { state, nonce, verifier, freshness = null }) {
      // Reloads the keys: a key that was rotated since the last sign-in would be unknown for a minute.
      known = null;
      const configuration = await discover();
      const tokens = await client
        .authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(freshness !== null && { maxAge: freshness }),
        })
        .catch((error: unknown) => {
          if (isAway(error)) throw new SignInUnavailable(`${name} did not answer`, { cause: error });
          throw error;
        });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      // Some providers return name and address only at this endpoint.
      const more =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(() => ({}))
          : {};
      return identityOf({ ...more, ...claims }, issuer, provider.roles?.claim ?? null);
    },
    async endSessionUrl(returnTo) {
      const configuration = await discover().catch(() => null);
      if (configuration?.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
    },
    async check() {
      known = null;
      await discover();
    },
  };
}

/** A failure of the connection, not of the provider's response. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code ?? '';
  return (
    error instanceof TypeError ||
    error.name === 'TimeoutError' ||
    /OAUTH_TIMEOUT|OAUTH_RESPONSE_IS_NOT_(CONFORM|JSON)/.test(code)
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function identityOf(claims: Record<string, unknown>, issuer: string, roleClaim: string | null): OrganisationIdentity {
  const [first = '', ...rest] = textOf(claims['name']).split(' ');
  const email = textOf(claims['email']).trim().toLowerCase();
  return {
    issuer,
    subject: textOf(claims['sub']),
    email: email === '' ? null : email,
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: textOf(claims['given_name']) || first,
    lastName: textOf(claims['family_name']) || rest.join(' '),
    roles: roleClaim === null ? [] : valuesAt(claims, roleClaim),
  };
}

/** A text or a list of texts; a claim in a claim is named with dots, as Keycloak's `realm_access.roles`. */
function valuesAt(claims: Record<string, unknown>, path: string): string[] {
  const direct = claims[path];
  const found =
    direct ??
    path
      .split('.')
      .reduce<unknown>(
        (value, key) =>
          typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
        claims,
      );
  if (typeof found === 'string') return [found];
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
}

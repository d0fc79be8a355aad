import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
// @ts-expect-error It has no types of its own.
import OidcServer from 'oidc-provider';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export type Claims = Record<string, unknown>;

const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

interface OidcLibrary {
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
  interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ params: { client_id: string } }>;
  interactionFinished(
    request: IncomingMessage,
    response: ServerResponse,
    result: object,
    options: object,
  ): Promise<void>;
  Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> };
}

/** A real provider that signs in the first of `people` without a form. */
export async function startProvider(redirects: string[], people: Map<string, Claims>, afterLogout: string[] = []) {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  const issuer = await listening(server);
  const provider = new (OidcServer as new (issuer: string, settings: object) => OidcLibrary)(issuer, {
    clients: [
      {
        client_id: 'words',
        client_secret: 's'.repeat(40),
        redirect_uris: redirects,
        post_logout_redirect_uris: afterLogout,
      },
    ],
    cookies: { keys: ['a key of the test'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  const pages = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return pages(request, response);
    const finish = async () => {
      const { params } = await provider.interactionDetails(request, response);
      const [accountId = ''] = people.keys();
      const grant = new provider.Grant({ accountId, clientId: params.client_id });
      grant.addOIDCScope('openid email profile');
      const result = { login: { accountId }, consent: { grantId: await grant.save() } };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    };
    finish().catch(() => response.destroy());
    return undefined;
  };
  return { issuer, close: () => closed(server) };
}

/** A provider that says whatever a test wants, and follows the protocol otherwise. */
export async function startHostileProvider() {
  let keys = await generateKeyPair('RS256', { extractable: true });
  let kid = 'first';
  let overrides: { issuer?: string; claims?: JWTPayload; expires?: number; unknownKey?: boolean } = {};
  const server = createServer((request, response) => {
    const send = (body: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    const answer = async () => {
      if (request.url === '/.well-known/openid-configuration')
        return send({
          issuer: overrides.issuer ?? issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      if (request.url === '/jwks')
        return send({ keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }] });
      const { privateKey } = overrides.unknownKey === true ? await generateKeyPair('RS256') : keys;
      const now = Math.floor(Date.now() / 1000);
      const token = await new SignJWT({ iss: issuer, aud: 'words', sub: 'someone', ...overrides.claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuedAt(now - 400)
        .setExpirationTime(overrides.expires ?? now + 300)
        .sign(privateKey);
      return send({ access_token: 'a', token_type: 'Bearer', id_token: token });
    };
    answer().catch(() => response.destroy());
  });
  const issuer = await listening(server);
  return {
    issuer,
    tell: (next: typeof overrides) => {
      overrides = next;
    },
    async rotate() {
      keys = await generateKeyPair('RS256', { extractable: true });
      kid = `after ${kid}`;
    },
    close: () => closed(server),
  };
}

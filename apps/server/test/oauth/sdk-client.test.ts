import { createServer } from 'node:net';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { oauthProgram } from '../setup/oauth-program.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

const RETURNS_TO = 'http://127.0.0.1:51004/callback';

let server: TestServer;
let address: URL;
beforeAll(async () => {
  // The resource that tokens are for is the public address: it has to be the one that is listened at.
  const port = await freePort();
  server = await startTestServer({ PUBLIC_URL: `http://127.0.0.1:${port}` });
  await server.app.listen({ port, host: '127.0.0.1' });
  address = new URL(`http://127.0.0.1:${port}/mcp`);
});
afterAll(() => server.close());

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
    });
  });

/** An assistant's state between its steps. */
function assistant() {
  const stored: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier: string; sentTo: URL[] } = {
    verifier: '',
    sentTo: [],
  };
  const provider: OAuthClientProvider = {
    redirectUrl: RETURNS_TO,
    clientMetadata: { client_name: 'SDK assistant', redirect_uris: [RETURNS_TO] },
    clientInformation: () => stored.client,
    saveClientInformation: (client) => void (stored.client = client),
    tokens: () => stored.tokens,
    saveTokens: (tokens) => void (stored.tokens = tokens),
    redirectToAuthorization: (url) => void stored.sentTo.push(url),
    saveCodeVerifier: (verifier) => void (stored.verifier = verifier),
    codeVerifier: () => stored.verifier,
  };
  const transport = () => new StreamableHTTPClientTransport(address, { authProvider: provider });
  return { stored, transport };
}

test("the protocol SDK's client connects from nothing, calls a tool, and refreshes its token", async () => {
  const person = await server.signUp('sdk@example.com');
  const { id: cluster } = await newCluster(person);
  const { stored, transport } = assistant();
  const first = transport();
  await expect(new Client({ name: 'sdk', version: '1.0.0' }).connect(first)).rejects.toThrow(UnauthorizedError);
  const [sentTo] = stored.sentTo;
  expect(sentTo?.pathname).toBe('/oauth/authorize');
  expect(sentTo?.searchParams.get('resource')).toBe(address.href);

  // The consent page's part, in the user's browser.
  const { grant } = oauthProgram(server);
  const request = Object.fromEntries(sentTo?.searchParams ?? []);
  const { back } = await grant(person, request, ['read', 'write']);
  await first.finishAuth(back?.searchParams.get('code') ?? '');

  const client = new Client({ name: 'sdk', version: '1.0.0' });
  await client.connect(transport());
  const use = async (name: string, args: Record<string, unknown>) =>
    JSON.stringify((await client.callTool({ name, arguments: args })).content);
  await use('add_rows', { cluster_id: cluster, rows: [['Haus', 'dom']] });
  expect(await use('search_words', { query: 'Haus' })).toContain('dom');
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('record_answers');

  // An hour later the client refreshes by itself.
  const before = stored.tokens;
  server.clock.advance(3601);
  expect(await use('search_words', { query: 'Haus' })).toContain('dom');
  expect(stored.tokens?.access_token).not.toBe(before?.access_token);
  expect(stored.tokens?.refresh_token).not.toBe(before?.refresh_token);
  expect(stored.sentTo).toHaveLength(1);
  await client.close();
});

test('the protocol SDK’s client gets an error when the user refuses', async () => {
  const person = await server.signUp('sdk-denied@example.com');
  const { stored, transport } = assistant();
  const first = transport();
  await expect(new Client({ name: 'sdk', version: '1.0.0' }).connect(first)).rejects.toThrow(UnauthorizedError);
  const { ask } = oauthProgram(server);
  const { body } = await ask(person, Object.fromEntries(stored.sentTo[0]?.searchParams ?? []));
  expect(new URL(body.denied_url).searchParams.get('error')).toBe('access_denied');
  await expect(first.finishAuth('no-code-was-given')).rejects.toThrow('The code is not valid');
  expect(stored.tokens).toBeUndefined();
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { PASSWORD, personWithPassword } from '../accounts/people.ts';
import { newPkce, oauthProgram, RESOURCE, RETURNS_TO } from '../setup/oauth-program.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let program: ReturnType<typeof oauthProgram>;
beforeAll(async () => {
  server = await startTestServer();
  program = oauthProgram(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  // Each test registers several programs from one address.
  await server.context.db.deleteFrom('throttles').execute();
});

describe('discovery by a program', () => {
  test('the 401 names the metadata of the resource, and that the server, which supports S256 alone', async () => {
    const refused = await server.app.inject({ method: 'POST', url: '/mcp', payload: {} });
    expect(refused.statusCode).toBe(401);
    const [, address = ''] = /resource_metadata="([^"]+)"/.exec(String(refused.headers['www-authenticate'])) ?? [];
    expect(address).toBe('http://localhost:3000/.well-known/oauth-protected-resource/mcp');
    expect((await program.useTools(`wco_1_${'x'.repeat(43)}`)).headers['www-authenticate']).toContain(
      'error="invalid_token"',
    );
    const resource = await server.app.inject({ method: 'GET', url: new URL(address).pathname });
    expect(resource.json()).toMatchObject({
      resource: RESOURCE,
      authorization_servers: ['http://localhost:3000'],
      scopes_supported: ['read', 'write', 'practise'],
    });
    expect(resource.headers['access-control-allow-origin']).toBe('*');
    const metadata = await server.app.inject({ method: 'GET', url: '/.well-known/oauth-authorization-server' });
    expect(metadata.json()).toMatchObject({
      issuer: 'http://localhost:3000',
      authorization_endpoint: 'http://localhost:3000/oauth/authorize',
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    });
    // Programs look at further well-known addresses first: a page there would confuse them.
    const other = await server.app.inject({ method: 'GET', url: '/.well-known/openid-configuration' });
    expect(other.statusCode).toBe(404);
  });
});

describe('registration', () => {
  test('makes a public client, whose name is shortened or made of its address', async () => {
    const long = await program.register({ client_name: 'x'.repeat(90), redirect_uris: [RETURNS_TO] });
    expect(long.statusCode).toBe(201);
    expect(long.json()).toMatchObject({
      client_id: expect.any(String),
      client_name: 'x'.repeat(60),
      token_endpoint_auth_method: 'none',
    });
    expect(long.json()).not.toHaveProperty('client_secret');
    const nameless = await program.register({ redirect_uris: ['https://assistant.example/back'] });
    expect(nameless.json()).toMatchObject({ client_name: 'assistant.example' });
  });

  test.each([
    ['javascript:alert(1)'],
    ['javascript://x.y/%0aalert(1)'],
    ['data:text/html,x'],
    ['http://words.example/back'],
    ['https://words.example/back#part'],
    ['https://user:password@words.example/back'],
    ['ftp://words.example/back'],
    ['not an address'],
  ])('refuses %s as an address', async (address) => {
    const refused = await program.register({ redirect_uris: [RETURNS_TO, address] });
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([400, 'invalid_redirect_uri']);
  });

  test('refuses what it cannot keep', async () => {
    for (const body of [
      {},
      { redirect_uris: [] },
      { redirect_uris: Array.from({ length: 6 }, (_, n) => `https://words.example/${n}`) },
      { redirect_uris: [`https://words.example/${'x'.repeat(500)}`] },
      { redirect_uris: [RETURNS_TO], grant_types: ['implicit'] },
    ])
      expect((await program.register(body)).statusCode).toBe(400);
  });

  test('at most twenty an hour of an address; another address may', async () => {
    const asked = { redirect_uris: [RETURNS_TO] };
    for (let n = 0; n < 20; n++) expect((await program.register(asked, '203.0.113.7')).statusCode).toBe(201);
    const refused = await program.register(asked, '203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await program.register(asked, '198.51.100.7')).statusCode).toBe(201);
    server.clock.advance(3600);
    expect((await program.register(asked, '203.0.113.7')).statusCode).toBe(201);
  });

  test('is deleted after a day without use, unless a user has authorised the program', async () => {
    const person = await server.signUp('forgotten@example.com');
    const used = await program.connect(person);
    const unused = await program.begin();
    server.clock.advance(86_400 + 60);
    await cleanUp(server.context);
    const ids = await server.context.db.selectFrom('oauth_clients').select('id').execute();
    expect(ids.map(({ id }) => id)).toContain(used.client_id);
    expect(ids.map(({ id }) => id)).not.toContain(unused.client_id);
    expect((await program.ask(person, unused.request)).body).toMatchObject({
      errors: { client_id: [expect.any(String)] },
    });
  });
});

describe('the request for access', () => {
  test('names the program, its redirect and the scopes; the user may grant less', async () => {
    const person = await server.signUp('asked@example.com');
    const { client_id, verifier, request } = await program.begin({ scope: 'read write offline_access' }, 'Claude');
    const { body } = await program.ask(person, request);
    expect(body).toMatchObject({ client_name: 'Claude', goes_to: null, scopes: ['read', 'write'], refused_url: null });
    const denied = new URL(body.denied_url);
    expect(denied.origin + denied.pathname).toBe(RETURNS_TO);
    expect(Object.fromEntries(denied.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'abc',
      iss: 'http://localhost:3000',
    });
    const { back } = await program.grant(person, request, ['read', 'practise']);
    expect(back?.searchParams.get('state')).toBe('abc');
    const code = back?.searchParams.get('code') ?? '';
    const tokens = (await program.exchange({ code, client_id, code_verifier: verifier })).json();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read' });
    // A refused request issues no token.
    expect(await program.tokensOf(person)).toMatchObject([{ name: 'Claude', scopes: ['read'], connected: true }]);
  });

  test('is not redirected with a wrong address: a loopback one may have any port, others are exact', async () => {
    const person = await server.signUp('address@example.com');
    const registered = await program.register({
      redirect_uris: ['http://localhost:1111/back', 'https://words.example/back?x=1', 'com.example.app:/back'],
    });
    const { client_id } = registered.json<{ client_id: string }>();
    const statusAt = async (redirect_uri: string) =>
      (await program.ask(person, { ...(await program.begin()).request, client_id, redirect_uri })).status;
    for (const right of [
      'http://localhost:1111/back',
      'http://localhost:65000/back',
      'http://localhost/back',
      'https://words.example/back?x=1',
      'com.example.app:/back',
    ])
      expect(await statusAt(right), right).toBe(200);
    for (const wrong of [
      'http://localhost:1111/other',
      'http://localhost:1111/back?x=1',
      'http://localhost:1111@evil.example/back',
      'http://localhost.evil.example/back',
      'http://127.0.0.1:1111/back',
      'https://words.example:8443/back?x=1',
      'https://words.example/back',
      'https://words.example/back?x=1&y=2',
      'https://evil.example/back?x=1',
      'javascript:alert(1)',
    ])
      expect(await statusAt(wrong), wrong).toBe(422);
    const granted = await program.grant(person, {
      ...(await program.begin()).request,
      redirect_uri: 'https://evil.example/',
    });
    expect(granted.status).toBe(422);
  });

  test.each([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with a challenge of another length', { code_challenge: 'x'.repeat(42) }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for scopes that there are not', { scope: 'admin' }, 'invalid_scope'],
    ['for a foreign audience', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['for the whole server', { resource: 'http://localhost:3000' }, 'invalid_target'],
  ])('%s is redirected with an error, and is not granted', async (title, wrong, error) => {
    const person = await server.signUp(`${title.replaceAll(' ', '-').toLowerCase()}@example.com`);
    const { request } = await program.begin(wrong);
    const refused = (await program.ask(person, request)).body.refused_url ?? '';
    expect(new URL(refused).searchParams.get('error')).toBe(error);
    const { back } = await program.grant(person, request);
    expect(back?.searchParams.get('error')).toBe(error);
    expect(back?.searchParams.get('code')).toBeNull();
  });

  test('takes the password of users with one, and no token of a program', async () => {
    const person = await personWithPassword(server, 'consent@example.com');
    const { request } = await program.begin();
    const grant = (proof: object) =>
      person.call('POST', '/api/oauth/grants', { ...request, scopes: ['read'], ...proof });
    expect((await grant({})).status).toBe(422);
    expect((await grant({ password: 'Wrong-1-word' })).status).toBe(422);
    expect((await grant({ password: PASSWORD })).status).toBe(201);
    expect((await server.visitor.call('POST', '/api/oauth/grants', request)).status).toBe(401);
    const { access_token } = await program.connect(await server.signUp('program-asks@example.com'), ['read']);
    const asProgram = server.callerWith(access_token);
    expect((await asProgram.call('POST', '/api/oauth/requests', request)).status).toBe(401);
  });
});

describe('a code', () => {
  test('is exchanged once; when it comes again, what it had led to ends', async () => {
    const person = await server.signUp('replayed@example.com');
    const { access_token, refresh_token, client_id, fields } = await program.connect(person);
    expect((await program.useTools(access_token)).statusCode).toBe(200);
    const again = await program.exchange(fields);
    expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([400, 'invalid_grant']);
    expect((await program.useTools(access_token)).statusCode).toBe(401);
    expect((await program.refresh(client_id, refresh_token)).statusCode).toBe(400);
    expect(await program.tokensOf(person)).toEqual([]);
    expect(await program.eventsOf(person)).toEqual(['token_made Assistant', 'token_ended Assistant']);
  });

  test('two exchanges at once give no token that lasts', async () => {
    const person = await server.signUp('at-once@example.com');
    const { client_id, verifier, request } = await program.begin();
    const { back } = await program.grant(person, request);
    const fields = { code: back?.searchParams.get('code') ?? '', client_id, code_verifier: verifier };
    const both = await Promise.all([program.exchange(fields), program.exchange(fields)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await program.tokensOf(person)).toEqual([]);
  });

  test.each([
    ['a wrong verifier', { code_verifier: newPkce().verifier }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'http://127.0.0.1:1/callback' }],
    ['another program', { client_id: 'x'.repeat(43) }],
    ['a foreign audience', { resource: 'https://other.example/mcp' }],
    ['another kind of grant', { grant_type: 'password' }],
  ])('is refused with %s', async (title, wrong) => {
    const person = await server.signUp(`code-${title.replaceAll(' ', '-')}@example.com`);
    const { client_id, verifier, request } = await program.begin();
    const { back } = await program.grant(person, request);
    const code = back?.searchParams.get('code') ?? '';
    const refused = await program.exchange({ code, client_id, code_verifier: verifier, ...wrong });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: expect.any(String), error_description: expect.any(String) });
    expect(await program.tokensOf(person)).toEqual([]);
  });

  test('is used up by a wrong attempt, and is over after two minutes', async () => {
    const person = await server.signUp('over@example.com');
    const first = await program.begin();
    const { back } = await program.grant(person, first.request);
    const code = back?.searchParams.get('code') ?? '';
    const fields = { code, client_id: first.client_id, code_verifier: newPkce().verifier };
    expect((await program.exchange(fields)).statusCode).toBe(400);
    expect((await program.exchange({ ...fields, code_verifier: first.verifier })).statusCode).toBe(400);
    const second = await program.begin();
    const late = (await program.grant(person, second.request)).back?.searchParams.get('code') ?? '';
    server.clock.advance(121);
    const asked = { code: late, client_id: second.client_id, code_verifier: second.verifier };
    expect((await program.exchange(asked)).statusCode).toBe(400);
    expect(await program.tokensOf(person)).toEqual([]);
  });

  test('is only sent to the program: responses of the token address are not cached, and wrong bodies are refused', async () => {
    const wrong = await server.app.inject({ method: 'POST', url: '/oauth/token', payload: { grant_type: 'x' } });
    expect([wrong.statusCode, wrong.json<{ error: string }>().error]).toEqual([400, 'invalid_request']);
    expect(wrong.headers['cache-control']).toBe('no-store');
    const twice = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=authorization_code&grant_type=refresh_token&client_id=x',
    });
    expect(twice.json()).toMatchObject({ error: 'invalid_request' });
  });
});

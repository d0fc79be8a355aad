import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, PASSWORD, personWithPassword } from '../accounts/people.ts';
import { oauthProgram } from '../setup/oauth-program.ts';
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

describe('a connection', () => {
  test('reaches the tools of its scopes at /mcp, and nothing elsewhere', async () => {
    const person = await server.signUp('audience@example.com');
    const { access_token } = await program.connect(person, ['read']);
    const tools = (await program.useTools(access_token)).json<{ result: { tools: { name: string }[] } }>().result.tools;
    const names = tools.map(({ name }) => name);
    expect(names).toContain('list_clusters');
    expect(names).not.toContain('add_rows');
    const headers = { authorization: `Bearer ${access_token}` };
    for (const url of ['/api/clusters', '/api/user', '/api/known?language=de'])
      expect((await server.app.inject({ method: 'GET', url, headers })).statusCode, url).toBe(401);
    const dictionary = await server.app.inject({
      method: 'POST',
      url: '/ankiconnect',
      payload: { action: 'deckNames', version: 6, key: access_token },
    });
    expect(dictionary.json()).toMatchObject({ result: null, error: 'valid api key must be provided' });
  });

  test('its access token ends after an hour; the refresh token rotates, and one that comes again ends it', async () => {
    const person = await server.signUp('rotated@example.com');
    const { access_token, refresh_token, client_id } = await program.connect(person, ['read', 'write']);
    server.clock.advance(3601);
    expect((await program.useTools(access_token)).statusCode).toBe(401);
    expect((await program.refresh('x'.repeat(43), refresh_token)).statusCode).toBe(400);
    const refreshed = await program.refresh(client_id, refresh_token);
    expect(refreshed.statusCode).toBe(200);
    const next = refreshed.json<{ access_token: string; refresh_token: string; scope: string }>();
    expect(next.scope).toBe('read write');
    expect((await program.useTools(next.access_token)).statusCode).toBe(200);
    // Two processes that refresh at once: the later is refused, the connection stays.
    expect((await program.refresh(client_id, refresh_token)).statusCode).toBe(400);
    expect((await program.useTools(next.access_token)).statusCode).toBe(200);
    server.clock.advance(60);
    expect((await program.refresh(client_id, refresh_token)).statusCode).toBe(400);
    expect((await program.useTools(next.access_token)).statusCode).toBe(401);
    expect((await program.refresh(client_id, next.refresh_token)).statusCode).toBe(400);
  });

  test('ends after 90 days without use', async () => {
    const person = await server.signUp('idle@example.com');
    const { refresh_token, client_id } = await program.connect(person);
    server.clock.advance(90 * 86_400 + 1);
    expect((await program.refresh(client_id, refresh_token)).statusCode).toBe(400);
  });

  test('is listed with its last use, is revoked by the user, and the owner gets a mail', async () => {
    const person = await server.signUp('listed@example.com');
    const { access_token } = await program.connect(person, ['read'], 'Desk assistant');
    const [before] = await program.tokensOf(person);
    expect(before).toMatchObject({ name: 'Desk assistant', program: 'assistant', connected: true, last_used_at: null });
    await program.useTools(access_token);
    const [after] = await program.tokensOf(person);
    expect(after?.last_used_at).toBe(server.clock.now().toISOString());
    expect(await mailsTo(server, 'listed@example.com')).toHaveLength(1);
    await person.call('DELETE', `/api/user/tokens/${after?.id}`, {});
    expect((await program.useTools(access_token)).statusCode).toBe(401);
  });

  test('ends with a change of the password, and codes that were not exchanged with it', async () => {
    const person = await personWithPassword(server, 'changes@example.com');
    const withPassword = {
      ...person,
      call: <Body>(method: string, url: string, body?: unknown) =>
        person.call<Body>(
          method,
          url,
          url.includes('/oauth/grants') ? { ...(body as object), password: PASSWORD } : body,
        ),
    };
    const { access_token } = await program.connect(withPassword);
    const waiting = await program.begin();
    const code = (await program.grant(withPassword, waiting.request)).back?.searchParams.get('code') ?? '';
    expect((await program.useTools(access_token)).statusCode).toBe(200);
    const changed = await person.call('POST', '/api/user/change-password', {
      old_password: PASSWORD,
      new_password: 'Different-9-tea',
      new_password_confirmation: 'Different-9-tea',
    });
    expect(changed.status).toBe(200);
    expect((await program.useTools(access_token)).statusCode).toBe(401);
    const fields = { code, client_id: waiting.client_id, code_verifier: waiting.verifier };
    expect((await program.exchange(fields)).statusCode).toBe(400);
  });

  test('is revoked by the program itself, with either of its tokens, and by no other', async () => {
    const person = await server.signUp('revoked@example.com');
    for (const kind of ['access_token', 'refresh_token'] as const) {
      const connection = await program.connect(person);
      const { client_id, access_token } = connection;
      const token = connection[kind];
      expect((await program.post('/oauth/revoke', { token, client_id: 'x'.repeat(43) })).statusCode).toBe(200);
      expect((await program.useTools(access_token)).statusCode).toBe(200);
      expect((await program.post('/oauth/revoke', { token, client_id })).statusCode).toBe(200);
      expect((await program.useTools(access_token)).statusCode).toBe(401);
    }
  });

  test('of a program that connects again replaces the one before', async () => {
    const person = await server.signUp('again@example.com');
    const { client_id, access_token } = await program.connect(person);
    const { verifier, request } = await program.begin({ client_id });
    const code = (await program.grant(person, request)).back?.searchParams.get('code') ?? '';
    expect((await program.exchange({ code, client_id, code_verifier: verifier })).statusCode).toBe(200);
    expect(await program.tokensOf(person)).toHaveLength(1);
    expect((await program.useTools(access_token)).statusCode).toBe(401);
  });

  test('and its codes go with the account', async () => {
    const person = await personWithPassword(server, 'leaves@example.com');
    const { request } = await program.begin();
    await person.call('POST', '/api/oauth/grants', { ...request, scopes: ['read'], password: PASSWORD });
    const codes = () =>
      server.context.db.selectFrom('oauth_codes').select('user_id').where('user_id', '=', person.id).execute();
    expect(await codes()).toHaveLength(1);
    expect((await person.call('POST', '/api/user/remove-account', { password: PASSWORD })).status).toBe(200);
    expect(await codes()).toEqual([]);
  });
});

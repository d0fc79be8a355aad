import { createHash, randomBytes } from 'node:crypto';
import type { ResponseOf } from '@wordcluster/contract/types';
import type { Caller, TestServer } from './server.ts';

export const RETURNS_TO = 'http://127.0.0.1:49152/callback';
export const RESOURCE = 'http://localhost:3000/mcp';

/** The base64url of 32 bytes, and of its SHA-256. */
export function newPkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** A program that speaks OAuth by hand, so that tests can do it wrongly. */
export function oauthProgram(server: TestServer) {
  const register = (body: object, ip = '127.0.0.1') =>
    server.app.inject({ method: 'POST', url: '/oauth/register', payload: body, remoteAddress: ip });
  const post = (url: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  /** A registered program's authorisation request; `undefined` values are left out. */
  async function begin(more: Record<string, string | undefined> = {}, name = 'Assistant') {
    const registered = await register({ client_name: name, redirect_uris: [RETURNS_TO] });
    const { client_id } = registered.json<{ client_id: string }>();
    const { verifier, challenge } = newPkce();
    const request = {
      client_id,
      redirect_uri: RETURNS_TO,
      response_type: 'code',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      scope: 'read write practise',
      state: 'abc',
      resource: RESOURCE,
      ...more,
    };
    return { client_id, verifier, request };
  }
  const ask = (person: Caller, request: object) =>
    person.call<ResponseOf<'POST /api/oauth/requests'>>('POST', '/api/oauth/requests', request);
  async function grant(person: Caller, request: object, scopes: string[] = ['read']) {
    const response = await person.call<{ redirect_url: string }>('POST', '/api/oauth/grants', { ...request, scopes });
    return { ...response, back: response.status === 201 ? new URL(response.body.redirect_url) : null };
  }
  const exchange = (fields: Record<string, string>) =>
    post('/oauth/token', { grant_type: 'authorization_code', redirect_uri: RETURNS_TO, ...fields });
  const refresh = (client_id: string, refresh_token: string) =>
    post('/oauth/token', { grant_type: 'refresh_token', client_id, refresh_token });
  /** From nothing to tokens. */
  async function connect(person: Caller, scopes: string[] = ['read'], name = 'Assistant') {
    const { client_id, verifier, request } = await begin({}, name);
    const { back } = await grant(person, request, scopes);
    const code = back?.searchParams.get('code') ?? '';
    const fields = { code, client_id, code_verifier: verifier };
    const response = await exchange(fields);
    return { client_id, fields, ...response.json<{ access_token: string; refresh_token: string; scope: string }>() };
  }
  /** A call at the assistants' address. */
  const useTools = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  const tokensOf = async (person: Caller) =>
    (await person.call<ResponseOf<'GET /api/user/tokens'>>('GET', '/api/user/tokens')).body.tokens;
  async function eventsOf(person: { id: number }): Promise<string[]> {
    const events = await server.context.db
      .selectFrom('audit_events')
      .select(['type', 'about'])
      .where('user_id', '=', person.id)
      .orderBy('id')
      .execute();
    return events.map(({ type, about }) => `${type} ${about}`);
  }
  return { useTools, tokensOf, eventsOf, register, post, begin, ask, grant, exchange, refresh, connect };
}

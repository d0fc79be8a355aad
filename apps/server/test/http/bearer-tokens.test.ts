import type { CallSpec } from '@wordcluster/contract/call';
import { calls } from '@wordcluster/contract/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let signedIn: Caller;
const ended = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  const idle = await server.signUp('idle@example.com', 'great');
  server.clock.advance(31 * 86_400);
  signedIn = await server.signUp('signed-in@example.com');
  ended.set('of a form that no token has', 'abc');
  ended.set('that nobody was given', 'x'.repeat(43));
  ended.set('that was not used for a month', idle.token ?? '');
});
afterAll(() => server.close());

/** A call with a token, or null for none, and without the anti-forgery cookie, as programs make it. */
async function withToken(token: string | null | undefined, key: string, body: unknown = {}) {
  const [method = 'GET', path = ''] = key.split(' ');
  const response = await server.app.inject({
    method: method as 'GET',
    url: path.replace(/:\w+/g, '1'),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, code: response.json<{ error?: { code: string } }>().error?.code };
}

const needing = (Object.entries(calls) as [string, CallSpec][]).filter(([, { access }]) => access !== 'public');

test('neither a token nor the cookie gets 401 from every call that needs a token', async () => {
  for (const [key] of needing) {
    expect(await withToken(null, key), key).toEqual({ status: 401, code: 'unauthenticated' });
  }
});

describe.each(['of a form that no token has', 'that nobody was given', 'that was not used for a month'])(
  'a token %s',
  (kind) => {
    test('gets 401 from every call that needs one', async () => {
      for (const [key] of needing) {
        expect(await withToken(ended.get(kind), key), key).toEqual({ status: 401, code: 'unauthenticated' });
      }
    });

    test('is ignored by public calls', async () => {
      expect((await withToken(ended.get(kind), 'GET /api/configuration')).status).toBe(200);
      const credentials = { email: 'signed-in@example.com', password: 'Wrong000' };
      const login = await server.visitor.call('POST', '/api/user/login', credentials, {
        authorization: `Bearer ${ended.get(kind)}`,
      });
      expect(login.status).toBe(401);
      expect(login.body).toMatchObject({ error: { code: 'wrong_credentials' } });
      // Like a call without any token it needs the cookie then.
      expect(await withToken(ended.get(kind), 'POST /api/user/login', credentials)).toEqual({
        status: 403,
        code: 'forgery',
      });
    });
  },
);

test('a valid token replaces the anti-forgery cookie, at public calls too', async () => {
  const login = { email: 'signed-in@example.com', password: 'Wrong000' };
  expect(await withToken(signedIn.token, 'POST /api/user/login', login)).toEqual({
    status: 401,
    code: 'wrong_credentials',
  });
});

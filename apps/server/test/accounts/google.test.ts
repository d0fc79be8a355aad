import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser } from '../../src/features/accounts/repository.ts';
import { allowRegistration } from '../../src/features/invitations/registration-invitations.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

const AUDIENCE = 'client-id.apps.googleusercontent.com';
let keys: Server;
let published: JWK[] = [];
let server: TestServer;
let signing: Awaited<ReturnType<typeof newKey>>;

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

beforeAll(async () => {
  signing = await newKey('first');
  published = [signing.jwk];
  keys = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published })),
  );
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const { port } = keys.address() as AddressInfo;
  server = await startTestServer({ GOOGLE_CLIENT_ID: AUDIENCE, GOOGLE_KEYS_URL: `http://127.0.0.1:${port}/certs` });
});
afterAll(async () => {
  await server.close();
  keys.close();
});

/** Of the cookie that the test's browser has. */
const NONCE = createHash('sha256').update('a-token-for-tests-0123456789').digest('base64url');

interface Person {
  nonce?: string;
  sub: string;
  email: string;
  email_verified?: boolean;
}

const idToken = (
  person: Person,
  { audience = AUDIENCE, issuer = 'https://accounts.google.com', expires = '1h', key = signing } = {},
) =>
  new SignJWT({ email_verified: true, given_name: 'Grace', family_name: 'Hopper', nonce: NONCE, ...person })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuedAt()
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(key.privateKey);
const signIn = async (token: string | Promise<string>) =>
  server.visitor.call<{ token?: string; errors?: Record<string, string[]> }>('POST', '/api/user/google', {
    id_token: await token,
  });
const userOf = (token: string | undefined) =>
  server.visitor.call<{ id: number; email: string; first_name: string; has_password: boolean }>(
    'GET',
    '/api/user',
    undefined,
    { authorization: `Bearer ${token}` },
  );

// Specification: S2-1.02, S2-7.03
test('a verified address gets a confirmed account without a password, and the same one the next time', async () => {
  const first = await signIn(idToken({ sub: 'g1', email: 'Grace@Example.com' }));
  const user = (await userOf(first.body.token)).body;
  expect(user).toMatchObject({ email: 'grace@example.com', first_name: 'Grace', has_password: false });
  const second = await signIn(idToken({ sub: 'g1', email: 'changed@example.com' }));
  expect((await userOf(second.body.token)).body.id).toBe(user.id);
});

test('an existing confirmed account is linked by its verified address', async () => {
  const owner = await server.signUp('owner@example.com');
  const response = await signIn(idToken({ sub: 'g2', email: 'owner@example.com' }));
  expect((await userOf(response.body.token)).body.id).toBe(owner.id);
  expect((await owner.call('GET', '/api/user')).status).toBe(200);
});

test('an account that a stranger registered but never confirmed loses that password', async () => {
  await server.visitor.call('POST', '/api/user/register', {
    email: 'squatted@example.com',
    first_name: 'Squat',
    last_name: 'Ter',
    password: 'Kettle-42-green',
  });
  const response = await signIn(idToken({ sub: 'g3', email: 'squatted@example.com' }));
  expect((await userOf(response.body.token)).body.has_password).toBe(false);
  expect(
    (
      await server.visitor.call('POST', '/api/user/login', {
        email: 'squatted@example.com',
        password: 'Kettle-42-green',
      })
    ).status,
  ).toBe(401);
});

test.each([
  ['another audience', () => idToken({ sub: 'x', email: 'x@example.com' }, { audience: 'other' })],
  ['another issuer', () => idToken({ sub: 'x', email: 'x@example.com' }, { issuer: 'https://evil.example' })],
  ['an expired token', () => idToken({ sub: 'x', email: 'x@example.com' }, { expires: '-2h' })],
  ['an unverified address', () => idToken({ sub: 'x', email: 'x@example.com', email_verified: false })],
  ['a foreign key', async () => idToken({ sub: 'x', email: 'x@example.com' }, { key: { ...(await newKey('first')) } })],
  ['a token made for another browser', () => idToken({ sub: 'x', email: 'x@example.com', nonce: 'other' })],
  ['no token at all', async () => 'not-a-token'],
])('%s is refused', async (_name, make) => {
  const response = await signIn(make());
  expect(response).toMatchObject({
    status: 422,
    body: { errors: { id_token: ['Google could not confirm this sign-in. Please try again.'] } },
  });
});

// Case 15 of the second security review.
test('the administrator’s address makes no account, and takes over none, before the one-time link has made it', async () => {
  const { db, config } = server.context;
  const administrator = () => idToken({ sub: 'admin', email: config.adminEmail });
  const refused = { status: 422, body: { errors: { id_token: [expect.stringContaining('could not confirm')] } } };
  expect(await signIn(administrator())).toMatchObject(refused);
  const now = server.clock.now();
  const person = { first_name: 'A', last_name: 'B', created_at: now };
  const id = await insertUser(db, { email: config.adminEmail, ...person, confirmed_at: null });
  expect(await signIn(administrator())).toMatchObject(refused);
  await db.updateTable('users').set({ confirmed_at: now }).where('id', '=', id).execute();
  expect((await userOf((await signIn(administrator())).body.token)).body.id).toBe(id);
});

test('obeys who may come in: closed, by invitation, and of some domains', async () => {
  const { port } = keys.address() as AddressInfo;
  const google = { GOOGLE_CLIENT_ID: AUDIENCE, GOOGLE_KEYS_URL: `http://127.0.0.1:${port}/certs` };
  const at = async (settings: Record<string, string>, invite?: string) => {
    const other = await startTestServer({ ...google, ...settings });
    const known = await other.signUp('known@example.com');
    if (invite !== undefined) await allowRegistration(other.context.db, invite, known.id, other.clock.now());
    const statusOf = async (email: string) => {
      const id_token = await idToken({ sub: email, email });
      return (await other.visitor.call('POST', '/api/user/google', { id_token })).status;
    };
    const answers = [await statusOf('known@example.com'), await statusOf('new@example.com')];
    await other.close();
    return answers;
  };
  expect(await at({ REGISTRATION: 'closed' })).toEqual([200, 403]);
  expect(await at({ REGISTRATION: 'invitation' })).toEqual([200, 403]);
  expect(await at({ REGISTRATION: 'invitation' }, 'new@example.com')).toEqual([200, 200]);
  expect(await at({ REGISTRATION_DOMAINS: 'school.example' })).toEqual([200, 422]);
});

test('a key that Google rotated in is fetched', async () => {
  // Rate limit of the library: new keys at most every 30 seconds, so a new server simulates the time passed.
  const next = await newKey('second');
  published = [signing.jwk, next.jwk];
  const { port } = keys.address() as AddressInfo;
  const other = await startTestServer({
    GOOGLE_CLIENT_ID: AUDIENCE,
    GOOGLE_KEYS_URL: `http://127.0.0.1:${port}/certs`,
  });
  const token = await idToken({ sub: 'g9', email: 'rotated@example.com' }, { key: next });
  expect((await other.visitor.call('POST', '/api/user/google', { id_token: token })).status).toBe(200);
  await other.close();
});

// Specification: S0-1.13, S2-2.29
test('without a client id the call says that it is not set up', async () => {
  const plain = await startTestServer();
  expect(await plain.visitor.call('POST', '/api/user/google', { id_token: 'x' })).toMatchObject({
    status: 422,
    body: { error: { code: 'not_configured' } },
  });
  const configuration = await plain.visitor.call('GET', '/api/configuration');
  expect(configuration.body).toMatchObject({ google_client_id: null });
  // Only Google identifies the caller.
  expect(configuration.headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
  await plain.close();
});

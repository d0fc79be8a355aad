import { calls } from '@wordcluster/contract/all';
import type { CallSpec } from '@wordcluster/contract/call';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { programToken, startTestServer, type TestServer } from '../setup/server.ts';
import { mailsTo, PASSWORD, personWithPassword, type Person } from './people.ts';

// Kind 5, cases 11, 12 and 20 of the second security review.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback', ADMIN_EMAIL: 'admin@example.com' });
});
afterAll(() => server.close());

const all = Object.entries(calls) as [string, CallSpec][];
/** Calls that add, remove or change a way to sign in, a token, the e-mail address or the account. */
const SENSITIVE = [
  /^\/api\/user\/(factors|tokens|sessions)\b/,
  /^\/api\/oauth\/grants\b/,
  /^\/api\/e-readers$/,
  /^\/api\/user\/(change|remove|add|set|link|unlink)-/,
  /^\/api\/users\/:user_id\b/,
  /^\/api\/user\/(password|identities)$/,
  /^\/api\/people\/:id\/sign-in-link$/,
];
const REMOVES_A_PERSON = 'DELETE /api/people/:id';
/** Only for accounts without a password: others get a refusal that says so. */
const FIRST_PASSWORD = 'POST /api/user/password';
/** A token may end itself. */
const ENDS_ITSELF = 'POST /api/user/logout';
const isSensitive = ([key, { access, reads }]: [string, CallSpec]) => {
  const [method = '', path = ''] = key.split(' ');
  const matches = key === REMOVES_A_PERSON || SENSITIVE.some((pattern) => pattern.test(path));
  return access !== 'public' && method !== 'GET' && !reads && matches;
};
const sensitive = all.filter(isSensitive);
const shapeOf = (body: z.ZodType | undefined): Record<string, unknown> =>
  body instanceof z.ZodOptional ? shapeOf(body.unwrap() as z.ZodType) : body instanceof z.ZodObject ? body.shape : {};

describe('every call that changes how an account is reached', () => {
  test('is known to the walk, and says that it confirms or what has confirmed it', () => {
    expect(sensitive.length).toBeGreaterThanOrEqual(21);
    for (const [key, spec] of sensitive) {
      const { confirms, confirmedBy } = spec;
      expect(confirms ?? confirmedBy, key).toBeDefined();
      expect(key).not.toBe(ENDS_ITSELF);
      if (confirmedBy) expect((calls as Record<string, CallSpec>)[confirmedBy]?.confirms, key).toBe('password');
    }
  });

  test('takes password, code and credential in its body, and no token of a program reaches it', () => {
    for (const [key, spec] of all.filter(([, { confirms }]) => confirms)) {
      const fields = Object.keys(shapeOf(spec.body));
      expect(
        fields.some((field) => field === 'password' || field === 'old_password'),
        key,
      ).toBe(true);
      expect(fields, key).toEqual(expect.arrayContaining(['code', 'credential']));
      expect(spec.scope, key).toBeUndefined();
    }
  });

  /** Bodies that are right but for the confirmation. */
  const bodies = (): Record<string, object> => ({
    'POST /api/user/change-password': {
      old_password: 'Wrong-1-word',
      new_password: 'Different-9-tea',
      new_password_confirmation: 'Different-9-tea',
    },
    'POST /api/user/password': { new_password: 'Different-9-tea', new_password_confirmation: 'Different-9-tea' },
    'POST /api/user/identities': { provider: 1 },
    'POST /api/user/change-email': { new_email: 'elsewhere@example.com' },
    'POST /api/e-readers': { cluster_id: 1, name: 'Kobo' },
    'POST /api/user/tokens': {
      name: 'Script',
      scopes: ['read'],
      expires_at: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
    },
    'POST /api/oauth/grants': { client_id: 'a program', redirect_uri: 'https://words.example/', scopes: ['read'] },
  });

  test.each(sensitive.filter(([key, { confirms }]) => confirms && key !== FIRST_PASSWORD))(
    '%s is refused with the session alone and with a wrong password, and changes nothing',
    async (key, spec) => {
      const [method = '', path = ''] = key.split(' ');
      const email =
        spec.access === 'admin'
          ? 'admin@example.com'
          : `${path.replaceAll(/\W/g, '')}${method}@example.com`.toLowerCase();
      const known = await server.context.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      if (known) await server.context.db.deleteFrom('users').where('id', '=', known.id).execute();
      if (known) await server.context.db.deleteFrom('sign_in_names').where('user_id', '=', known.id).execute();
      const person = await personWithPassword(server, email);
      const url = path.replace(/:\w+/g, String(person.id));
      const before = await snapshot(person.id);
      const right = bodies()[key] ?? {};
      for (const proof of [{}, { password: 'Wrong-1-word' }]) {
        if (key === 'POST /api/user/change-password' && 'password' in proof) continue;
        const response = await person.call<{ errors?: Record<string, unknown> }>(method, url, { ...right, ...proof });
        expect(response.status, JSON.stringify(response.body)).toBe(422);
        expect(Object.keys(response.body.errors ?? {}), key).toEqual([
          key === 'POST /api/user/change-password' ? 'old_password' : 'password',
        ]);
      }
      expect(await snapshot(person.id)).toEqual(before);
    },
  );

  test('of an account without a password is refused ten minutes after the sign-in', async () => {
    const person = await server.signUp('googler@example.com');
    server.clock.advance(10 * 60 + 1);
    for (const [key, spec] of sensitive.filter(([, { confirms, access }]) => confirms && access === 'user')) {
      const [method = '', path = ''] = key.split(' ');
      const url = path.replace(/:\w+/g, String(person.id));
      const response = await person.call(method, url, bodies()[key] ?? {});
      const expected = spec.confirms === 'factor' || spec.confirms === 'password' ? 'confirmation_required' : 'never';
      expect(response, key).toMatchObject({ status: 403, body: { error: { code: expected } } });
    }
  });

  test('asks for the second factor too, where one is set: of a token, and of the last passkey or app', async () => {
    const { person, code } = await withTotp('factor-too@example.com');
    const token = { ...bodies()['POST /api/user/tokens'], password: PASSWORD };
    const due = { status: 403, body: { error: { code: 'second_factor_required' } } };
    expect(await person.call('POST', '/api/user/tokens', token)).toMatchObject(due);
    expect(await person.call('DELETE', '/api/user/factors/passkeys/1', { password: PASSWORD })).toMatchObject(due);
    expect((await person.call('POST', '/api/user/tokens', { ...token, code: code() })).status).toBe(201);
  });

  test('leaves a code unused where the form is wrong', async () => {
    const { person, code } = await withTotp('form-first@example.com');
    const once = code();
    const body = { ...bodies()['POST /api/user/tokens'], password: PASSWORD, code: once };
    expect((await person.call('POST', '/api/user/tokens', { ...body, name: '' })).status).toBe(422);
    expect((await person.call('POST', '/api/user/tokens', body)).status).toBe(201);
  });
});

/** Fields that say how an account is reached. */
async function snapshot(userId: number) {
  const { db } = server.context;
  const [user, tokens, programs, grants, totp, codes, readers] = await Promise.all([
    db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', userId).execute(),
    db.selectFrom('access_tokens').select('id').where('user_id', '=', userId).execute(),
    db.selectFrom('personal_tokens').select('id').where('user_id', '=', userId).execute(),
    db.selectFrom('oauth_codes').select('code_hash').where('user_id', '=', userId).execute(),
    db.selectFrom('totp_factors').select('user_id').where('user_id', '=', userId).execute(),
    db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute(),
    db.selectFrom('e_readers').select('id').where('user_id', '=', userId).execute(),
  ]);
  return { user, tokens, programs, grants, totp, codes, readers };
}

async function withTotp(email: string): Promise<{ person: Person; code: () => string }> {
  const person = await personWithPassword(server, email);
  const { body } = await person.call<{ secret: string }>('POST', '/api/user/factors/totp', { password: PASSWORD });
  const code = () => {
    server.clock.advance(30);
    return generateSync({ secret: body.secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
  };
  expect((await person.call('POST', '/api/user/factors/totp/confirm', { code: code() })).status).toBe(200);
  return { person, code };
}

describe('an account without a password', () => {
  const newToken = () => ({
    name: 'x',
    scopes: ['read'],
    expires_at: new Date(server.clock.now().getTime() + 1e8).toISOString(),
  });

  // Specification: S0-1.317
  test('confirms by a mailed link, once, for ten minutes, and only where it is signed in', async () => {
    const person = await server.signUp('by-link@example.com');
    const stranger = await server.signUp('no-link@example.com');
    server.clock.advance(10 * 60 + 1);
    expect((await person.call('POST', '/api/user/tokens', newToken())).status).toBe(403);
    expect((await person.call('POST', '/api/user/step-up/link')).status).toBe(200);
    const token = new URL((await mailsTo(server, person.email))[0]?.links[0] ?? '').searchParams.get('token') ?? '';
    expect((await server.visitor.call('POST', '/api/user/step-up', { token })).status).toBe(401);
    expect((await person.call('POST', '/api/user/step-up', { token: 'x'.repeat(43) })).status).toBe(422);
    expect((await stranger.call('POST', '/api/user/step-up', { token })).status).toBe(422);
    expect((await person.call('POST', '/api/user/tokens', newToken())).status).toBe(403);
    expect((await person.call('POST', '/api/user/step-up', { token })).status).toBe(200);
    expect((await person.call('POST', '/api/user/step-up', { token })).status).toBe(422);
    expect((await person.call('POST', '/api/user/tokens', newToken())).status).toBe(201);
    expect((await stranger.call('POST', '/api/user/tokens', newToken())).status).toBe(403);
    server.clock.advance(10 * 60 + 1);
    expect((await person.call('POST', '/api/user/tokens', newToken())).status).toBe(403);
  });

  test('has a link that expires after ten minutes', async () => {
    const person = await server.signUp('late-link@example.com');
    await person.call('POST', '/api/user/step-up/link');
    const token = new URL((await mailsTo(server, person.email))[0]?.links[0] ?? '').searchParams.get('token') ?? '';
    server.clock.advance(10 * 60 + 1);
    expect((await person.call('POST', '/api/user/step-up', { token })).status).toBe(422);
  });
});

test('the owner gets a mail about each factor, new recovery codes and each token', async () => {
  const { person, code } = await withTotp('hears@example.com');
  const subjects = async () => (await mailsTo(server, person.email)).map(({ subject }) => subject);
  const proof = () => ({ password: PASSWORD, code: code() });
  expect(await subjects()).toHaveLength(1);
  await person.call('POST', '/api/user/factors/recovery-codes', proof());
  expect(await subjects()).toHaveLength(2);
  const expires_at = new Date(server.clock.now().getTime() + 1e8).toISOString();
  const made = await person.call<{ id: number }>('POST', '/api/user/tokens', {
    name: 'Dictionary',
    scopes: ['read'],
    expires_at,
    ...proof(),
  });
  expect(made.status).toBe(201);
  expect(await subjects()).toHaveLength(3);
  await person.call('DELETE', '/api/user/factors/totp', proof());
  expect(await subjects()).toEqual(Array.from({ length: 4 }, () => 'The security of your account was changed'));
  expect((await person.call('DELETE', `/api/user/tokens/${made.body.id}`, { password: PASSWORD })).status).toBe(200);
  const { body } = await person.call<{ events: { type: string; about: string | null }[] }>('GET', '/api/user/events');
  expect(body.events.filter(({ type }) => type.startsWith('token_'))).toMatchObject([
    { type: 'token_ended', about: 'Dictionary' },
    { type: 'token_made', about: 'Dictionary' },
  ]);
});

test('where the administrator removes the factors of a person, their programs’ tokens end too', async () => {
  const boss = await personWithPassword(server, 'admin2@example.com');
  await server.context.db.deleteFrom('sign_in_names').where('name', '=', 'admin@example.com').execute();
  await server.context.db.deleteFrom('users').where('email', '=', 'admin@example.com').execute();
  await server.context.db.updateTable('users').set({ email: 'admin@example.com' }).where('id', '=', boss.id).execute();
  const { person, code } = await withTotp('loses-all@example.com');
  const expires_at = new Date(server.clock.now().getTime() + 1e8).toISOString();
  const { body } = await person.call<{ token: string }>('POST', '/api/user/tokens', {
    name: 'p',
    scopes: ['read'],
    expires_at,
    password: PASSWORD,
    code: code(),
  });
  const clusters = () =>
    server.app.inject({ url: '/api/clusters', headers: { authorization: `Bearer ${body.token}` } });
  expect((await clusters()).statusCode).toBe(200);
  expect((await boss.call('DELETE', `/api/users/${person.id}/factors`, { password: PASSWORD })).status).toBe(200);
  expect((await clusters()).statusCode).toBe(401);
});

test('a program’s token has an expiry, at most a year ahead', async () => {
  const user = await server.signUp('ends@example.com');
  await programToken(server, user, ['read']);
  const ask = (expires_at?: string | null) =>
    user.call('POST', '/api/user/tokens', { name: 'x', scopes: ['read'], expires_at });
  expect((await ask()).status).toBe(422);
  expect((await ask(null)).status).toBe(422);
  expect((await ask(new Date(server.clock.now().getTime() + 367 * 86_400_000).toISOString())).status).toBe(422);
});

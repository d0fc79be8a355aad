import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const person = (email: string) => ({ email, first_name: 'Ľudmila', last_name: 'Novák', password: 'Kettle-42-green' });
const login = (email: string, password = 'Kettle-42-green') =>
  server.visitor.call<{ token?: string; errors?: object }>('POST', '/api/user/login', {
    email,
    password,
    device_name: 'a browser',
  });

async function lastMail(to: string): Promise<{ subject: string; links: string[] }> {
  const { body } = await server.visitor.call<{ to: string; subject: string; links: string[] }[]>(
    'GET',
    '/dev/mailbox.json',
  );
  const mail = body.find((candidate) => candidate.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}
/** Uses the link of a confirmation mail, with the password of the registration. */
const confirm = (token: string, password = 'Kettle-42-green') =>
  server.visitor.call('POST', '/api/user/confirm', { token, password });
const tokenIn = (link: string | undefined, name: string) => new URL(link ?? '').searchParams.get(name) ?? '';

async function register(email: string): Promise<void> {
  await server.visitor.call('POST', '/api/user/register', person(email));
  const { links } = await lastMail(email);
  const { status } = await confirm(tokenIn(links[0], 'confirm'));
  expect(status).toBe(200);
}

describe('registration', () => {
  test('an unconfirmed account is deleted after 30 days, unless a link is still valid', async () => {
    for (const email of ['late@example.com', 'never@example.com'])
      await server.visitor.call('POST', '/api/user/register', person(email));
    await register('stays@example.com');
    const left = async () => {
      const users = await server.context.db.selectFrom('users').select('email').orderBy('email').execute();
      return users.map(({ email }) => email).filter((email) => /^(late|never|stays)@/.test(email ?? ''));
    };
    server.clock.advance(29.5 * 86_400);
    await server.visitor.call('POST', '/api/user/resend-confirmation', { email: 'late@example.com' });
    await lastMail('late@example.com');
    server.clock.advance(0.75 * 86_400);
    await cleanUp(server.context);
    expect(await left()).toEqual(['late@example.com', 'stays@example.com']);
    server.clock.advance(2 * 86_400);
    await cleanUp(server.context);
    expect(await left()).toEqual(['stays@example.com']);
  });

  // Specification: S0-1.14, S2-3.02, S2-7.04, S2-8.02
  test('an account logs in only after its mailed link was used, which works once', async () => {
    const { status } = await server.visitor.call('POST', '/api/user/register', person('One@Example.com'));
    expect(status).toBe(200);
    const early = await login('one@example.com');
    expect(early).toMatchObject({ status: 200, body: { errors: { email: ['Please confirm your e-mail first.'] } } });
    expect(early.body.token).toBeUndefined();
    const token = tokenIn((await lastMail('one@example.com')).links[0], 'confirm');
    expect(await confirm(token)).toMatchObject({
      status: 200,
      body: { email: 'one@example.com' },
    });
    expect(await confirm(token)).toMatchObject({
      status: 422,
      body: { errors: { token: ['This link was already used. Your e-mail is confirmed; you can log in.'] } },
    });
    const other = await confirm(token.toLowerCase());
    expect(other.status).toBe(422);
    expect((await login('ONE@example.com')).body.token).toEqual(expect.any(String));
  });

  test('a taken address gets the same answer as a new one, and its owner a mail', async () => {
    await register('taken@example.com');
    const again = await server.visitor.call('POST', '/api/user/register', person('taken@example.com'));
    const fresh = await server.visitor.call('POST', '/api/user/register', person('fresh@example.com'));
    expect(again.status).toBe(fresh.status);
    expect(again.body).toEqual(fresh.body);
    expect((await lastMail('taken@example.com')).subject).toBe('You already have an account');
  });

  // Specification: S2-5.01
  test('every wrong field is named with the message of the form', async () => {
    const { status, body } = await server.visitor.call('POST', '/api/user/register', {
      email: 'x',
      first_name: '1',
      last_name: '',
      password: 'short',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: { code: 'invalid' },
      errors: {
        email: ['Please enter a valid e-mail'],
        first_name: ['Please enter a valid first name: letters, spaces, apostrophes and hyphens'],
        last_name: ['Please enter a valid last name: letters, spaces, apostrophes and hyphens'],
        password: ['Minimum 8 characters, at least one uppercase letter, one lowercase letter and one number'],
      },
    });
  });

  test('a value that is too long is refused with the message of the form', async () => {
    const long = { first_name: 'x'.repeat(101), last_name: 'x'.repeat(101), password: `Aa1${'x'.repeat(126)}` };
    const email = `${'x'.repeat(250)}@example.com`;
    expect(await server.visitor.call('POST', '/api/user/register', { email, ...long })).toMatchObject({
      status: 422,
      body: {
        errors: {
          email: ['Please enter a valid e-mail'],
          first_name: ['Please enter a valid first name: letters, spaces, apostrophes and hyphens'],
          last_name: ['Please enter a valid last name: letters, spaces, apostrophes and hyphens'],
          password: ['Maximum 128 characters'],
        },
      },
    });
  });

  // Specification: S0-1.15
  test('another confirmation mail can be asked for; a confirmation link expires after 24 hours', async () => {
    await server.visitor.call('POST', '/api/user/register', person('late@example.com'));
    const old = tokenIn((await lastMail('late@example.com')).links[0], 'confirm');
    server.clock.advance(24 * 3600 + 1);
    expect((await confirm(old)).status).toBe(422);
    await server.visitor.call('POST', '/api/user/resend-confirmation', { email: 'late@example.com' });
    const fresh = tokenIn((await lastMail('late@example.com')).links[0], 'confirm');
    expect((await confirm(fresh)).status).toBe(200);
  });
});

describe('sessions', () => {
  // Specification: S2-7.02
  test('wrong credentials and unknown addresses answer alike', async () => {
    await register('known@example.com');
    const wrong = await login('known@example.com', 'Password2');
    const unknown = await login('unknown@example.com');
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, error: { ...(wrong.body as { error: object }).error, request_id: 0 } }).toEqual({
      ...unknown.body,
      error: { ...(unknown.body as { error: object }).error, request_id: 0 },
    });
    expect(wrong.body).toMatchObject({ error: { message: 'Incorrect credentials' } });
  });

  // Specification: S1-7.04, S2-4.01
  test('logout revokes this token only', async () => {
    await register('two-devices@example.com');
    const [first, second] = [
      (await login('two-devices@example.com')).body.token,
      (await login('two-devices@example.com')).body.token,
    ];
    const as = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
    await server.visitor.call('POST', '/api/user/logout', {}, as(first));
    expect((await server.visitor.call('GET', '/api/user', undefined, as(first))).status).toBe(401);
    expect((await server.visitor.call('GET', '/api/user', undefined, as(second))).status).toBe(200);
  });

  test('a token that was not used for 30 days no longer counts', async () => {
    const user = await server.signUp('idle@example.com');
    server.clock.advance(29 * 86_400);
    expect((await user.call('GET', '/api/user')).status).toBe(200);
    server.clock.advance(29 * 86_400);
    expect((await user.call('GET', '/api/user')).status).toBe(200);
    server.clock.advance(31 * 86_400);
    expect((await user.call('GET', '/api/user')).status).toBe(401);
  });

  test('guessing passwords is throttled with Retry-After', async () => {
    await register('target@example.com');
    const answers = [];
    for (let guess = 0; guess < 12; guess++) answers.push(await login('target@example.com', `Guess${guess}00`));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(1000);
    expect((await login('target@example.com')).body.token).toEqual(expect.any(String));
  });

  // Specification: S2-7.01
  test('writing calls without a token must echo the anti-forgery cookie', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: 'a@b.cc', password: 'x' },
    });
    expect(response.statusCode).toBe(403);
    const cookie = await server.app.inject({ method: 'GET', url: '/api/csrf-cookie' });
    expect(String(cookie.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax/);
  });
});

describe('forgotten passwords', () => {
  // Specification: S2-7.06
  test('a mailed link sets a new password once, within the hour, and signs every device out', async () => {
    await register('forgetful@example.com');
    const token = (await login('forgetful@example.com')).body.token;
    await server.visitor.call('POST', '/api/user/forgot-password', { email: 'forgetful@example.com' });
    const link = (await lastMail('forgetful@example.com')).links[0];
    const change = () =>
      server.visitor.call('POST', '/api/user/reset-password', {
        email: tokenIn(link, 'email'),
        token: tokenIn(link, 'token'),
        new_password: 'Different9',
        new_password_confirmation: 'Different9',
      });
    expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(422);
    expect(
      (await server.visitor.call('GET', '/api/user', undefined, { authorization: `Bearer ${token}` })).status,
    ).toBe(401);
    expect((await login('forgetful@example.com')).status).toBe(401);
    expect((await login('forgetful@example.com', 'Different9')).body.token).toEqual(expect.any(String));
  });

  // Specification: S2-7.05
  test('known and unknown addresses are answered alike', async () => {
    await register('here@example.com');
    const known = await server.visitor.call('POST', '/api/user/forgot-password', { email: 'here@example.com' });
    const unknown = await server.visitor.call('POST', '/api/user/forgot-password', { email: 'nobody@example.com' });
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
  });
});

test('forgotten passwords and confirmations are answered alike before anybody looks whether there is such an account', async () => {
  await register('asked@example.com');
  const { db } = server.context;
  const requests = () => db.selectFrom('mail_requests').select(['purpose', 'email']).orderBy('id').execute();
  const ask = async (path: string, email: string) => {
    const { status, body } = await server.visitor.call('POST', `/api/user/${path}`, { email });
    return { status, body };
  };
  await db.transaction().execute(async (trx) => {
    // A query of accounts or a mail would wait for this transaction.
    await sql`lock table users, mail_tokens, mails in access exclusive mode`.execute(trx);
    for (const path of ['forgot-password', 'resend-confirmation']) {
      const known = await ask(path, 'asked@example.com');
      expect(known.status, path).toBe(200);
      expect(await ask(path, 'unknown@example.com'), path).toEqual(known);
    }
  });
  const [reset, confirmations] = ['reset', 'confirm'].map((purpose) =>
    ['asked@example.com', 'unknown@example.com'].map((email) => ({ purpose, email })),
  );
  expect(await requests()).toEqual([...(reset ?? []), ...(confirmations ?? [])]);
  expect((await lastMail('asked@example.com')).links[0]).toContain('/auth/reset-password');
  expect(await requests()).toEqual([]);
});

import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSignInLink } from '../../src/features/people/sign-in-link.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { createAuthenticator } from './authenticator.ts';
import {
  logInFrom,
  mailsTo,
  PASSWORD,
  personWithPassword,
  withToken,
  type LoginResponse,
  type Person,
} from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback', ADMIN_EMAIL: 'admin@example.com' });
});
afterAll(() => server.close());

const HERE = '198.51.100.7';
const password = PASSWORD;

/** The code of an app now; each later call is another one, because a code counts once. */
function codeOf(secret: string): string {
  server.clock.advance(30);
  return generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
}

async function withTotp(email: string) {
  const person = await personWithPassword(server, email);
  const { body } = await person.call<{ secret: string; otpauth_url: string }>('POST', '/api/user/factors/totp', {
    password,
  });
  const confirmed = await person.call<{ recovery_codes: string[] }>('POST', '/api/user/factors/totp/confirm', {
    code: codeOf(body.secret),
  });
  expect(confirmed.status).toBe(200);
  return { person, secret: body.secret, url: body.otpauth_url, codes: confirmed.body.recovery_codes };
}

async function ticketOf(email: string): Promise<string> {
  const { body } = await logInFrom(server, HERE, email);
  expect(body.token).toBeUndefined();
  return body.second_factor?.ticket ?? '';
}
const finish = (ticket: string, answer: object) =>
  server.visitor.call<LoginResponse>('POST', '/api/user/login/second-factor', { ticket, ...answer });

async function challenge(url: string, body: object, caller: Pick<Person, 'call'> = server.visitor): Promise<string> {
  const response = await caller.call<{ options: { challenge: string } }>('POST', url, body);
  expect(response.status).toBe(200);
  return response.body.options.challenge;
}
async function addPasskey(person: Person, name = 'Laptop') {
  const authenticator = createAuthenticator();
  const options = await challenge('/api/user/factors/passkeys/options', { password }, person);
  const response = await person.call<{ passkey: { id: number }; recovery_codes?: string[] }>(
    'POST',
    '/api/user/factors/passkeys',
    { name, credential: authenticator.create(options) },
  );
  expect(response.status).toBe(200);
  return { authenticator, ...response.body };
}

test('a one-time link of the administrator asks for the second factor too', async () => {
  const { person, secret } = await withTotp('by-link@example.com');
  const link = new URL(await makeSignInLink(server.context, server.context.db, person.id));
  const token = link.searchParams.get('token');
  const { status, body } = await server.visitor.call<LoginResponse>('POST', '/api/user/sign-in-link', { token });
  expect(status).toBe(200);
  expect(body.token).toBeUndefined();
  const done = await finish(body.second_factor?.ticket ?? '', { code: codeOf(secret) });
  expect((await withToken(server, done.body.token).call('GET', '/api/user')).status).toBe(200);
});

describe('codes of an app', () => {
  // Specification: S0-1.25-27, S0-1.34
  test('are asked for at the next login; each code and each recovery code counts once', async () => {
    const { person, secret, url, codes } = await withTotp('totp@example.com');
    expect(Buffer.from(secret, 'utf8')).toHaveLength(32);
    expect(url).toMatch(/^otpauth:\/\/totp\/Wordcluster:totp%40example\.com\?/);
    expect(new Set(codes).size).toBe(10);
    expect((await person.call('GET', '/api/user/factors')).body).toEqual({
      totp: true,
      passkeys: [],
      recovery_codes_left: 10,
      passkeys_possible: true,
    });

    const login = await logInFrom(server, HERE, person.email);
    expect(login.body.second_factor?.methods).toEqual(['totp', 'recovery_code']);
    const code = codeOf(secret);
    const ticket = login.body.second_factor?.ticket ?? '';
    const { token } = (await finish(ticket, { code })).body;
    expect((await withToken(server, token).call('GET', '/api/user')).status).toBe(200);
    expect((await finish(ticket, { code: codeOf(secret) })).status).toBe(422);
    const again = await finish(await ticketOf(person.email), { code });
    expect(again).toMatchObject({ status: 422 });

    const typed = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `;
    expect((await finish(await ticketOf(person.email), { recovery_code: typed })).body.token).toEqual(
      expect.any(String),
    );
    expect((await finish(await ticketOf(person.email), { recovery_code: codes[0] })).status).toBe(422);
    expect(
      (await person.call<{ recovery_codes_left: number }>('GET', '/api/user/factors')).body.recovery_codes_left,
    ).toBe(9);
  });

  test('do not count before a first code has confirmed the app', async () => {
    const person = await personWithPassword(server, 'half@example.com');
    await person.call('POST', '/api/user/factors/totp', { password });
    expect((await person.call('POST', '/api/user/factors/totp/confirm', { code: '000000' })).status).toBe(422);
    expect((await logInFrom(server, HERE, person.email)).body.token).toEqual(expect.any(String));
  });

  test('that are wrong are slowed by account, but a recovery code still lets its owner in', async () => {
    const { person, secret, codes } = await withTotp('guessed@example.com');
    const ticket = await ticketOf(person.email);
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await finish(ticket, { code: `00000${n % 10}` })).status);
    expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true);
    expect(statuses[10]).toBe(429);
    expect((await finish(ticket, { code: codeOf(secret) })).status).toBe(429);
    expect((await finish(ticket, { recovery_code: codes[3] })).status).toBe(200);
  });

  test('of two logins with one code at once, one succeeds', async () => {
    const { person, secret } = await withTotp('twice@example.com');
    const tickets = [await ticketOf(person.email), await ticketOf(person.email)];
    const code = codeOf(secret);
    const responses = await Promise.all(tickets.map((ticket) => finish(ticket, { code })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('are asked for again by changes that matter', async () => {
    const { person, secret } = await withTotp('again@example.com');
    const changes: [string, object][] = [
      ['/api/user/change-email', { new_email: 'again2@example.com', password }],
      [
        '/api/user/change-password',
        { old_password: password, new_password: 'Different-9-tea', new_password_confirmation: 'Different-9-tea' },
      ],
      ['/api/user/remove-account', { password: 'Different-9-tea' }],
    ];
    for (const [url, body] of changes) {
      expect(await person.call('POST', url, body)).toMatchObject({
        status: 403,
        body: { error: { code: 'second_factor_required' } },
      });
      expect((await person.call('POST', url, { ...body, code: '000000' })).status).toBe(422);
      expect((await person.call('POST', url, { ...body, code: codeOf(secret) })).status).toBe(200);
    }
  });

  // Specification: S0-1.28
  test('go with password and code, and the recovery codes with them', async () => {
    const { person, secret } = await withTotp('removed@example.com');
    expect(
      (await person.call('DELETE', '/api/user/factors/totp', { password: 'Wrong1234', code: codeOf(secret) })).status,
    ).toBe(422);
    expect((await person.call('DELETE', '/api/user/factors/totp', { password })).status).toBe(403);
    expect((await person.call('DELETE', '/api/user/factors/totp', { password, code: codeOf(secret) })).status).toBe(
      200,
    );
    expect((await person.call('GET', '/api/user/factors')).body).toMatchObject({ totp: false, recovery_codes_left: 0 });
    expect((await logInFrom(server, HERE, person.email)).body.token).toEqual(expect.any(String));
  });

  // Specification: S0-1.29
  test('have ten other recovery codes for the asking; the earlier ones no longer count', async () => {
    const { person, secret, codes } = await withTotp('codes@example.com');
    const url = '/api/user/factors/recovery-codes';
    expect((await person.call('POST', url, { password })).status).toBe(403);
    const renewed = await person.call<{ recovery_codes: string[] }>('POST', url, { password, code: codeOf(secret) });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await finish(await ticketOf(person.email), { recovery_code: codes[0] })).status).toBe(422);
    const [fresh] = renewed.body.recovery_codes;
    expect((await finish(await ticketOf(person.email), { recovery_code: fresh })).status).toBe(200);
    const without = await personWithPassword(server, 'without@example.com');
    expect((await without.call('POST', url, { password })).status).toBe(409);
  });

  test('are kept encrypted, and a key that came before another still opens them', async () => {
    const { person, secret } = await withTotp('sealed@example.com');
    const { sealed_secret } = await server.context.db
      .selectFrom('totp_factors')
      .select('sealed_secret')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(sealed_secret.toString('latin1')).not.toContain(secret);
    const { unseal } = await import('../../src/features/accounts/second-factor/sealed-secret.ts');
    const [secretKey] = server.context.config.secretKeys;
    expect(unseal(['another key', secretKey], sealed_secret)).toBe(secret);
    expect(unseal(['another key'], sealed_secret)).toBeNull();

    // A new key before the old one takes over at the next start; then the old one can go.
    const { context } = server;
    const secretKeys: [string, ...string[]] = ['a newer key', secretKey];
    const config = { ...context.config, secretKeys };
    const { resealSecrets } = await import('../../src/features/accounts/second-factor/totp.ts');
    await resealSecrets({ db: context.db, config });
    const after = await context.db
      .selectFrom('totp_factors')
      .select('sealed_secret')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(unseal(['a newer key'], after.sealed_secret)).toBe(secret);
    expect(unseal([secretKey], after.sealed_secret)).toBeNull();
    await resealSecrets(context);
  });
});

describe('passkeys', () => {
  // Specification: S0-1.30-31, S0-1.35
  test('are a second factor; a challenge counts once, and a stranger’s passkey does not', async () => {
    const person = await personWithPassword(server, 'key@example.com');
    const { authenticator, recovery_codes } = await addPasskey(person);
    expect(recovery_codes).toHaveLength(10);
    const stranger = await personWithPassword(server, 'stranger-key@example.com');
    const foreign = (await addPasskey(stranger)).authenticator;

    const login = await logInFrom(server, HERE, person.email);
    expect(login.body.second_factor?.methods).toEqual(['passkey', 'recovery_code']);
    const ticket = login.body.second_factor?.ticket ?? '';
    const options = () => challenge('/api/user/login/passkey/options', { ticket });
    expect((await finish(ticket, { credential: foreign.get(await options()) })).status).toBe(422);
    expect((await finish(ticket, { credential: authenticator.get('AAAA') })).status).toBe(422);
    const answer = authenticator.get(await options(), { verified: false });
    expect((await finish(ticket, { credential: answer })).body.token).toEqual(expect.any(String));
    expect((await finish(await ticketOf(person.email), { credential: answer })).status).toBe(422);
  });

  // Specification: S0-1.35-36
  test('sign in alone where they verified the person, and only then', async () => {
    const person = await personWithPassword(server, 'alone@example.com');
    const { authenticator } = await addPasskey(person);
    const signIn = async (verified: boolean) =>
      server.visitor.call<LoginResponse>('POST', '/api/user/login/passkey', {
        credential: authenticator.get(await challenge('/api/user/login/passkey/options', {}), { verified }),
        device_name: 'phone',
      });
    expect((await signIn(false)).status).toBe(422);
    const { token } = (await signIn(true)).body;
    expect((await withToken(server, token).call<{ id: number }>('GET', '/api/user')).body.id).toBe(person.id);
  });

  test('of another site are refused', async () => {
    const person = await personWithPassword(server, 'phished@example.com');
    const options = await challenge('/api/user/factors/passkeys/options', { password }, person);
    const credential = createAuthenticator('https://evil.example').create(options);
    expect((await person.call('POST', '/api/user/factors/passkeys', { name: 'x', credential })).status).toBe(422);
  });

  // Specification: S0-1.32
  test('a stranger’s passkey cannot be removed', async () => {
    const [one, other] = [
      await personWithPassword(server, 'mine@example.com'),
      await personWithPassword(server, 'theirs@example.com'),
    ];
    const { authenticator, passkey } = await addPasskey(other);
    const url = `/api/user/factors/passkeys/${passkey.id}`;
    expect((await one.call('DELETE', url, { password })).status).toBe(404);
    expect((await other.call('DELETE', url, { password: 'Wrong1234' })).status).toBe(422);
    const credential = authenticator.get(await challenge('/api/user/login/passkey/options', {}, other));
    expect((await other.call('DELETE', url, { password, credential })).status).toBe(200);
    expect((await logInFrom(server, HERE, other.email)).body.token).toEqual(expect.any(String));
  });

  test('need a host name', async () => {
    const local = await startTestServer({ PUBLIC_URL: 'http://192.0.2.4:3000' });
    const person = await personWithPassword(local, 'ip@example.com');
    expect((await person.call('GET', '/api/user/factors')).body).toMatchObject({ passkeys_possible: false });
    expect(await person.call('POST', '/api/user/factors/passkeys/options', { password })).toMatchObject({
      status: 422,
      body: { error: { code: 'not_configured' } },
    });
    await local.close();
  });
});

test('neither a reset mail nor anything else bypasses a second factor', async () => {
  const { person } = await withTotp('reset@example.com');
  await server.visitor.call('POST', '/api/user/forgot-password', { email: person.email });
  const link = new URL((await mailsTo(server, person.email))[0]?.links[0] ?? '');
  const fresh = 'Another-7-cup';
  await server.visitor.call('POST', '/api/user/reset-password', {
    ...Object.fromEntries(link.searchParams),
    new_password: fresh,
    new_password_confirmation: fresh,
  });
  const login = await logInFrom(server, HERE, person.email, { password: fresh });
  expect(login.body.token).toBeUndefined();
  expect(login.body.second_factor?.methods).toContain('totp');
});

// Specification: S0-1.37-38
test('the administrator removes a lost factor; the user is notified, and signs in with the password', async () => {
  const admin = await server.signUp('admin@example.com');
  const { person } = await withTotp('lost@example.com');
  expect((await person.call('DELETE', `/api/users/${person.id}/factors`)).status).toBe(403);
  const found = await admin.call<{ people: { id: number }[] }>('GET', '/api/people?search=LOST@example.com');
  expect(found.body.people).toMatchObject([{ id: person.id }]);
  expect((await admin.call('GET', `/api/people/${person.id}`)).body).toMatchObject({ totp: true });
  expect((await admin.call('DELETE', `/api/users/${person.id}/factors`)).status).toBe(200);
  expect((await mailsTo(server, person.email))[0]?.subject).toBe('Your second factor was removed');
  expect((await person.call('GET', '/api/user')).status).toBe(401);
  const { token } = (await logInFrom(server, HERE, person.email)).body;
  const events = await withToken(server, token).call<{ events: { type: string; by: { email: string } | null }[] }>(
    'GET',
    '/api/user/events',
  );
  expect(events.body.events.find(({ type }) => type === 'factors_removed')?.by?.email).toBe(admin.email);
  expect(events.body.events.map(({ type }) => type)).toContain('data_read');
});

// Specification: S0-1.33
test('changes of the administrator with a factor need its answer, which counts for 15 minutes', async () => {
  const admin = await startTestServer({ ADMIN_EMAIL: 'boss@example.com' });
  const boss = await personWithPassword(admin, 'boss@example.com');
  const other = await admin.signUp('other@example.com');
  const change = () => boss.call('DELETE', `/api/users/${other.id}/sessions`, { password });
  expect((await boss.call('POST', '/api/user/second-factor', { code: '000000' })).status).toBe(409);
  expect((await change()).status).toBe(200);

  const { body } = await boss.call<{ secret: string }>('POST', '/api/user/factors/totp', { password });
  const code = () => {
    admin.clock.advance(30);
    return generateSync({ secret: body.secret, epoch: Math.floor(admin.clock.now().getTime() / 1000) });
  };
  await boss.call('POST', '/api/user/factors/totp/confirm', { code: code() });
  const due = { status: 403, body: { error: { code: 'second_factor_required' } } };
  expect(await change()).toMatchObject(due);
  expect((await boss.call('POST', '/api/user/second-factor', { code: '000000' })).status).toBe(422);
  expect(await change()).toMatchObject(due);
  expect((await boss.call('POST', '/api/user/second-factor', { code: code() })).status).toBe(200);
  expect((await change()).status).toBe(200);
  admin.clock.advance(15 * 60 + 1);
  expect(await change()).toMatchObject(due);
  // A search changes nothing, though it is sent as changes are.
  expect((await boss.call('POST', '/api/orders/search', { search: 'other' })).status).toBe(200);
  await admin.close();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstAccountLink } from '../../src/features/accounts/administrator.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { logInFrom, mailsTo, PASSWORD, personWithPassword, withToken } from './people.ts';

// Case 15 of the second security review.

const ADMIN = 'boss@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback', ADMIN_EMAIL: ADMIN });
});
afterAll(() => server.close());

const register = (email: string, password = PASSWORD) =>
  server.visitor.call('POST', '/api/user/register', { email, first_name: 'Vera', last_name: 'Nová', password });
const confirm = (token: string, password?: string) =>
  server.visitor.call<{ errors?: object }>('POST', '/api/user/confirm', {
    token,
    ...(password === undefined ? {} : { password }),
  });
const tokenFor = async (email: string) =>
  new URL((await mailsTo(server, email))[0]?.links[0] ?? '').searchParams.get('confirm') ?? '';

describe('the link of a confirmation mail', () => {
  test('confirms nothing without the password of the registration, and stays', async () => {
    await register('stranger-chose@example.com', 'Strangers-1-choice');
    const token = await tokenFor('stranger-chose@example.com');
    for (const password of [undefined, '', 'My-own-1-word'])
      expect(await confirm(token, password)).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.any(String)] } },
      });
    const early = await logInFrom(server, '198.51.100.7', 'stranger-chose@example.com', {
      password: 'Strangers-1-choice',
    });
    expect(early.body.token).toBeUndefined();
    expect((await confirm(token, 'Strangers-1-choice')).status).toBe(200);
  });

  test('accepts ten passwords, then throttles; the link stays valid', async () => {
    await register('guessed-link@example.com');
    const token = await tokenFor('guessed-link@example.com');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await confirm(token, `Guess-${n}-word`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect((await confirm(token, PASSWORD)).status).toBe(429);
    server.clock.advance(3600);
    expect((await confirm(token, PASSWORD)).status).toBe(200);
  });

  test('whose reader does not know the password leads to a new one, which confirms the address', async () => {
    await register('squatted@example.com', 'Strangers-1-choice');
    await server.visitor.call('POST', '/api/user/forgot-password', { email: 'squatted@example.com' });
    const link = new URL((await mailsTo(server, 'squatted@example.com'))[0]?.links[0] ?? '');
    const fresh = { new_password: 'Another-7-cup', new_password_confirmation: 'Another-7-cup' };
    const reset = { ...Object.fromEntries(link.searchParams), ...fresh };
    expect((await server.visitor.call('POST', '/api/user/reset-password', reset)).status).toBe(200);
    const login = (password: string) => logInFrom(server, '198.51.100.7', 'squatted@example.com', { password });
    expect((await login('Strangers-1-choice')).body.token).toBeUndefined();
    expect((await login('Another-7-cup')).body.token).toEqual(expect.any(String));
  });
});

describe('the administrator’s address', () => {
  test('is answered like a taken one before there is an account: to who registers, and to who changes to it', async () => {
    const [free, admin] = [await register('free-address@example.com'), await register(ADMIN)];
    expect(admin).toMatchObject({ status: free.status, body: free.body });
    const person = await personWithPassword(server, 'wants-it@example.com');
    const change = (new_email: string) =>
      person.call('POST', '/api/user/change-email', { new_email, password: PASSWORD });
    const [other, wanted] = [await change('other-free@example.com'), await change(ADMIN)];
    expect(wanted).toMatchObject({ status: other.status, body: other.body });
    expect(await mailsTo(server, ADMIN)).toEqual([]);
    const { db } = server.context;
    expect(await db.selectFrom('users').select('id').where('email', '=', ADMIN).execute()).toEqual([]);
    expect(await db.selectFrom('mail_tokens').select('id').where('new_email', '=', ADMIN).execute()).toEqual([]);
  });

  test('becomes an account by a one-time link, for 24 hours, once; then no other link is made', async () => {
    const late = new URL((await firstAccountLink(server.context)) ?? '').searchParams.get('token') ?? '';
    server.clock.advance(24 * 3600 + 1);
    const make = (token: string, password = PASSWORD) =>
      server.visitor.call('POST', '/api/user/administrator', {
        token,
        first_name: 'Berta',
        last_name: 'Nováková',
        password,
      });
    expect((await make(late)).status).toBe(422);
    const link = new URL((await firstAccountLink(server.context)) ?? '');
    const other = new URL((await firstAccountLink(server.context)) ?? '').searchParams.get('token') ?? '';
    expect(link.href).toContain('http://localhost:3000/auth/administrator?token=');
    const token = link.searchParams.get('token') ?? '';
    expect((await make('x'.repeat(43))).status).toBe(422);
    expect((await make(token, 'short')).status).toBe(422);
    expect(await make(token)).toMatchObject({ status: 200, body: { email: ADMIN } });
    expect((await make(token)).status).toBe(422);
    // Of a second server that started at the same moment.
    expect((await make(other)).status).toBe(422);
    expect(await firstAccountLink(server.context)).toBeNull();
    const { body } = await logInFrom(server, '198.51.100.7', ADMIN);
    expect((await withToken(server, body.token).call('GET', '/api/user')).body).toMatchObject({ is_admin: true });
  });

  test('of an account that a stranger registered earlier and never confirmed becomes the administrator’s', async () => {
    const { db } = server.context;
    const { id } = await db.selectFrom('users').select('id').where('email', '=', ADMIN).executeTakeFirstOrThrow();
    await db.updateTable('users').set({ confirmed_at: null }).where('id', '=', id).execute();
    const token = new URL((await firstAccountLink(server.context)) ?? '').searchParams.get('token') ?? '';
    const person = { first_name: 'Berta', last_name: 'Nová', password: 'Another-7-cup' };
    expect((await server.visitor.call('POST', '/api/user/administrator', { token, ...person })).status).toBe(200);
    expect((await logInFrom(server, '198.51.100.7', ADMIN)).body.token).toBeUndefined();
    const again = await logInFrom(server, '198.51.100.7', ADMIN, { password: 'Another-7-cup' });
    expect(again.body.token).toEqual(expect.any(String));
  });
});

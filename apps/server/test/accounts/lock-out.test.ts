import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { logInFrom, mailsTo, PASSWORD, personWithPassword } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    TRUST_PROXY: 'loopback',
    BOT_CHECK: 'proof-of-work',
    BOT_CHECK_DIFFICULTY: '0.1',
  });
  // The challenge's expiry is compared with the real time.
  server.clock.set(new Date().toISOString());
});
afterAll(() => server.close());

const ATTACKER = '203.0.113.66';
const HOME = '198.51.100.7';
const HOTEL = '192.0.2.9';

async function solve(action: string): Promise<string> {
  const { body } = await server.visitor.call<{ challenge: Challenge }>(
    'GET',
    `/api/bot-check/challenge?action=${action}`,
  );
  const solution = await solveChallenge({ challenge: body.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: body.challenge, solution })).toString('base64');
}

async function guess(email: string, times: number, ip = ATTACKER): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < times; n++)
    statuses.push((await logInFrom(server, ip, email, { password: `Wrong-${n}-guess` })).status);
  return statuses;
}

describe('an account with many wrong passwords', () => {
  test('is open to its owner at once from where they have logged in, elsewhere with a solved challenge', async () => {
    const { email } = await personWithPassword(server, 'owner@example.com');
    expect((await logInFrom(server, HOME, email)).status).toBe(200);
    const statuses = await guess(email, 14);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.at(-1)).toBe(429);

    expect((await logInFrom(server, '198.51.100.200', email)).body.token).toEqual(expect.any(String));
    await guess(email, 14);
    const away = await logInFrom(server, HOTEL, email);
    expect(away).toMatchObject({ status: 429, body: { error: { code: 'bot_check' } } });
    expect(Number(away.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await logInFrom(server, HOTEL, email, { token: await solve('login') })).body.token).toEqual(
      expect.any(String),
    );
  });

  test('gives a wrong password no hint: with and without a challenge it is 429, with Retry-After', async () => {
    const { email } = await personWithPassword(server, 'hint@example.com');
    await guess(email, 14);
    const solved = await logInFrom(server, ATTACKER, email, { password: 'Wrong-again-1', token: await solve('login') });
    expect(solved).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } });
    expect(Number(solved.headers['retry-after'])).toBeLessThanOrEqual(30);
    const [right, wrong] = [
      await logInFrom(server, ATTACKER, email),
      await logInFrom(server, ATTACKER, email, { password: 'Wrong-again-2' }),
    ];
    expect(right.status).toBe(wrong.status);
    expect(right.body.error?.code).toBe(wrong.body.error?.code);
  });

  test.runIf(NIGHTLY)('gets its mail, though strangers asked for many', async () => {
    const { email } = await personWithPassword(server, 'mails@example.com');
    const ask = async (ip: string) =>
      (
        await server.visitor.call(
          'POST',
          '/api/user/forgot-password',
          { email, recaptcha_token: await solve('forgot-password') },
          { 'x-forwarded-for': ip },
        )
      ).status;
    const counts = [];
    for (let n = 0; n < 7; n++) {
      expect(await ask(ATTACKER)).toBe(200);
      counts.push((await mailsTo(server, email)).length);
    }
    expect(counts.at(-1)).toBe(5);
    expect(await ask(HOTEL)).toBe(200);
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(6);
    // The first of the links still works: asking again makes no earlier one worthless.
    const link = new URL(mails.at(-1)?.links[0] ?? '');
    const reset = {
      ...Object.fromEntries(link.searchParams),
      new_password: 'Different-9-tea',
      new_password_confirmation: 'Different-9-tea',
    };
    for (let n = 0; n < 32; n++)
      await server.visitor.call(
        'POST',
        '/api/user/reset-password',
        { ...reset, token: 'x'.repeat(43), recaptcha_token: await solve('reset-password') },
        { 'x-forwarded-for': HOTEL },
      );
    const response = await server.visitor.call(
      'POST',
      '/api/user/reset-password',
      { ...reset, recaptcha_token: await solve('reset-password') },
      { 'x-forwarded-for': HOTEL },
    );
    expect(response.status).toBe(200);
  });
});

test.runIf(NIGHTLY)('all addresses of one IPv6 network count as one', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 35; n++) {
    const { status } = await server.visitor.call(
      'POST',
      '/api/user/register',
      {
        first_name: 'Eva',
        last_name: 'Green',
        email: `v6-${n}@example.com`,
        password: PASSWORD,
        recaptcha_token: await solve('register'),
      },
      { 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}` },
    );
    answers.push(status);
  }
  expect(answers.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(answers.slice(30)).toEqual(Array(5).fill(429));
});

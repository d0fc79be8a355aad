import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

let asked = 0;
/** Another address each time: the throttle is not tested here. */
const forgot = (server: TestServer, token: string | null) =>
  server.visitor.call('POST', '/api/user/forgot-password', {
    email: `somebody${asked++}@example.com`,
    recaptcha_token: token,
  });
const refused = {
  status: 422,
  body: { errors: { recaptcha_token: ['The check against robots failed. Please try again.'] } },
};

describe('the proof of work', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ BOT_CHECK: 'proof-of-work', BOT_CHECK_DIFFICULTY: '0.1' });
    // The library compares the expiry with the real time.
    server.clock.set(new Date().toISOString());
  });
  afterAll(() => server.close());

  async function solve(action: string, change: (challenge: Challenge) => Challenge = (same) => same): Promise<string> {
    const { body } = await server.visitor.call<{ challenge: Challenge }>(
      'GET',
      `/api/bot-check/challenge?action=${action}`,
    );
    const solution = await solveChallenge({ challenge: body.challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: change(body.challenge), solution })).toString('base64');
  }

  // Specification: S0-1.12, S2-2.31
  test('is accepted once', async () => {
    const token = await solve('forgot-password');
    expect((await forgot(server, token)).status).toBe(200);
    expect(await forgot(server, token)).toMatchObject(refused);
  });

  // Specification: S2-5.07
  test('of another action, of a changed challenge, or none at all is refused', async () => {
    expect(await forgot(server, await solve('register'))).toMatchObject(refused);
    const renamed = await solve('register', (challenge) => ({
      ...challenge,
      parameters: { ...challenge.parameters, data: { action: 'forgot-password' } },
    }));
    expect(await forgot(server, renamed)).toMatchObject(refused);
    for (const nonsense of [
      null,
      '',
      'x',
      Buffer.from('{}').toString('base64'),
      Buffer.from('null').toString('base64'),
    ]) {
      expect(await forgot(server, nonsense)).toMatchObject(refused);
    }
  });

  test('that expired is refused', async () => {
    server.clock.set(new Date(Date.now() - 60 * 60_000).toISOString());
    const late = await solve('forgot-password');
    server.clock.set(new Date().toISOString());
    expect(await forgot(server, late)).toMatchObject(refused);
  });
});

describe('reCAPTCHA', () => {
  test('asks Google about the token and believes only a yes for this action', async () => {
    const received: URLSearchParams[] = [];
    const google = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const form = new URLSearchParams(text);
        received.push(form);
        const answers: Record<string, object> = {
          good: { success: true, score: 0.9, action: 'forgot_password' },
          robot: { success: true, score: 0.1, action: 'forgot_password' },
          other: { success: true, score: 0.9, action: 'register' },
          used: { success: false, 'error-codes': ['timeout-or-duplicate'] },
        };
        const answer = answers[form.get('response') ?? ''];
        response
          .writeHead(answer ? 200 : 500, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer ?? 'oops'));
      });
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const { port } = google.address() as AddressInfo;
    const server = await startTestServer({
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_URL: `http://127.0.0.1:${port}`,
    });
    expect((await forgot(server, 'good')).status).toBe(200);
    for (const token of ['robot', 'other', 'used', 'broken'])
      expect(await forgot(server, token)).toMatchObject(refused);
    expect(received[0]?.get('secret')).toBe('secret');
    expect((await server.visitor.call('GET', '/api/configuration')).body).toMatchObject({
      bot_check: 'recaptcha',
      recaptcha_site_key: 'site',
    });
    await server.close();
    google.close();
  });
});

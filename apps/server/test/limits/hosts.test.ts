import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAllowedHost } from '../../src/http/allowed-host.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

// Case 14 of the second security review.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'http://words.test:3000' });
});
afterAll(() => server.close());

const asked = async (host: string, url = '/dev/mailbox.json') =>
  (await server.app.inject({ method: 'GET', url, headers: { host } })).statusCode;

test('a page that rebinds its name to this machine is refused, and reads nothing', async () => {
  for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])
    expect(await asked(host)).toBe(421);
  const response = await server.app.inject({
    method: 'GET',
    url: '/api/csrf-cookie',
    headers: { host: 'evil.example' },
  });
  expect(response.json()).toMatchObject({ error: { code: 'misdirected', message_id: 'request.wrong_host' } });
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('this computer and the public address are answered, and probes under any name', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:80', '[::1]:3000', '192.168.1.7', 'WORDS.test:3000', 'words.test'])
    expect(await asked(host)).toBe(200);
  for (const probe of ['/healthz', '/readyz']) expect(await asked('10-0-0-7.pod.internal', probe)).toBe(200);
});

test('in production only the public address is answered', () => {
  const options = { publicUrl: 'https://words.example', production: true };
  expect(isAllowedHost('words.example', options)).toBe(true);
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'www.words.example', ''])
    expect(isAllowedHost(host, options)).toBe(false);
});

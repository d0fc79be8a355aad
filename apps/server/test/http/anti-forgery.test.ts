import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

const EMAIL = { email: 'somebody@example.com' };

describe.each([
  ['https://words.example.com', '__Host-XSRF-TOKEN', 'XSRF-TOKEN'],
  ['http://localhost:3000', 'XSRF-TOKEN', '__Host-XSRF-TOKEN'],
])('the anti-forgery cookie of %s', (address, name, other) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: address });
  });
  afterAll(() => server.close());

  const given = async (headers: Record<string, string> = {}) =>
    String((await server.app.inject({ method: 'GET', url: '/api/csrf-cookie', headers })).headers['set-cookie']);
  const send = async (headers: Record<string, string>) => {
    const url = '/api/user/forgot-password';
    const response = await server.app.inject({ method: 'POST', url, headers, payload: EMAIL });
    return response.statusCode;
  };

  test(`is ${name}, for the whole host, and Secure over https alone`, async () => {
    const [pair = '', ...attributes] = (await given()).split('; ');
    expect(pair).toMatch(new RegExp(`^${name}=[\\w-]{32}$`));
    const always = ['Path=/', 'SameSite=Lax', 'Max-Age=86400'];
    expect(attributes).toEqual(address.startsWith('https:') ? [...always, 'Secure'] : always);
    expect(await given({ cookie: pair })).toContain(pair);
  });

  test('must be echoed; one of the other name, which others could set, counts for nothing', async () => {
    const [pair = ''] = (await given()).split('; ');
    const value = pair.slice(name.length + 1);
    expect(await send({ cookie: pair, 'x-xsrf-token': value })).toBe(200);
    expect(await send({ cookie: pair, 'x-xsrf-token': value.slice(1) })).toBe(403);
    expect(await send({ cookie: pair })).toBe(403);
    expect(await send({ cookie: `${other}=${value}`, 'x-xsrf-token': value })).toBe(403);
  });
});

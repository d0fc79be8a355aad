import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { PASSWORD } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const form = { first_name: 'Ema', last_name: 'Malá', email: 'ema@example.com', password: PASSWORD };
const register = (over: object) => server.visitor.call('POST', '/api/user/register', { ...form, ...over });

test('a form that is refused uses up neither the address’s registrations nor the e-mail’s', async () => {
  for (let n = 0; n < 40; n++) expect((await register({ password: 'weak' })).status).toBe(422);
  expect((await register({})).status).toBe(200);
});

test.each([
  ['Password1', 'This password is one of the most common ones. Please choose another.'],
  ['Malaema2026', 'Please choose a password that is not made of your name, your e-mail or the name of this product.'],
  ['Wordcluster1', 'Please choose a password that is not made of your name, your e-mail or the name of this product.'],
])('the password %s is refused with a reason', async (password, reason) => {
  expect(await register({ email: 'ema2@example.com', password })).toMatchObject({
    status: 422,
    body: { errors: { password: [reason] } },
  });
});

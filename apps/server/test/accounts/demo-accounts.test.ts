import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDemoAccounts, createDemoData } from '../../src/demo/demo-data.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EMAIL = 'demo@wordcluster.example';

async function logIn(password = 'Wordcluster1'): Promise<{ status: number; token: string | undefined }> {
  const { status, body } = await server.visitor.call<{ token?: string }>('POST', '/api/user/login', {
    email: EMAIL,
    password,
    device_name: 'test',
  });
  return { status, token: body.token };
}

const askUser = (token = '') =>
  server.app
    .inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })
    .then(({ statusCode }) => statusCode);

test('the demo accounts of a database from development are closed in production, for signed-in users too, and open again later', async () => {
  await createDemoData(server.context);
  const { token } = await logIn();
  expect(await askUser(token)).toBe(200);

  await closeDemoAccounts(server.context);
  expect((await logIn()).status).toBe(401);
  expect(await askUser(token)).toBe(401);

  const clusters = () => server.context.db.selectFrom('clusters').select('title').execute();
  const before = await clusters();
  await createDemoData(server.context);
  expect((await logIn()).status).toBe(200);
  expect(await clusters()).toEqual(before);
});

test('a demo address with a password of its owner’s choice keeps it in production', async () => {
  await createDemoData(server.context);
  const { token } = await logIn();
  await server.app.inject({
    method: 'POST',
    url: '/api/user/change-password',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: { old_password: 'Wordcluster1', new_password: 'Sunflower7', new_password_confirmation: 'Sunflower7' },
  });
  await closeDemoAccounts(server.context);
  expect((await logIn('Sunflower7')).status).toBe(200);
});

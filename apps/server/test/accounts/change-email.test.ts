import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { logInFrom, mailsTo, PASSWORD, personWithPassword, withToken, type Person } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback', ADMIN_EMAIL: 'admin@example.com' });
});
afterAll(() => server.close());

const ask = (person: Pick<Person, 'call'>, new_email: string, password = PASSWORD) =>
  person.call('POST', '/api/user/change-email', { new_email, password });

/** The token of the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const link = new URL((await mailsTo(server, email))[0]?.links[0] ?? '');
  return link.searchParams.get('token') ?? '';
}
const confirm = (token: string) => server.visitor.call('POST', '/api/user/confirm-email', { token });

describe('another e-mail address', () => {
  // Specification: S0-1.23-24
  test('takes effect once its mailed link is used; the old address is notified, other devices are signed out', async () => {
    const person = await personWithPassword(server, 'old@example.com');
    expect((await ask(person, ' New@Example.com ')).status).toBe(200);
    expect((await logInFrom(server, '198.51.100.7', 'old@example.com')).status).toBe(200);
    expect((await mailsTo(server, 'old@example.com')).length).toBeGreaterThan(0);

    const token = await tokenFor('new@example.com');
    expect((await confirm(token)).status).toBe(200);
    expect((await person.call('GET', '/api/user')).status).toBe(401);
    expect((await logInFrom(server, '198.51.100.7', 'old@example.com')).status).toBe(401);
    const { body } = await logInFrom(server, '198.51.100.7', 'new@example.com');
    expect((await withToken(server, body.token).call('GET', '/api/user')).body).toMatchObject({
      id: person.id,
      email: 'new@example.com',
    });
    expect((await confirm(token)).status).toBe(422);
  });

  test('that is taken is answered alike, and its owner gets the mail; nothing changes', async () => {
    const person = await personWithPassword(server, 'asker@example.com');
    await personWithPassword(server, 'taken@example.com');
    const [free, taken] = [await ask(person, 'free@example.com'), await ask(person, 'taken@example.com')];
    expect(taken).toMatchObject({ status: free.status, body: free.body });
    const links = (await mailsTo(server, 'taken@example.com')).flatMap((mail) => mail.links);
    expect(links.some((link) => link.includes('token='))).toBe(false);
    expect(links).not.toEqual([]);
  });

  test('that was taken in the meantime, or asked for again, is not confirmed by the earlier link', async () => {
    const person = await personWithPassword(server, 'late@example.com');
    await ask(person, 'first@example.com');
    const first = await tokenFor('first@example.com');
    await ask(person, 'second@example.com');
    expect((await confirm(first)).status).toBe(422);
    const second = await tokenFor('second@example.com');
    await personWithPassword(server, 'second@example.com');
    expect((await confirm(second)).status).toBe(422);
    expect((await person.call('GET', '/api/user')).body).toMatchObject({ email: 'late@example.com' });
  });

  test('has a link that expires after a day', async () => {
    const person = await personWithPassword(server, 'slow@example.com');
    await ask(person, 'slower@example.com');
    const token = await tokenFor('slower@example.com');
    server.clock.advance(24 * 3600 + 1);
    expect((await confirm(token)).status).toBe(422);
  });

  test('needs the password and another, possible address; the administrator’s is a setting', async () => {
    const person = await personWithPassword(server, 'same@example.com');
    expect((await ask(person, 'x@example.com', 'Wrong1234')).status).toBe(422);
    for (const address of ['same@example.com', 'SAME@example.com', 'no address'])
      expect(await ask(person, address)).toMatchObject({
        status: 422,
        body: { error: { errors: { new_email: expect.anything() } } },
      });
    const admin = await personWithPassword(server, 'admin@example.com');
    expect((await ask(admin, 'boss@example.com')).status).toBe(409);
    expect(await mailsTo(server, 'boss@example.com')).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { logInFrom, mailsTo, PASSWORD, personWithPassword, withToken } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback', ADMIN_EMAIL: 'admin@example.com' });
});
afterAll(() => server.close());

interface Session {
  id: number;
  device_name: string;
  address: string | null;
  current: boolean;
}

/** A device that signed in, and its calls. */
async function device(email: string, name: string, ip = '198.51.100.7') {
  const { body } = await logInFrom(server, ip, email, { device: name });
  const caller = withToken(server, body.token);
  return {
    ...caller,
    sessions: async () => (await caller.call<{ sessions: Session[] }>('GET', '/api/user/sessions')).body.sessions,
    alive: async () => (await caller.call('GET', '/api/user')).status === 200,
  };
}

describe('signed-in devices', () => {
  // Specification: S0-1.39
  test('are listed with their network, the current one marked, without sessions of others', async () => {
    const { email } = await personWithPassword(server, 'devices@example.com');
    const phone = await device(email, 'Phone', '203.0.113.77');
    const laptop = await device(email, 'Laptop', '2001:db8:1:2:3::4');
    await device((await personWithPassword(server, 'other@example.com')).email, 'Foreign');
    const listed = await laptop.sessions();
    expect(listed.map(({ device_name, address, current }) => [device_name, address, current])).toEqual(
      expect.arrayContaining([
        ['Laptop', '2001:db8:1::/48', true],
        ['Phone', '203.0.113.0/24', false],
      ]),
    );
    expect(listed.map(({ device_name }) => device_name)).not.toContain('Foreign');
    expect((await phone.sessions()).find(({ current }) => current)?.device_name).toBe('Phone');
  });

  // Specification: S0-1.40
  test('are signed out one by one with the password; a stranger’s is not found', async () => {
    const { email } = await personWithPassword(server, 'one@example.com');
    const [own, lost] = [await device(email, 'Kept'), await device(email, 'Lost')];
    const id = (await own.sessions()).find(({ device_name }) => device_name === 'Lost')?.id;
    const url = `/api/user/sessions/${id}`;
    const stranger = await personWithPassword(server, 'stranger@example.com');
    expect((await stranger.call('DELETE', url, { password: PASSWORD })).status).toBe(404);
    for (const proof of [{}, { password: 'Wrong1234' }, { code: '000000' }])
      expect((await own.call('DELETE', url, proof)).status, JSON.stringify(proof)).toBe(422);
    expect(await lost.alive()).toBe(true);
    expect((await own.call('DELETE', url, { password: PASSWORD })).status).toBe(200);
    expect([await own.alive(), await lost.alive()]).toEqual([true, false]);
    expect((await own.call('DELETE', url, { password: PASSWORD })).status).toBe(404);
  });

  // Specification: S0-1.41
  test('are all signed out but the one that asks', async () => {
    const { email } = await personWithPassword(server, 'all@example.com');
    const here = await device(email, 'Here');
    const others = [await device(email, 'There'), await device(email, 'Elsewhere')];
    expect((await here.call('DELETE', '/api/user/sessions', {})).status).toBe(422);
    expect((await here.call('DELETE', '/api/user/sessions', { password: PASSWORD })).status).toBe(200);
    expect((await here.sessions()).map(({ device_name }) => device_name)).toEqual(['Here']);
    for (const other of others) expect(await other.alive()).toBe(false);
  });

  // Specification: S0-1.42
  test('are signed out everywhere by the administrator alone', async () => {
    const admin = await server.signUp('admin@example.com');
    const person = await personWithPassword(server, 'stolen@example.com');
    const thief = await device(person.email, 'Thief');
    const url = `/api/users/${person.id}/sessions`;
    expect((await thief.call('DELETE', url)).status).toBe(403);
    expect((await admin.call('DELETE', '/api/users/999999/sessions')).status).toBe(404);
    expect((await admin.call('DELETE', url)).status).toBe(200);
    expect([await thief.alive(), (await person.call('GET', '/api/user')).status]).toEqual([false, 401]);
  });

  test('are signed out after 180 days, however much they are used', async () => {
    const { email } = await personWithPassword(server, 'long@example.com');
    const phone = await device(email, 'Phone');
    for (let days = 0; days < 179; days += 1) {
      server.clock.advance(86_400);
      if (days % 20 === 0) expect(await phone.alive()).toBe(true);
    }
    expect(await phone.alive()).toBe(true);
    server.clock.advance(86_400);
    expect(await phone.alive()).toBe(false);
  });

  test('that are new are reported to the owner once; the first of all is not', async () => {
    const { email } = await personWithPassword(server, 'told@example.com');
    const mailCount = async () => (await mailsTo(server, email)).length;
    await device(email, 'Laptop');
    expect(await mailCount()).toBe(0);
    await device(email, 'Phone', '203.0.113.9');
    expect(await mailCount()).toBe(1);
    await device(email, 'Phone', '203.0.113.10');
    await device(email, 'Laptop');
    expect(await mailCount()).toBe(1);
  });
});

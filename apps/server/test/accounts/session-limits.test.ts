import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { logInFrom, mailsTo, personWithPassword, withToken } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback' });
});
afterAll(() => server.close());

interface Listed {
  id: number;
  device_name: string;
  address: string | null;
  current: boolean;
}
const sessionsOf = async (token: string | undefined): Promise<Listed[]> =>
  (await withToken(server, token).call<{ sessions: Listed[] }>('GET', '/api/user/sessions')).body.sessions;

describe('a session', () => {
  test('ends after 180 days, however often it was used', async () => {
    const user = await server.signUp('old@example.com');
    for (let month = 0; month < 6; month++) {
      expect((await user.call('GET', '/api/user')).status).toBe(200);
      server.clock.advance(29 * 86_400);
    }
    expect((await user.call('GET', '/api/user')).status).toBe(200);
    server.clock.advance(7 * 86_400);
    expect((await user.call('GET', '/api/user')).status).toBe(401);
  });

  test('is one of at most fifty: the one unused for longest ends', async () => {
    const { email } = await personWithPassword(server, 'many@example.com');
    let token: string | undefined;
    for (let n = 0; n < 52; n++) {
      server.clock.advance(1);
      token = (await logInFrom(server, '198.51.100.7', email, { device: `device ${n}` })).body.token;
    }
    const names = (await sessionsOf(token)).map(({ device_name }) => device_name);
    expect(names).toHaveLength(50);
    expect(names).not.toContain('device 0');
  });
});

test('a mail reports a new device, but not the first, nor a known one', async () => {
  const { email } = await personWithPassword(server, 'device@example.com');
  const mails = async () => (await mailsTo(server, email)).length;
  await logInFrom(server, '198.51.100.7', email, { device: 'laptop' });
  await logInFrom(server, '198.51.100.99', email, { device: 'laptop' });
  expect(await mails()).toBe(0);
  await logInFrom(server, '198.51.100.7', email, { device: 'phone' });
  expect(await mails()).toBe(1);
  await logInFrom(server, '203.0.113.7', email, { device: 'laptop' });
  expect((await mailsTo(server, email))[0]?.subject).toBe('A new device signed in');
  expect(await mails()).toBe(2);
  server.clock.advance(200 * 86_400);
  await cleanUp(server.context);
  await logInFrom(server, '198.51.100.7', email, { device: 'laptop' });
  expect((await mailsTo(server, email))[0]?.subject).toBe('A new device signed in');
});

describe('the audit log', () => {
  test('keeps a year; its events can be neither changed nor moved to another account', async () => {
    const { email, id } = await personWithPassword(server, 'log@example.com');
    await logInFrom(server, '198.51.100.7', email, { password: 'Wrong-1-word' });
    const { token } = (await logInFrom(server, '198.51.100.7', email)).body;
    const { body } = await withToken(server, token).call<{ events: { type: string; from: string }[]; total: number }>(
      'GET',
      '/api/user/events?page=1',
    );
    expect(body.events.map(({ type }) => type)).toEqual(['sign_in', 'sign_in_failed']);
    expect(body.events[0]?.from).toBe('198.51.100.0/24');
    const { db } = server.context;
    await expect(sql`update audit_events set type = 'sign_out' where user_id = ${id}`.execute(db)).rejects.toThrow(
      'cannot be changed',
    );
    await expect(sql`update audit_events set about = 'x' where user_id = ${id}`.execute(db)).rejects.toThrow(
      'cannot be changed',
    );
    server.clock.advance(366 * 86_400);
    await cleanUp(server.context);
    expect(await db.selectFrom('audit_events').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });
});

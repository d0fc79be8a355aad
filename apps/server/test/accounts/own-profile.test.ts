import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/features/accounts/passwords.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function userWithPassword(email: string): Promise<Caller & { id: number; email: string }> {
  const user = await server.signUp(email, 'great');
  await server.context.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('Kettle-42-green') })
    .where('id', '=', user.id)
    .execute();
  return user;
}
const change = (user: Caller, over: object = {}) =>
  user.call('POST', '/api/user/change-password', {
    old_password: 'Kettle-42-green',
    new_password: 'Different9',
    new_password_confirmation: 'Different9',
    ...over,
  });

describe('changing the password', () => {
  test('ends the access tokens of programs, whatever they may do', async () => {
    const user = await userWithPassword('programs@example.com');
    const scopes = ['read', 'write', 'practise'];
    const token = await programToken(server, user, scopes, { password: 'Kettle-42-green' });
    const clusters = () => server.app.inject({ url: '/api/clusters', headers: { authorization: `Bearer ${token}` } });
    expect((await clusters()).statusCode).toBe(200);
    expect((await change(user)).status).toBe(200);
    expect((await clusters()).statusCode).toBe(401);
    expect((await user.call<{ tokens: object[] }>('GET', '/api/user/tokens')).body.tokens).toEqual([]);
  });

  // Specification: S2-7.07
  test('keeps this device, signs the others out and notifies the owner', async () => {
    const user = await userWithPassword('change@example.com');
    const { body } = await server.visitor.call<{ token: string }>('POST', '/api/user/login', {
      email: user.email,
      password: 'Kettle-42-green',
    });
    expect((await change(user)).status).toBe(200);
    expect((await user.call('GET', '/api/user')).status).toBe(200);
    expect(
      (await server.visitor.call('GET', '/api/user', undefined, { authorization: `Bearer ${body.token}` })).status,
    ).toBe(401);
    const mails = await server.visitor.call<{ to: string; subject: string }[]>('GET', '/dev/mailbox.json');
    expect(mails.body.find(({ to }) => to === user.email)?.subject).toBe('Your password was changed');
  });

  test('makes a reset link worthless that was mailed before', async () => {
    const user = await userWithPassword('stale-link@example.com');
    await server.visitor.call('POST', '/api/user/forgot-password', { email: user.email });
    const mails = await server.visitor.call<{ to: string; links: string[] }[]>('GET', '/dev/mailbox.json');
    const link = new URL(mails.body.find(({ to }) => to === user.email)?.links[0] ?? '');
    expect((await change(user)).status).toBe(200);
    const reset = await server.visitor.call('POST', '/api/user/reset-password', {
      ...Object.fromEntries(link.searchParams),
      new_password: 'Whoever33',
      new_password_confirmation: 'Whoever33',
    });
    expect(reset).toMatchObject({
      status: 422,
      body: { errors: { token: [expect.stringMatching(/no longer valid/)] } },
    });
  });

  // Specification: S2-5.04
  test('refuses a wrong old password, a weak new one and a repeat that differs', async () => {
    const user = await userWithPassword('refuse@example.com');
    expect(await change(user, { old_password: 'Password2' })).toMatchObject({
      status: 422,
      body: { errors: { old_password: ['The old password is not correct.'] } },
    });
    expect((await change(user, { new_password: 'weak', new_password_confirmation: 'weak' })).status).toBe(422);
    expect(await change(user, { new_password_confirmation: 'Different8' })).toMatchObject({
      body: { errors: { new_password_confirmation: ['Please confirm your password'] } },
    });
  });
});

describe('terminating the profile', () => {
  // Specification: S2-5.08, S2-7.08
  test('needs the password, and then leaves nothing personal anywhere in the database', async () => {
    const marker = 'zanzibar';
    const user = await userWithPassword(`${marker}@example.com`);
    await server.context.db
      .updateTable('users')
      .set({ first_name: marker, street: marker, city: marker })
      .where('id', '=', user.id)
      .execute();
    const cluster = (await user.call<{ id: number }>('POST', '/api/clusters', { title: marker, col_1_name: marker }))
      .body;
    const row = (
      await user.call<{ id: number }>('POST', `/api/clusters/${cluster.id}/clusterRows`, { col_1_value: marker })
    ).body;
    const accepted = { row_id: row.id, column: 1, answer: marker };
    expect((await user.call('PUT', '/api/reviews/accepted', accepted)).status).toBe(200);
    await user.call('POST', `/api/clusters/${cluster.id}/clusterRows`, {
      col_1_value: marker,
      col_2_value: marker,
      tags: [marker],
    });
    const due_at = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    expect((await user.call('POST', '/api/goals', { tag: marker, due_at })).status).toBe(201);
    expect((await user.call('POST', '/api/calendar')).status).toBe(201);
    await user.call('DELETE', `/api/clusters/${cluster.id}/clusterRows/${row.id}`);
    await user.call('PUT', '/api/practice/paused-test', { test: { answer: marker } });
    await server.visitor.call('POST', '/api/user/forgot-password', { email: user.email });
    await server.visitor.call('POST', '/api/user/login', { email: user.email, password: 'Wrong1234' });

    expect((await user.call('POST', '/api/user/remove-account', { password: 'Wrong1234' })).status).toBe(422);
    expect((await user.call('POST', '/api/user/remove-account', { password: 'Kettle-42-green' })).status).toBe(200);
    expect((await user.call('GET', '/api/user')).status).toBe(401);

    const tables = await sql<{
      name: string;
    }>`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`.execute(
      server.context.db,
    );
    for (const { name } of tables.rows) {
      const { rows } = await sql<{
        found: number;
      }>`select count(*) as found from ${sql.raw(name)} t where t::text ilike ${`%${marker}%`}`.execute(
        server.context.db,
      );
      expect({ name, found: Number(rows[0]?.found) }).toEqual({ name, found: 0 });
    }
    for (const table of ['goals', 'goal_words', 'calendars'] as const) {
      const left = await server.context.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute();
      expect(left).toEqual([]);
    }
    const orders = await server.context.db.selectFrom('orders').selectAll().where('user_id', '=', user.id).execute();
    expect(orders).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isDistributed } from '../setup/postgres.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let admin: Caller & { id: number };
beforeAll(async () => {
  server = await startTestServer({ SHOP: 'off', REGISTRATION: 'closed' });
  admin = await server.signUp('admin@wordcluster.example');
  await admin.call('GET', '/api/user');
  await admin.call('POST', '/api/user/password', { new_password: PASSWORD, new_password_confirmation: PASSWORD });
});
afterAll(() => server.close());

interface Person {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  username: string | null;
  role: string;
  locked: boolean;
  last_seen: string | null;
  sign_in_link: string;
}
const PASSWORD = 'Quiet-Otter-77';
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const add = async (people: object[]) =>
  (await admin.call<{ people: Person[] }>('POST', '/api/people', { people })).body.people;
const byLink = (link: string) =>
  server.visitor.call<{ token: string }>('POST', '/api/user/sign-in-link', { token: tokenOf(link) });
const signInAs = async (person: Person) => server.callerWith((await byLink(person.sign_in_link)).body.token);
const logIn = (email: string, password = PASSWORD) =>
  server.visitor.call<{ token: string }>('POST', '/api/user/login', { email, password });

describe('a school of 30 accounts without addresses', () => {
  // Specification: S0-1.313, S0-1.316
  test('is made from a list, signs in by links, sets passwords and signs in by names', async () => {
    expect((await server.visitor.call('GET', '/api/configuration')).body).toMatchObject({ usernames: false });
    const list = Array.from({ length: 30 }, (_, n) => ({
      first_name: 'Žofia',
      last_name: n < 3 ? 'Nováková' : `Pupil ${'abcdefghijklmnopqrstuvwxyzåäö'[n]}`,
    }));
    const made = await add(list);
    expect(made).toHaveLength(30);
    expect(made.slice(0, 3).map(({ username }) => username)).toEqual([
      'zofia.novakova',
      'zofia.novakova2',
      'zofia.novakova3',
    ]);
    expect(new Set(made.map(({ username }) => username)).size).toBe(30);
    expect((await server.visitor.call('GET', '/api/configuration')).body).toMatchObject({ usernames: true });
    const [first] = made;
    if (!first) throw new Error('nobody');
    const { status, body } = await byLink(first.sign_in_link);
    expect(status).toBe(200);
    expect((await byLink(first.sign_in_link)).status).toBe(422);
    const pupil = server.callerWith(body.token);
    expect((await pupil.call('GET', '/api/user')).body).toMatchObject({
      email: null,
      username: 'zofia.novakova',
      role: 'person',
      has_password: false,
      is_admin: false,
    });
    const wanted = { new_password: PASSWORD, new_password_confirmation: PASSWORD };
    expect((await pupil.call('POST', '/api/user/password', { ...wanted, new_password_confirmation: 'x' })).status).toBe(
      422,
    );
    // A session that was left open somewhere does not choose the password of its account.
    const later = server.callerWith((await byLink(made[1]?.sign_in_link ?? '')).body.token);
    server.clock.advance(10 * 60 + 1);
    expect(await later.call('POST', '/api/user/password', wanted)).toMatchObject({
      status: 403,
      body: { error: { code: 'confirmation_required' } },
    });
    server.clock.advance(-(10 * 60 + 1));
    expect((await pupil.call('POST', '/api/user/password', wanted)).status).toBe(200);
    expect((await pupil.call('POST', '/api/user/password', wanted)).status).toBe(409);
    expect((await logIn('Zofia.Novakova')).status).toBe(200);
    expect((await logIn('zofia.novakova', 'Wrong-Otter-77')).status).toBe(401);
    const links = new Set(made.map(({ sign_in_link }) => sign_in_link));
    expect(links.size).toBe(30);
  });

  test('links end after 24 hours, and a new one ends the earlier', async () => {
    const [one, two] = await add([
      { first_name: 'Late', last_name: 'Comer' },
      { first_name: 'Two', last_name: 'Links' },
    ]);
    if (!one || !two) throw new Error('nobody');
    const fresh = await admin.call<{ sign_in_link: string }>('POST', `/api/people/${two.id}/sign-in-link`, {
      password: PASSWORD,
    });
    expect((await byLink(two.sign_in_link)).status).toBe(422);
    expect((await byLink(fresh.body.sign_in_link)).status).toBe(200);
    server.clock.advance(24 * 3600 + 1);
    expect((await byLink(one.sign_in_link)).status).toBe(422);
    admin = { ...admin, ...server.callerWith(admin.token) };
  });

  test('clusters are shared by name', async () => {
    const [owner, other] = await add([
      { first_name: 'Owner', last_name: 'One' },
      { first_name: 'Other', last_name: 'Two' },
    ]);
    if (!owner || !other) throw new Error('nobody');
    const sharer = await signInAs(owner);
    const { body } = await sharer.call<{ id: number }>('POST', '/api/clusters', { title: 'Words', col_1_name: 'One' });
    const share = (email: string, more = {}) =>
      sharer.call('POST', `/api/clusters/${body.id}/share`, { email, ...more });
    expect(await share('other.two')).toMatchObject({
      status: 200,
      body: { shared_with_user: { id: other.id, email: null } },
    });
    expect((await share('nobody.here')).status).toBe(422);
    expect((await share('owner.one')).status).toBe(409);
    // Nobody is invited to a server that is closed.
    expect((await share('somebody@example.com', { invite: true })).status).toBe(403);
    expect((await share('not an address or a name')).status).toBe(422);
  });

  test('an account without an address can be given one, and nothing is mailed to nowhere', async () => {
    const [one] = await add([{ first_name: 'Gets', last_name: 'Mail' }]);
    if (!one) throw new Error('nobody');
    const person = await signInAs(one);
    await person.call('POST', '/api/user/password', { new_password: PASSWORD, new_password_confirmation: PASSWORD });
    const asked = await person.call('POST', '/api/user/change-email', {
      new_email: 'gets@example.com',
      password: PASSWORD,
    });
    expect(asked.status).toBe(200);
    const { body: mails } = await server.visitor.call<{ to: string; links: string[] }[]>('GET', '/dev/mailbox.json');
    const mail = mails.find(({ to }) => to === 'gets@example.com');
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
    expect((await person.call('POST', '/api/user/confirm-email', { token })).status).toBe(200);
    expect((await person.call('GET', '/api/user')).body).toMatchObject({
      email: 'gets@example.com',
      username: 'gets.mail',
    });
    expect((await logIn('gets.mail')).status).toBe(200);
  });
});

describe('people', () => {
  // Specification: S0-1.313
  test('are listed and found, by the administrator alone', async () => {
    await add([{ email: 'Finder@Example.com', first_name: 'Fin', last_name: 'Der', role: 'teacher' }]);
    const { body } = await admin.call<{ people: Person[]; total: number }>('GET', '/api/people?search=finder&page=1');
    expect(body).toMatchObject({
      total: 1,
      people: [{ email: 'finder@example.com', username: null, role: 'teacher', locked: false, last_seen: null }],
    });
    const person = await server.signUp('curious@example.com');
    for (const [method, url, sent] of [
      ['GET', '/api/people', undefined],
      ['POST', '/api/people', { people: [{ email: 'x@example.com' }] }],
      ['PATCH', `/api/people/${admin.id}`, { role: 'person' }],
      ['POST', `/api/people/${admin.id}/sign-in-link`, {}],
      ['GET', '/api/mailed-links', undefined],
    ] as const)
      expect((await person.call(method, url, sent)).status).toBe(403);
    expect((await admin.call('PATCH', '/api/people/999999', { locked: true })).status).toBe(404);
  });

  test('a list with a mistake adds no user and reports the line', async () => {
    const response = await admin.call<{ error: object; errors: Record<string, string[]> }>('POST', '/api/people', {
      people: [{ email: 'first@example.com' }, { first_name: 'Only' }, { email: 'finder@example.com' }],
    });
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body)).toContain('people.1.email');
    const { body } = await admin.call<{ total: number }>('GET', '/api/people?search=first@example.com');
    expect(body.total).toBe(0);
    expect((await admin.call('POST', '/api/people', { people: [{ email: 'finder@example.com' }] })).status).toBe(422);
    expect(
      (await admin.call('POST', '/api/people', { people: [{ first_name: 'A', last_name: 'B', username: 'no' }] }))
        .status,
    ).toBe(422);
  });

  test('a locked person is signed out and comes in by no way, until they are unlocked', async () => {
    const [one] = await add([{ first_name: 'Locked', last_name: 'Out' }]);
    if (!one) throw new Error('nobody');
    const person = await signInAs(one);
    await person.call('POST', '/api/user/password', { new_password: PASSWORD, new_password_confirmation: PASSWORD });
    const link = await admin.call<{ sign_in_link: string }>('POST', `/api/people/${one.id}/sign-in-link`, {
      password: PASSWORD,
    });
    expect((await admin.call('PATCH', `/api/people/${one.id}`, { locked: true })).body).toMatchObject({ locked: true });
    expect((await person.call('GET', '/api/user')).status).toBe(401);
    expect((await logIn('locked.out')).status).toBe(403);
    expect((await byLink(link.body.sign_in_link)).status).toBe(422);
    expect((await admin.call('PATCH', `/api/people/${one.id}`, { locked: false })).body).toMatchObject({
      locked: false,
    });
    expect((await logIn('locked.out')).status).toBe(200);
  });

  test('an account that is removed while it is changed is not found', async () => {
    const { id } = await server.signUp('leaving@example.com');
    const { db } = server.context;
    // Lock waits of a sharded database are known to Citus alone.
    const lockWaits = isDistributed()
      ? sql`select 1 from citus_lock_waits`
      : sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await lockWaits.execute(db)).rows.length > 0;
    const change = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('id', '=', id).execute();
      const answer = admin.call('PATCH', `/api/people/${id}`, { role: 'teacher', locked: true });
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), 10_000);
      return { answer };
    });
    expect((await change.answer).status).toBe(404);
  });

  test('the last administrator stays one, also when two act at once', async () => {
    for (const change of [{ role: 'person' }, { locked: true }])
      expect((await admin.call('PATCH', `/api/people/${admin.id}`, change)).status).toBe(409);
    const [second] = await add([{ first_name: 'Second', last_name: 'Admin', role: 'administrator' }]);
    if (!second) throw new Error('nobody');
    const other = await signInAs(second);
    // Each takes the role from the other, many times over: one of them is always left.
    for (let round = 0; round < 5; round++) {
      const responses = await Promise.all([
        admin.call('PATCH', `/api/people/${second.id}`, { role: 'person' }),
        other.call('PATCH', `/api/people/${admin.id}`, { role: 'person' }),
      ]);
      const left = await server.context.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'administrator')
        .execute();
      expect(left).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      await server.context.db
        .updateTable('users')
        .set({ role: 'administrator' })
        .where('id', 'in', [admin.id, second.id])
        .execute();
    }
    await admin.call('PATCH', `/api/people/${second.id}`, { role: 'person' });
  });

  // Specification: S0-1.380
  test('only the address of ADMIN_EMAIL is changed in the settings; other administrators change theirs', async () => {
    const [one] = await add([{ email: 'deputy@example.com', role: 'administrator' }]);
    if (!one) throw new Error('nobody');
    const deputy = await signInAs(one);
    await deputy.call('POST', '/api/user/password', { new_password: PASSWORD, new_password_confirmation: PASSWORD });
    expect((await deputy.call('GET', '/api/user')).body).toMatchObject({ is_admin: true, email_is_of_settings: false });
    expect((await admin.call('GET', '/api/user')).body).toMatchObject({ email_is_of_settings: true });
    const change = (person: Pick<Caller, 'call'>) =>
      person.call('POST', '/api/user/change-email', { new_email: 'moved@example.com', password: PASSWORD });
    expect((await change(admin)).status).toBe(409);
    expect((await change(deputy)).status).toBe(200);
    await admin.call('PATCH', `/api/people/${one.id}`, { role: 'person' });
  });

  test('the role of ADMIN_EMAIL is written once: what People says afterwards counts', async () => {
    const [next] = await add([{ first_name: 'Next', last_name: 'One', role: 'administrator' }]);
    if (!next) throw new Error('nobody');
    const other = await signInAs(next);
    expect((await other.call('PATCH', `/api/people/${admin.id}`, { role: 'person' })).status).toBe(200);
    expect((await admin.call('GET', '/api/user')).body).toMatchObject({ role: 'person', is_admin: false });
    expect((await other.call('PATCH', `/api/people/${admin.id}`, { role: 'administrator' })).status).toBe(200);
    expect((await admin.call('GET', '/api/people')).status).toBe(200);
    const events = await admin.call<{ events: { type: string }[] }>('GET', `/api/events?user_id=${admin.id}`);
    expect(events.body.events.map(({ type }) => type)).toContain('role_changed');
  });
});

describe('coming in', () => {
  const registration = (email: string, more = {}) => ({
    first_name: 'New',
    last_name: 'Comer',
    email,
    password: PASSWORD,
    ...more,
  });

  test('a closed server registers and invites nobody', async () => {
    expect((await server.visitor.call('POST', '/api/user/register', registration('a@example.com'))).status).toBe(403);
    expect((await admin.call('POST', '/api/invitations', { email: 'a@example.com' })).status).toBe(403);
  });

  // Specification: S0-1.314
  test('by invitation: an address, once, with its link', async () => {
    const invited = await startTestServer({ REGISTRATION: 'invitation' });
    const boss = await invited.signUp('admin@wordcluster.example');
    const teacher = await invited.signUp('teacher@example.com');
    await boss.call('PATCH', `/api/people/${teacher.id}`, { role: 'teacher' });
    const register = (body: object) => invited.visitor.call('POST', '/api/user/register', body);
    expect((await register(registration('guest@example.com'))).status).toBe(403);
    const { status, body } = await teacher.call<{ link: string }>('POST', '/api/invitations', {
      email: 'Guest@example.com',
    });
    expect(status).toBe(201);
    const invitation = new URL(body.link).searchParams.get('invitation');
    expect((await register(registration('other@example.com', { invitation }))).status).toBe(422);
    const both = await Promise.all([1, 2].map(() => register(registration('guest@example.com', { invitation }))));
    expect(both.map((answer) => answer.status).filter((one) => one === 200).length).toBeGreaterThan(0);
    expect((await register(registration('guest@example.com', { invitation }))).status).toBe(422);
    const login = await invited.visitor.call('POST', '/api/user/login', {
      email: 'guest@example.com',
      password: PASSWORD,
    });
    expect(login.body).toHaveProperty('token');
    // An address that has an account is answered alike.
    expect((await teacher.call('POST', '/api/invitations', { email: 'guest@example.com' })).status).toBe(201);
    const person = await invited.signUp('plain@example.com', 'great');
    expect((await person.call('POST', '/api/invitations', { email: 'b@example.com' })).status).toBe(403);
    // The owner of a shared cluster invites by sharing it.
    const made = await person.call<{ id: number }>('POST', '/api/clusters', { title: 'Shared', col_1_name: 'One' });
    await person.call('POST', `/api/clusters/${made.body.id}/share`, { email: 'friend@example.com', invite: true });
    const { body: mails } = await invited.visitor.call<{ to: string; links: string[] }[]>('GET', '/dev/mailbox.json');
    const link = new URL(mails.find(({ to }) => to === 'friend@example.com')?.links[0] ?? '');
    const byShare = { invitation: link.searchParams.get('invitation') };
    expect((await register(registration('friend@example.com', byShare))).status).toBe(200);
    await invited.close();
  });

  test('domains: their own addresses alone, without their subdomains, for changes of e-mail too', async () => {
    const school = await startTestServer({ REGISTRATION_DOMAINS: 'school.example, other.example' });
    const register = (email: string) => school.visitor.call('POST', '/api/user/register', registration(email));
    expect((await register('a@school.example')).status).toBe(200);
    expect((await register('a@OTHER.example')).status).toBe(200);
    expect((await register('a@sub.school.example')).status).toBe(422);
    expect((await register('a@notschool.example')).status).toBe(422);
    const person = await school.signUp('in@school.example');
    const asked = await person.call<object>('POST', '/api/user/change-email', {
      new_email: 'out@example.com',
      password: 'x',
    });
    expect(asked.status).toBe(422);
    expect(JSON.stringify(asked.body)).toContain('school.example');
    await school.close();
  });

  test('without passwords their calls are unknown, and one-time links still sign in', async () => {
    const oidc = await startTestServer({
      PASSWORD_LOGIN: 'off',
      OIDC_1_ISSUER: 'http://127.0.0.1:1',
      OIDC_1_CLIENT_ID: 'words',
      OIDC_1_NAME: 'School',
    });
    const boss = await oidc.signUp('admin@wordcluster.example');
    for (const call of ['login', 'register', 'forgot-password', 'reset-password', 'change-password', 'password'])
      expect([call, (await boss.call('POST', `/api/user/${call}`, {})).status]).toEqual([call, 404]);
    const { body } = await boss.call<{ people: Person[] }>('POST', '/api/people', {
      people: [{ email: 'x@example.com' }],
    });
    const token = tokenOf(body.people[0]?.sign_in_link ?? '');
    expect((await oidc.visitor.call('POST', '/api/user/sign-in-link', { token })).body).toHaveProperty('token');
    expect((await oidc.visitor.call('GET', '/api/configuration')).body).toMatchObject({
      password_login: false,
      sign_in_providers: [{ id: 1, name: 'School' }],
    });
    await oidc.close();
  });
});

test('a person is removed with all they have, and the last administrator is not', async () => {
  const [one] = await add([{ first_name: 'Leaves', last_name: 'Soon' }]);
  if (!one) throw new Error('nobody');
  const person = await signInAs(one);
  await person.call('POST', '/api/clusters', { title: 'Words', col_1_name: 'One' });
  const remove = (id: number, proof: object = { password: PASSWORD }) =>
    admin.call('DELETE', `/api/people/${id}`, proof);
  // Removing a person requires the administrator's password, as removing one's own account does.
  expect((await remove(one.id, {})).status).toBe(422);
  expect((await remove(one.id, { password: 'Wrong-Otter-77' })).status).toBe(422);
  expect((await person.call('GET', '/api/user')).status).toBe(200);
  expect((await remove(one.id)).status).toBe(200);
  expect((await person.call('GET', '/api/user')).status).toBe(401);
  expect((await admin.call('GET', `/api/people/${one.id}`)).status).toBe(404);
  const others = await server.context.db.selectFrom('users').select('id').where('role', '=', 'administrator').execute();
  for (const { id } of others) if (id !== admin.id) await remove(id);
  expect((await remove(admin.id)).status).toBe(409);
  // Nor do they end their own account.
  expect((await admin.call('POST', '/api/user/remove-account', { password: PASSWORD })).status).toBe(409);
});

test('of two administrators who end their accounts at once one stays', async () => {
  const [second] = await add([{ first_name: 'Last', last_name: 'But One', role: 'administrator' }]);
  if (!second) throw new Error('nobody');
  const other = await signInAs(second);
  const responses = await Promise.all([
    admin.call('POST', '/api/user/remove-account', { password: PASSWORD }),
    other.call('POST', '/api/user/remove-account', {}),
  ]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const left = await server.context.db.selectFrom('users').select('id').where('role', '=', 'administrator').execute();
  expect(left).toHaveLength(1);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { startHostileProvider, startProvider, type Claims } from './provider.ts';

const HERE = 'http://localhost:3000';
const people = new Map<string, Claims>();
let school: Awaited<ReturnType<typeof startProvider>>;
let other: Awaited<ReturnType<typeof startProvider>>;
let hostile: Awaited<ReturnType<typeof startHostileProvider>>;
let server: TestServer;
beforeAll(async () => {
  school = await startProvider([`${HERE}/auth/oidc/1/callback`], people);
  other = await startProvider([`${HERE}/auth/oidc/3/callback`], people);
  hostile = await startHostileProvider();
  const client = (n: number, issuer: string, name: string) => ({
    [`OIDC_${n}_ISSUER`]: issuer,
    [`OIDC_${n}_CLIENT_ID`]: 'words',
    [`OIDC_${n}_CLIENT_SECRET`]: 's'.repeat(40),
    [`OIDC_${n}_NAME`]: name,
  });
  server = await startTestServer({
    SHOP: 'off',
    REGISTRATION: 'closed',
    ...client(1, school.issuer, 'School'),
    OIDC_1_ROLE_CLAIM: 'groups',
    OIDC_1_ADMIN_VALUE: 'admins',
    OIDC_1_TEACHER_VALUE: 'teachers',
    ...client(2, hostile.issuer, 'Hostile'),
    ...client(3, other.issuer, 'Other'),
    OIDC_3_TRUST_EMAIL: 'on',
    OIDC_3_CREATE: 'off',
    ...client(4, 'http://127.0.0.1:1', 'Away'),
  });
});
afterAll(async () => {
  await server.close();
  await school.close();
  await other.close();
  await hostile.close();
});

const only = (id: string, claims: Claims) => {
  people.clear();
  people.set(id, claims);
};
const cookieOf = (header: unknown) =>
  [header]
    .flat()
    .map(String)
    .find((one) => one.startsWith('oidc='))
    ?.split(';')[0] ?? '';

async function begin(n: number, query = '') {
  const response = await server.app.inject({ method: 'GET', url: `/auth/oidc/${n}${query}` });
  return { to: String(response.headers.location), cookie: cookieOf(response.headers['set-cookie']) };
}
async function comeBack(url: string, cookie: string) {
  const { pathname, search } = new URL(url);
  const response = await server.app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
  return new URL(String(response.headers.location));
}

/** The browser at the provider: follows redirects with its cookies until it is sent back here. */
async function atProvider(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let url = address; ;) {
    if (url.startsWith(HERE)) return url;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) throw new Error(`${response.status} ${await response.text()}`);
    url = new URL(next, url).href;
  }
}
async function signIn(n: number, query = '') {
  const { to, cookie } = await begin(n, query);
  const back = await comeBack(await atProvider(to), cookie);
  const ticket = back.searchParams.get('ticket');
  if (ticket === null) return { refused: back.searchParams.get('refused'), back };
  const { body } = await server.visitor.call<{ token: string }>('POST', '/api/user/oidc', { ticket });
  return { person: server.callerWith(body.token), ticket, back };
}
const userOf = async (n: number) => {
  const { person } = await signIn(n);
  return (await person?.call<Record<string, unknown>>('GET', '/api/user'))?.body;
};

describe('signing in at an organisation', () => {
  // Specification: S0-1.315
  test('makes a new person, finds them again by their lasting id, and uses a ticket once', async () => {
    only('eva-1', {
      email: 'eva@school.example',
      email_verified: true,
      given_name: 'Eva',
      family_name: 'Nová',
      groups: ['teachers'],
    });
    const { person, ticket } = await signIn(1);
    const { body } = (await person?.call<{ id: number }>('GET', '/api/user')) ?? {};
    expect(body).toMatchObject({
      email: 'eva@school.example',
      first_name: 'Eva',
      role: 'teacher',
      has_password: false,
    });
    expect((await server.visitor.call('POST', '/api/user/oidc', { ticket })).status).toBe(422);
    // Another address, another name: the same person.
    only('eva-1', {
      email: 'eva.married@school.example',
      email_verified: true,
      given_name: 'Eva',
      groups: ['teachers'],
    });
    expect(await userOf(1)).toMatchObject({ id: body?.id, email: 'eva@school.example' });
    const logout = await person?.call('POST', '/api/user/logout');
    expect(logout?.body).toMatchObject({ end_session_url: expect.stringContaining(school.issuer) });
  });

  // Specification: S0-1.380
  test('the address of ADMIN_EMAIL makes no administrator at a provider whose addresses are not trusted', async () => {
    for (const email_verified of [true, false]) {
      only(`boss-${email_verified}`, {
        email: 'Admin@wordcluster.example',
        email_verified,
        given_name: 'Bo',
        family_name: 'Ss',
      });
      expect((await signIn(1)).refused).toBe('account_exists');
    }
    const found = await server.context.db.selectFrom('users').select('id').where('first_name', '=', 'Bo').execute();
    expect(found).toEqual([]);
  });

  test('an unverified address of a new person is not stored', async () => {
    only('unverified-1', {
      email: 'boss@school.example',
      email_verified: false,
      given_name: 'Un',
      family_name: 'Verified',
    });
    expect(await userOf(1)).toMatchObject({ email: null, username: 'un.verified', role: 'person' });
  });

  test('never opens the account of an address, verified or not, unless the operator trusts the provider', async () => {
    const owner = await server.signUp('owner@example.com');
    for (const email_verified of [true, false]) {
      only(`thief-${email_verified}`, {
        email: 'owner@example.com',
        email_verified,
        given_name: 'Th',
        family_name: 'Ief',
      });
      expect((await signIn(1)).refused).toBe('account_exists');
    }
    only('thief-other', { email: 'owner@example.com', email_verified: false });
    expect((await signIn(3)).refused).toBe('account_exists');
    only('owner-at-other', { email: 'owner@example.com', email_verified: true });
    expect(await userOf(3)).toMatchObject({ id: owner.id });
  });

  // Specification: S0-1.315
  test('an owner who is signed in joins an identity to the account, with the password', async () => {
    const owner = await server.signUp('joins@example.com');
    const password = 'Quiet-Otter-77';
    await owner.call('POST', '/api/user/password', { new_password: password, new_password_confirmation: password });
    const ask = (sent: object) => owner.call<{ url: string }>('POST', '/api/user/identities', { provider: 1, ...sent });
    expect((await ask({ password: 'Wrong-Otter-77' })).status).toBe(422);
    only('joined', { email: 'joins@example.com', email_verified: false, given_name: 'Jo', family_name: 'Ins' });
    expect((await signIn(1)).refused).toBe('account_exists');
    const { body } = await ask({ password });
    const { back } = await signIn(1, new URL(body.url).search);
    expect(back.pathname).toBe('/security');
    expect(await userOf(1)).toMatchObject({ id: owner.id });
    // The link joins once, and never another user's account.
    const again = await begin(1, new URL(body.url).search);
    expect(new URL(again.to).searchParams.get('refused')).toBe('failed');
  });

  test('a provider without registration signs in known users', async () => {
    only('stranger', { email: 'stranger@example.com', email_verified: true });
    expect((await signIn(3)).refused).toBe('no_account');
  });

  test('two providers with the same subject are two people', async () => {
    only('same', { email: 'one@school.example', email_verified: true, given_name: 'One', family_name: 'Here' });
    const first = await userOf(1);
    const second = await server.signUp('two@example.com');
    only('same', { email: 'two@example.com', email_verified: true });
    expect(await userOf(3)).toMatchObject({ id: second.id });
    expect(first?.['id']).not.toBe(second.id);
  });

  test('a role that the provider gave follows its claim; one of People stays, with an event', async () => {
    const admin = await server.signUp('admin@wordcluster.example');
    await admin.call('GET', '/api/user');
    only('changes', {
      email: 'changes@school.example',
      email_verified: true,
      given_name: 'Ch',
      family_name: 'Anges',
      groups: ['admins'],
    });
    const user = await userOf(1);
    expect(user).toMatchObject({ role: 'administrator' });
    only('changes', { email: 'changes@school.example', email_verified: true, groups: [] });
    expect(await userOf(1)).toMatchObject({ role: 'person', is_admin: false });
    await admin.call('PATCH', `/api/people/${String(user?.['id'])}`, { role: 'teacher' });
    expect(await userOf(1)).toMatchObject({ role: 'teacher' });
    const { body } = await admin.call<{ events: { type: string }[] }>(
      'GET',
      `/api/events?user_id=${String(user?.['id'])}&type=role_kept`,
    );
    expect(body.events.length).toBeGreaterThan(0);
    // A locked person is refused whatever the provider says.
    await admin.call('PATCH', `/api/people/${String(user?.['id'])}`, { locked: true });
    expect((await signIn(1)).refused).toBe('locked');
  });
});

describe('an account without a password', () => {
  const secret = (url: string) => new URL(url).search;

  // Specification: S0-1.317
  test('confirms by a sign-in at its organisation, its own and at most ten minutes old', async () => {
    only('confirms', {
      email: 'confirms@school.example',
      email_verified: true,
      given_name: 'Con',
      family_name: 'Firms',
    });
    const { person } = await signIn(1);
    if (!person) throw new Error('nobody');
    expect((await person.call('GET', '/api/user/identities')).body).toEqual({ providers: [1] });
    const asked = () => person.call<{ url: string }>('POST', '/api/user/step-up/provider', { provider: 1 });
    const made = () => person.call('DELETE', '/api/user/sessions', {});
    expect((await made()).status).toBe(200);
    server.clock.advance(10 * 60 + 1);
    expect(await made()).toMatchObject({ status: 403, body: { error: { code: 'confirmation_required' } } });
    const { to, cookie } = await begin(1, secret((await asked()).body.url));
    expect(new URL(to).searchParams.get('max_age')).toBe('600');
    const back = await comeBack(await atProvider(to), cookie);
    expect([back.pathname, back.search]).toEqual(['/auth/step-up', '?confirmed=']);
    expect((await made()).status).toBe(200);
    // Somebody else's identity confirms nothing, and a link of it works once.
    server.clock.advance(10 * 60 + 1);
    only('somebody-else', { email: 'else@school.example', email_verified: true, given_name: 'El', family_name: 'Se' });
    const { url } = (await asked()).body;
    const stranger = await signIn(1, secret(url));
    expect([stranger.back.pathname, stranger.refused]).toEqual(['/auth/step-up', 'failed']);
    expect((await made()).status).toBe(403);
    expect(new URL((await begin(1, secret(url))).to).searchParams.get('refused')).toBe('failed');
    // An organisation that does not know the account cannot confirm it.
    expect((await person.call('POST', '/api/user/step-up/provider', { provider: 3 })).status).toBe(404);
  });

  test('is not confirmed by a sign-in at the organisation that is older', async () => {
    hostile.tell({});
    const first = await begin(2);
    const nonceOf = (to: string) => new URL(to).searchParams.get('nonce') ?? '';
    const sub = { sub: 'old sign-in', email: 'old@hostile.example', email_verified: true };
    const callback = (to: string) =>
      `${HERE}/auth/oidc/2/callback?code=c&state=${new URL(to).searchParams.get('state') ?? ''}`;
    hostile.tell({ claims: { ...sub, nonce: nonceOf(first.to) } });
    const ticket = (await comeBack(callback(first.to), first.cookie)).searchParams.get('ticket');
    const { body } = await server.visitor.call<{ token: string }>('POST', '/api/user/oidc', { ticket });
    const person = server.callerWith(body.token);
    const confirm = async (claims: Claims) => {
      const { body: asked } = await person.call<{ url: string }>('POST', '/api/user/step-up/provider', { provider: 2 });
      const { to, cookie } = await begin(2, secret(asked.url));
      hostile.tell({ claims: { ...sub, ...claims, nonce: nonceOf(to) } });
      return (await comeBack(callback(to), cookie)).search;
    };
    const now = Math.floor(Date.now() / 1000);
    expect(await confirm({})).toContain('refused=failed');
    expect(await confirm({ auth_time: now - 3600 })).toContain('refused=failed');
    expect(await confirm({ auth_time: now - 60 })).toBe('?confirmed=');
  });
});

describe('hostile answers', () => {
  const nonceOf = (to: string) => new URL(to).searchParams.get('nonce') ?? '';
  const stateOf = (to: string) => new URL(to).searchParams.get('state') ?? '';
  /** The callback with the provider's response; `claims` on top of a valid nonce. */
  async function sent(overrides: Parameters<typeof hostile.tell>[0] = {}) {
    hostile.tell({});
    const { to, cookie } = await begin(2);
    hostile.tell({ ...overrides, claims: { nonce: nonceOf(to), ...overrides.claims } });
    return comeBack(`${HERE}/auth/oidc/2/callback?code=c&state=${stateOf(to)}`, cookie);
  }
  const isIn = (back: URL) => back.pathname === '/auth/sign-in';

  test('a right one signs in, and so does one after its key was rotated', async () => {
    expect(isIn(await sent())).toBe(true);
    await hostile.rotate();
    expect(isIn(await sent())).toBe(true);
  });

  test.each([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['another sign-in’s nonce', { claims: { nonce: 'of another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['an end that has passed', { expires: Math.floor(Date.now() / 1000) - 300 }],
    ['a key that nobody published', { unknownKey: true }],
  ])('a token with %s is refused', async (_name, overrides) => {
    const back = await sent(overrides);
    expect([back.pathname, back.searchParams.get('refused')]).toEqual(['/auth/login', 'failed']);
  });

  test('without the state, with another one, in another browser, or a second time: refused', async () => {
    hostile.tell({});
    const { to, cookie } = await begin(2);
    hostile.tell({ claims: { nonce: nonceOf(to) } });
    const callback = `${HERE}/auth/oidc/2/callback?code=c`;
    expect(isIn(await comeBack(callback, cookie))).toBe(false);
    expect(isIn(await comeBack(`${callback}&state=another`, cookie))).toBe(false);
    expect(isIn(await comeBack(`${callback}&state=${stateOf(to)}`, ''))).toBe(false);
    expect(isIn(await comeBack(`${HERE}/auth/oidc/1/callback?code=c&state=${stateOf(to)}`, cookie))).toBe(false);
    const fresh = await begin(2);
    hostile.tell({ claims: { nonce: nonceOf(fresh.to) } });
    const right = `${callback}&state=${stateOf(fresh.to)}`;
    expect(isIn(await comeBack(right, fresh.cookie))).toBe(true);
    expect(isIn(await comeBack(right, fresh.cookie))).toBe(false);
  });

  test('an unavailable provider is reported, and passwords still work', async () => {
    const { to } = await begin(4);
    expect(new URL(to).searchParams.get('refused')).toBe('away');
    const login = await server.visitor.call('POST', '/api/user/login', {
      email: 'nobody@example.com',
      password: 'Wrong-Otter-77',
    });
    expect(login.status).toBe(401);
  });
});

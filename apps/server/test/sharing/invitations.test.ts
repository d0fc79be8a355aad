import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let owner: Caller & { id: number; email: string };
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('inviting@example.com', 'great');
});
afterAll(() => server.close());

interface Cluster {
  id: number;
  invitations: { id: number; email: string }[];
  shared_with: { email: string; may_write: boolean }[];
  may_write: boolean;
}
const invite = (cluster: number, email: string, more: object = {}, who: Caller = owner) =>
  who.call<{ invitation?: { id: number } }>('POST', `/api/clusters/${cluster}/share`, { email, invite: true, ...more });
const listOf = async (who: Caller) => (await who.call<Cluster[]>('GET', '/api/clusters')).body;
const mailsTo = (email: string) =>
  server.context.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
const blockToken = (text: string | null | undefined) =>
  new URL(/http\S+share-mails\/block\?token=\S+/.exec(text ?? '')?.[0] ?? 'http://none').searchParams.get('token') ??
  '';

async function register(email: string): Promise<Caller> {
  await server.visitor.call('POST', '/api/user/register', {
    email,
    first_name: 'Neva',
    last_name: 'Nová',
    password: 'Sunflower7x',
    recaptcha_token: '',
  });
  const mail = (await mailsTo(email)).findLast(({ links }) => links[0]?.includes('confirm='));
  const token = new URL(mail?.links[0] ?? 'http://none').searchParams.get('confirm') ?? '';
  expect((await server.visitor.call('POST', '/api/user/confirm', { token, password: 'Sunflower7x' })).status).toBe(200);
  const { body } = await server.visitor.call<{ token: string }>('POST', '/api/user/login', {
    email,
    password: 'Sunflower7x',
    device_name: 'test',
    recaptcha_token: '',
  });
  return {
    call: (method, url, sent, headers) =>
      server.visitor.call(method, url, sent, { authorization: `Bearer ${body.token}`, ...headers }),
  };
}

// Specification: S0-1.183
test('an address without an account is invited by mail, listed, and has the cluster once it is confirmed', async () => {
  const { id } = await newCluster(owner, { title: 'For the class' });
  expect(await owner.call('POST', `/api/clusters/${id}/share`, { email: 'new@example.com' })).toMatchObject({
    status: 422,
    body: { errors: { email: ['There is no account with this e-mail.'] } },
  });
  const response = await invite(id, ' New@Example.com ', { may_write: true });
  expect(response).toMatchObject({ status: 200, body: { invitation: { email: 'new@example.com' } } });
  expect(await invite(id, 'new@example.com')).toMatchObject({ status: 409 });
  expect((await listOf(owner)).find((one) => one.id === id)?.invitations).toEqual([response.body.invitation]);
  const [mail] = await mailsTo('new@example.com');
  expect(mail).toMatchObject({
    subject: 'Test Person invites you to Wordcluster',
    links: ['http://localhost:3000/auth/registration'],
  });
  const person = await register('new@example.com');
  expect(await listOf(person)).toMatchObject([{ id, may_write: true }]);
  const own = (await listOf(owner)).find((one) => one.id === id);
  expect(own).toMatchObject({ invitations: [], shared_with: [{ email: 'new@example.com', may_write: true }] });
});

// Specification: S0-1.184
test('an invitation is deleted by its owner alone, and is ineffective then', async () => {
  const { id } = await newCluster(owner);
  const { body } = await invite(id, 'not-after-all@example.com');
  const path = `/api/clusters/${id}/invitations/${body.invitation?.id}`;
  const stranger = await server.signUp('stranger-to-invitations@example.com', 'great');
  expect((await stranger.call('DELETE', path)).status).toBe(404);
  expect((await owner.call('DELETE', path)).status).toBe(200);
  expect((await owner.call('DELETE', path)).status).toBe(404);
  expect(await listOf(await register('not-after-all@example.com'))).toEqual([]);
});

test('its mails are at most five a day, say nothing of a stranger’s choosing, and its link blocks the sender for good', async () => {
  const sly = await server.signUp('sly-inviter@example.com', 'great');
  const email = 'victim-of-invitations@example.com';
  for (let n = 0; n < 7; n += 1) {
    const { id } = await newCluster(sly, { title: `Free money ${n} at https://evil.example/now` });
    expect((await invite(id, email, {}, sly)).status).toBe(200);
  }
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(5);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
  const token = blockToken(mails[0]?.text);
  const block = (given: string) => server.visitor.call('POST', '/api/share-mails/block', { token: given });
  expect((await block(token.replace('@', '@AA'))).status).toBe(422);
  expect((await block(token)).status).toBe(200);
  const again = await newCluster(sly);
  expect((await invite(again.id, email, {}, sly)).body).toMatchObject({ error: { message_id: 'share.blocked' } });
  const person = await register(email);
  expect(await listOf(person)).toEqual([]);
  expect((await invite(again.id, email, {}, sly)).body).toMatchObject({ error: { message_id: 'share.blocked' } });
});

// Specification: S0-1.185
test('writing rights are given and taken by the owner', async () => {
  const { id } = await newCluster(owner);
  const reader = await server.signUp('reader-then-writer@example.com');
  await owner.call('POST', `/api/clusters/${id}/share`, { email: reader.email });
  const change = (may_write: boolean, who: Caller = owner) =>
    who.call('PATCH', `/api/clusters/${id}/share/${reader.id}`, { may_write });
  expect((await change(true, reader)).status).toBe(403);
  expect((await change(true)).body).toMatchObject({ shared_with_user: { id: reader.id, may_write: true } });
  expect(await listOf(reader)).toMatchObject([{ may_write: true }]);
  await change(false);
  expect(await listOf(reader)).toMatchObject([{ may_write: false }]);
});

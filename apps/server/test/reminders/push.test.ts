import type { ResponseOf } from '@wordcluster/contract/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { insertAccessToken } from '../../src/features/accounts/repository.ts';
import { remindOfWords } from '../../src/features/reminders/remind.ts';
import { sendNotifications, reminderRound } from '../../src/features/reminders/reminder-job.ts';

import { learnerOf } from '../reviews/learner.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { newBrowser, startPushServer } from './push-server.ts';

type Subscriptions = ResponseOf<'GET /api/user/push-subscriptions'>;
type Person = Caller & { id: number; email: string };

const PATH = '/api/user/push-subscriptions';

let service: Awaited<ReturnType<typeof startPushServer>>;
let server: TestServer;
beforeEach(async () => {
  service = await startPushServer();
  server = await startTestServer({ PUSH_HOSTS: `${service.origin},*.push.example.com` });
});
afterEach(async () => {
  await server.close();
  service.close();
});

const round = () => reminderRound(server.context, 'one server');
const devices = async (person: Caller) => (await person.call<Subscriptions>('GET', PATH)).body;
const subscribe = (person: Caller, { endpoint, keys }: ReturnType<typeof newBrowser>) =>
  person.call('POST', PATH, { endpoint, keys });

/** A person with two words that come due within minutes. */
async function learner(email: string): Promise<Person> {
  const person = await server.signUp(email);
  const learning = learnerOf(server, person);
  const { rows } = await learning.words(2);
  await learning.send(...rows.map((row) => learning.answer(row, 1)));
  await person.call('PATCH', '/api/user/preferences', { reminder_hour: 10 });
  return person;
}

/** Another session of a person. */
async function otherDevice({ id }: Person): Promise<Caller> {
  const token = await insertAccessToken(server.context.db, id, 'another', server.clock.now());
  return {
    token,
    call: (method, url, body, headers = {}) =>
      server.visitor.call(method, url, body, { ...headers, authorization: `Bearer ${token}` }),
  };
}

// Specification: S0-1.268
test('a device that asked for it shows how many words are due, encrypted on the way and once a day', async () => {
  const person = await learner('device@example.com');
  expect(await devices(person)).toMatchObject({ this_device: false, devices: 0 });
  const browser = newBrowser(service.origin, 'one');
  expect((await subscribe(person, browser)).status).toBe(201);
  expect(await devices(person)).toMatchObject({ this_device: true, devices: 1 });
  await person.call('PATCH', '/api/user/preferences', { language: 'de' });
  server.clock.set('2026-03-02T09:59:59Z');
  await round();
  expect(service.taken).toEqual([]);
  server.clock.set('2026-03-02T10:00:00Z');
  await remindOfWords(server.context);
  await Promise.all([sendNotifications(server.context), sendNotifications(server.context)]);
  await round();
  expect(service.taken).toHaveLength(1);
  const [message] = service.taken;
  expect(message?.body.length).toBeLessThan(600);
  expect(message?.headers.authorization).toContain((await devices(person)).public_key);
  expect(browser.read(message?.body ?? Buffer.alloc(0))).toEqual({
    title: '2 Wörter sind fällig',
    body: 'Jetzt üben',
    lang: 'de',
    dir: 'ltr',
  });
  const mails = await server.context.db.selectFrom('mails').selectAll().execute();
  expect(mails).toEqual([]);
});

// Specification: S0-1.268
test('it ends with the switch, with the session, and where the browser takes no more', async () => {
  const person = await learner('ends@example.com');
  const phone = await otherDevice(person);
  const [gone, signedOut, off] = ['gone', 'phone', 'off'].map((name) => newBrowser(service.origin, name));
  if (!gone || !signedOut || !off) throw new Error('no browsers');
  await subscribe(person, off);
  expect((await person.call('DELETE', PATH, { endpoint: off.endpoint })).status).toBe(200);
  expect(await devices(person)).toMatchObject({ this_device: false, devices: 0 });
  await subscribe(person, gone);
  await subscribe(phone, signedOut);
  expect(await devices(person)).toMatchObject({ this_device: true, devices: 2 });
  expect((await phone.call('POST', '/api/user/logout')).status).toBe(200);
  expect(await devices(person)).toMatchObject({ this_device: true, devices: 1 });
  service.answer = () => ({ status: 410 });
  server.clock.set('2026-03-02T10:00:00Z');
  await round();
  expect(await devices(person)).toMatchObject({ devices: 0 });
  server.clock.set('2026-03-03T10:00:00Z');
  await round();
  const [{ next_at } = { next_at: null }] = await server.context.db.selectFrom('reminders').select('next_at').execute();
  expect(next_at).toBeNull();
});

test('a push that the service puts off is sent again, some times; a refused or unanswered one is not', async () => {
  const person = await learner('flaky@example.com');
  const busy = newBrowser(service.origin, 'busy');
  await subscribe(person, busy);
  for (const name of ['broken', 'refused'])
    await subscribe(await otherDevice(person), newBrowser(service.origin, name));
  const asked: string[] = [];
  service.answer = (path) => {
    asked.push(path.split('/').at(-1) ?? '');
    if (path.endsWith('busy') && asked.filter((name) => name === 'busy').length === 1)
      return { status: 429, headers: { 'retry-after': '120' } };
    return { status: path.endsWith('broken') ? 500 : path.endsWith('refused') ? 403 : 201 };
  };
  server.clock.set('2026-03-02T10:00:00Z');
  await round();
  expect(asked.toSorted()).toEqual(['broken', 'busy', 'refused']);
  server.clock.advance(119);
  await round();
  expect(service.taken).toEqual([]);
  server.clock.advance(1);
  await round();
  expect(service.taken).toHaveLength(1);
  for (let minutes = 0; minutes < 120; minutes += 5) {
    server.clock.advance(300);
    await round();
  }
  expect(asked.filter((name) => name === 'broken')).toHaveLength(4);
  expect(asked.filter((name) => name === 'refused')).toHaveLength(1);
  expect(service.taken).toHaveLength(1);
});

test.runIf(NIGHTLY)(
  'a push service without a response delays no mail and no other user',
  { timeout: 30_000 },
  async () => {
    const stuck = await learner('stuck@example.com');
    const person = await learner('served@example.com');
    await subscribe(stuck, newBrowser(service.origin, 'hangs'));
    await subscribe(person, newBrowser(service.origin, 'served'));
    await stuck.call('PATCH', '/api/user/preferences', { reminder_mail: true });
    service.answer = (path) => (path.endsWith('hangs') ? 'hang' : { status: 201 });
    server.clock.set('2026-03-02T10:00:00Z');
    const began = Date.now();
    let ended = false;
    const whole = round().finally(() => (ended = true));
    // The two may have different shares, which go side by side.
    const mails = () => server.context.db.selectFrom('mails').select('recipient').execute();
    await expect.poll(() => service.taken.length, { timeout: 9000 }).toBe(1);
    await expect.poll(mails, { timeout: 9000 }).toEqual([{ recipient: stuck.email }]);
    expect(ended).toBe(false);
    await whole;
    expect(Date.now() - began).toBeLessThan(15_000);
    await round();
    expect(service.taken).toHaveLength(1);
  },
);

// Specification: S0-1.269
test('only push services that the settings name are called, by valid keys, on ten devices at most', async () => {
  const person = await learner('many@example.com');
  const browser = newBrowser(service.origin, 'kept');
  for (const endpoint of [
    'http://push.example.com/a',
    'https://push.example.org/a',
    'https://push.example.com.evil.example/a',
    'https://127.0.0.1/a',
    'https://user@a.push.example.com/a',
    'https://a.push.example.com:8443/a',
    `${service.origin.replace('127.0.0.1', 'localhost')}/a`,
    'nonsense',
    '',
  ])
    expect((await subscribe(person, { ...browser, endpoint })).status, endpoint).toBe(422);
  for (const keys of [
    { ...browser.keys, auth: 'AAAA' },
    { ...browser.keys, p256dh: 'AAAA' },
    { ...browser.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  ])
    expect((await subscribe(person, { ...browser, keys })).status).toBe(422);
  expect((await subscribe(person, { ...browser, endpoint: 'https://a.push.example.com/a' })).status).toBe(201);
  expect((await subscribe(person, browser)).status).toBe(201);
  expect(await devices(person)).toMatchObject({ devices: 1 });
  const others = await Promise.all(Array.from({ length: 11 }, () => otherDevice(person)));
  const responses = await Promise.all(
    others.map((device, index) => subscribe(device, newBrowser(service.origin, `device-${index}`))),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await devices(person)).toMatchObject({ devices: 10 });
});

test('a browser in which another user signs in shows only their reminders', async () => {
  const [before, after] = [await learner('before@example.com'), await learner('after@example.com')];
  const browser = newBrowser(service.origin, 'shared');
  await subscribe(before, browser);
  await subscribe(after, browser);
  expect(await devices(before)).toMatchObject({ this_device: false, devices: 0 });
  expect(await devices(after)).toMatchObject({ this_device: true, devices: 1 });
  expect((await before.call('DELETE', PATH, { endpoint: browser.endpoint })).status).toBe(200);
  expect(await devices(after)).toMatchObject({ devices: 1 });
});

// Specification: S0-1.268
test('a subscription that the browser renews is followed without a session, by its former address alone', async () => {
  const person = await learner('renewed@example.com');
  const [first, second, third] = ['first', 'second', 'third'].map((name) => newBrowser(service.origin, name));
  if (!first || !second || !third) throw new Error('no browsers');
  await subscribe(person, first);
  const renewal = (old_endpoint: string, { endpoint, keys }: typeof first) =>
    server.visitor.call('POST', '/api/push-subscriptions/renewal', { old_endpoint, endpoint, keys });
  // An unknown address gets the same response, and nothing happens.
  const unknown = await renewal(third.endpoint, third);
  const known = await renewal(first.endpoint, second);
  expect([unknown.status, known.status]).toEqual([200, 200]);
  expect(unknown.body).toEqual(known.body);
  expect(await devices(person)).toMatchObject({ this_device: true, devices: 1 });
  const subscriptions = await server.context.db.selectFrom('push_subscriptions').select('endpoint').execute();
  expect(subscriptions).toEqual([{ endpoint: second.endpoint }]);
  // Not to an address that is no push service.
  const elsewhere = { ...third, endpoint: 'https://127.0.0.1/elsewhere' };
  expect((await renewal(second.endpoint, elsewhere)).status).toBe(422);
});

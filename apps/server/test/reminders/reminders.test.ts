import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverMail } from '../../src/mail/deliver-mail.ts';
import { readGauges } from '../../src/metrics/database-gauges.ts';
import type { Mailer } from '../../src/ports/operation.ts';
import { remindOfWords } from '../../src/features/reminders/remind.ts';
import { reminderRound } from '../../src/features/reminders/reminder-job.ts';
import { learnerOf } from '../reviews/learner.ts';
import { renewTokens, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeEach(async () => {
  // A Monday, 9:00 in UTC.
  server = await startTestServer();
});
afterEach(() => server.close());

type Person = Caller & { id: number; email: string };

const preferences = (person: Caller, changes: object) => person.call('PATCH', '/api/user/preferences', changes);
const mailsTo = (email: string) =>
  server.context.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
const round = () => reminderRound(server.context, 'one server');

/** A person with words that come due within minutes. */
async function learner(email: string, count = 12): Promise<Person> {
  const person = await server.signUp(email);
  const learning = learnerOf(server, person);
  const { rows } = await learning.words(count);
  await learning.send(...rows.map((row) => learning.answer(row, 1)));
  return person;
}

/** The same person, signed in at this moment of the clock. */
async function again(person: Person): Promise<Person> {
  await renewTokens(server);
  return person;
}

/** Practises until nothing is due. */
async function practise(person: Person): Promise<void> {
  const learning = learnerOf(server, person);
  const due = (await learning.queue('?limit=100')).filter(({ state }) => state.reps > 0);
  await learning.send(...due.map(({ row_id }) => learning.answer(row_id, 4)));
}

// Specification: S0-1.265
test('only users who enabled it are reminded, by one mail a day at their hour', async () => {
  const quiet = await learner('quiet@example.com');
  const person = await learner('asks@example.com');
  expect((await person.call('GET', '/api/user/preferences')).body).toMatchObject({
    reminder_mail: false,
    reminder_hour: 8,
  });
  await person.call('PATCH', '/api/reviews/settings', { time_zone: 'Europe/Bratislava' });
  const { body } = await preferences(person, { reminder_mail: true, reminder_hour: 19 });
  expect(body).toMatchObject({ reminder_mail: true, reminder_hour: 19 });
  server.clock.set('2026-03-02T17:59:59Z');
  await round();
  expect(await mailsTo(person.email)).toEqual([]);
  server.clock.set('2026-03-02T18:00:03Z');
  await round();
  await round();
  server.clock.set('2026-03-02T21:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toMatchObject([
    { subject: '12 words are due', links: ['http://localhost:3000/today'] },
  ]);
  server.clock.set('2026-03-03T18:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(2);
  expect(await mailsTo(quiet.email)).toEqual([]);
});

// Specification: S0-1.265
test('the hour is the person’s, also after the clocks were put forward', async () => {
  const person = await learner('spring@example.com');
  await person.call('PATCH', '/api/reviews/settings', { time_zone: 'Europe/Bratislava' });
  await preferences(person, { reminder_mail: true, reminder_hour: 8 });
  server.clock.set('2026-03-28T07:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(1);
  server.clock.set('2026-03-29T05:59:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(1);
  server.clock.set('2026-03-29T06:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(2);
});

// Specification: S0-1.266
test('no mail comes on days without due words, after everything was practised, or at another hour', async () => {
  const person = await learner('done@example.com');
  const fresh = await server.signUp('fresh@example.com');
  await learnerOf(server, fresh).words(5);
  for (const one of [person, fresh]) await preferences(one, { reminder_mail: true, reminder_hour: 10 });
  server.clock.set('2026-03-02T09:30:00Z');
  await practise(person);
  server.clock.set('2026-03-02T10:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toEqual([]);
  expect(await mailsTo(fresh.email)).toEqual([]);
  // No server ran for hours: the next one is tomorrow's.
  server.clock.set('2026-04-20T15:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toEqual([]);
  server.clock.set('2026-04-21T10:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(1);
});

// Specification: S0-1.266
test('unconfirmed accounts get none, terminated ones leave nothing behind', async () => {
  const unconfirmed = await learner('unconfirmed@example.com');
  const leaving = await learner('leaving@example.com');
  for (const one of [unconfirmed, leaving]) await preferences(one, { reminder_mail: true, reminder_hour: 10 });
  const { db } = server.context;
  await db.updateTable('users').set({ confirmed_at: null }).where('id', '=', unconfirmed.id).execute();
  await db.deleteFrom('users').where('id', '=', leaving.id).execute();
  server.clock.set('2026-03-02T10:00:00Z');
  await round();
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('reminders').select('user_id').execute()).toEqual([{ user_id: unconfirmed.id }]);
});

// Specification: S0-1.267
test('one click of a mail program ends the mails, without a login; opening its address does not', async () => {
  const person = await learner('tired@example.com');
  await preferences(person, { reminder_mail: true, reminder_hour: 10 });
  server.clock.set('2026-03-02T10:00:00Z');
  await round();
  const { body } = await server.visitor.call<{ headers: Record<string, string>; text: string }[]>(
    'GET',
    '/dev/mailbox.json',
  );
  const [mail] = body;
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address = new URL(/^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const path = address.pathname + address.search;
  const opened = await server.app.inject({ method: 'GET', url: path });
  expect([opened.statusCode, opened.headers['location']]).toEqual([303, `/reminder-mails/end${address.search}`]);
  expect(mail?.text).toContain(`http://localhost:3000${opened.headers['location']}`);
  const press = (url: string, type: string, payload: string) =>
    server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const form = 'application/x-www-form-urlencoded';
  expect((await press(path.replace(/\.(.)/, '.$1x'), form, '')).statusCode).toBe(422);
  expect((await press(path.replace(String(person.id), '987654'), form, '')).statusCode).toBe(422);
  expect((await person.call('GET', '/api/user/preferences')).body).toMatchObject({ reminder_mail: true });
  expect((await press(path, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await press(path, 'multipart/form-data; boundary=b', parts)).statusCode).toBe(200);
  expect((await person.call('GET', '/api/user/preferences')).body).toMatchObject({ reminder_mail: false });
  server.clock.set('2026-03-03T10:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(1);
});

// Specification: S0-1.266
test('several servers at the same moment, and one that is killed in the middle, remind once a day', async () => {
  const person = await learner('twice@example.com');
  await preferences(person, { reminder_mail: true, reminder_hour: 10 });
  server.clock.set('2026-03-02T10:00:00Z');
  const killed = new Proxy(server.context, {
    get: (context, name, receiver) =>
      name === 'wakeMailWorker'
        ? () => {
            throw new Error('killed before the commit');
          }
        : (Reflect.get(context, name, receiver) as unknown),
  });
  expect(await remindOfWords(killed)).toBe(0);
  expect(await mailsTo(person.email)).toEqual([]);
  server.clock.advance(16 * 60);
  const reminded = await Promise.all(Array.from({ length: 4 }, () => remindOfWords(server.context)));
  expect(reminded.filter((count) => count > 0)).toEqual([1]);
  expect(await mailsTo(person.email)).toHaveLength(1);
  // Changing the hour or the zone does not bring a second one.
  await preferences(person, { reminder_hour: 11 });
  await person.call('PATCH', '/api/reviews/settings', { time_zone: 'Europe/London' });
  server.clock.set('2026-03-02T11:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('a clock that was set back does not keep anybody waiting', async () => {
  const person = await learner('past@example.com');
  server.clock.set('2036-01-01T09:00:00Z');
  await preferences(await again(person), { reminder_mail: true, reminder_hour: 10 });
  server.clock.set('2026-03-02T09:30:00Z');
  await round();
  server.clock.set('2026-03-02T10:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('a failure for one user does not block the others', async () => {
  const broken = await learner('broken@example.com');
  const person = await learner('whole@example.com');
  for (const one of [broken, person]) await preferences(one, { reminder_mail: true, reminder_hour: 10 });
  await server.context.db
    .updateTable('review_settings')
    .set({ time_zone: 'Europe/Atlantis' })
    .where('user_id', '=', broken.id)
    .execute();
  server.clock.set('2026-03-02T10:00:00Z');
  await round();
  expect(await mailsTo(person.email)).toHaveLength(1);
  expect(await mailsTo(broken.email)).toEqual([]);
});

test('the mail is in the person’s language, and what ends it is erased with it once it is sent', async () => {
  const person = await learner('slovak@example.com', 3);
  await preferences(person, { reminder_mail: true, reminder_hour: 10, language: 'sk' });
  server.clock.set('2026-03-02T10:00:00Z');
  await round();
  const sent: Readonly<Record<string, string>>[] = [];
  const mailer: Mailer = { send: async ({ headers }) => void sent.push(headers), close: () => undefined };
  expect(await mailsTo(person.email)).toMatchObject([{ subject: 'Na rade sú 3 slová' }]);
  await deliverMail(server.context, mailer, false);
  expect(sent).toMatchObject([{ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }]);
  expect(await mailsTo(person.email)).toMatchObject([{ text: null, headers: {} }]);
});

test('a reminder that the mail server refused for four hours is dropped, and blocks no other', async () => {
  const person = await learner('late@example.com');
  await preferences(person, { reminder_mail: true, reminder_hour: 10 });
  server.clock.set('2026-03-02T10:05:00Z');
  await round();
  const sent: string[] = [];
  const away: Mailer = { send: () => Promise.reject(new Error('away')), close: () => undefined };
  const back: Mailer = { send: async ({ recipient }) => void sent.push(recipient), close: () => undefined };
  expect(await deliverMail(server.context, away, false)).toBe(true);
  server.clock.set('2026-03-02T14:00:01Z');
  expect(await deliverMail(server.context, back, false)).toBe(false);
  expect(sent).toEqual([]);
  expect(await readGauges(server.context)).toMatchObject({ mails: 0 });
});

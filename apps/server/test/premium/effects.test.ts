import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPaymentJob } from '../../src/features/billing/payments/reconcile.ts';
import { remindOfEnds } from '../../src/features/billing/remind.ts';
import { renewTokens, startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { buyAndPay, historyOf, LITE, mailsTo, newestOrder } from '../setup/buyer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Sets the clock to a moment and renews all sign-ins. */
async function goTo(iso: string): Promise<void> {
  server.clock.set(iso);
  await renewTokens(server);
}

const shift = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();
const premium = async (user: Caller) => (await user.call<{ premium: boolean }>('GET', '/api/user')).body.premium;
const cluster = (user: Caller, title: string) => user.call('POST', '/api/clusters', { title, col_1_name: 'Word' });

describe('effects of Premium', () => {
  test('follows the end to the millisecond, across clock changes and leap days', async () => {
    // A year that holds a 29 February and both clock changes of the buyer's country.
    server.clock.set('2027-10-30T22:30:00.250Z');
    const user = await server.signUp('exact@example.com');
    await buyAndPay(server, user);
    const { end } = await newestOrder(user);
    expect(end).toBe('2028-10-29T22:30:00.250Z');
    for (const title of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
      expect((await cluster(user, title)).status).toBe(201);
    await goTo(shift(end, -1));
    expect(await premium(user)).toBe(true);
    expect((await cluster(user, 'Friday')).status).toBe(201);
    server.clock.set(end);
    expect(await premium(user)).toBe(false);
    expect((await cluster(user, 'Saturday')).status).toBe(403);
    const { body } = await user.call<{ disabled: boolean }[]>('GET', '/api/clusters');
    expect(body.filter(({ disabled }) => disabled).length).toBe(2);
    expect((await historyOf(user)).current).toBeNull();
  });

  test('continues without a gap, if the next year was bought before', async () => {
    const user = await server.signUp('seamless@example.com');
    await buyAndPay(server, user, LITE);
    await buyAndPay(server, user, LITE);
    const [next, first] = (await historyOf(user)).history;
    await goTo(shift(first?.end ?? '', -1));
    expect((await historyOf(user)).current?.end).toBe(first?.end);
    server.clock.set(first?.end ?? '');
    expect(await premium(user)).toBe(true);
    expect((await historyOf(user)).current?.end).toBe(next?.end);
  });
});

describe('reminders', () => {
  const reminders = async (email: string) =>
    (await mailsTo(server, email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Your Premium ends'));

  test('14 and 3 days before the end, each once, also when several servers look at once', async () => {
    const user = await server.signUp('remind@example.com');
    await buyAndPay(server, user);
    const { end } = await newestOrder(user);
    await goTo(shift(end, -15 * 86_400_000));
    await remindOfEnds(server.context);
    expect(await reminders('remind@example.com')).toEqual([]);
    await goTo(shift(end, -14 * 86_400_000));
    await Promise.all(Array.from({ length: 5 }, () => remindOfEnds(server.context)));
    expect(await reminders('remind@example.com')).toEqual(['Your Premium ends in 14 days']);
    await goTo(shift(end, -3 * 86_400_000));
    await Promise.all(Array.from({ length: 5 }, () => remindOfEnds(server.context)));
    await remindOfEnds(server.context);
    expect(await reminders('remind@example.com')).toEqual([
      'Your Premium ends in 14 days',
      'Your Premium ends in 3 days',
    ]);
  });

  test('not to those who have bought the next year, and only the nearer one after a long pause', async () => {
    const renewed = await server.signUp('renewed@example.com');
    await buyAndPay(server, renewed);
    await buyAndPay(server, renewed);
    const paused = await server.signUp('paused@example.com');
    await buyAndPay(server, paused);
    await goTo(shift((await newestOrder(paused)).end, -2 * 86_400_000));
    await remindOfEnds(server.context);
    await remindOfEnds(server.context);
    expect(await reminders('paused@example.com')).toEqual(['Your Premium ends in 2 days']);
    expect(await reminders('renewed@example.com')).toEqual([]);
  });
});

test('of several servers one does the round; the next takes over when it is silent', async () => {
  const round = (holder: string) => runPaymentJob(server.context, holder);
  expect((await Promise.all(['a', 'b', 'c', 'd'].map(round))).filter(Boolean).length).toBe(1);
  const { holder } = await server.context.db.selectFrom('job_leases').selectAll().executeTakeFirstOrThrow();
  expect(await round(holder)).toBe(true);
  expect(await round('another')).toBe(false);
  server.clock.advance(21);
  expect(await round('another')).toBe(true);
  expect(await round(holder)).toBe(false);
});

test('a clock set back an hour stops no job, though the lease’s holder is gone', async () => {
  server.clock.advance(3600);
  await server.context.db.deleteFrom('job_leases').execute();
  expect(await runPaymentJob(server.context, 'gone')).toBe(true);
  server.clock.advance(-3600);
  expect(await runPaymentJob(server.context, 'another')).toBe(true);
  expect(await runPaymentJob(server.context, 'gone')).toBe(false);
});

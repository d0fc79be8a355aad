import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../src/context.ts';
import { sql } from 'kysely';
import { charge } from '../../src/features/allowance/charge.ts';
import { poolOf, setPool as writePool } from '../../src/features/allowance/pool.ts';
import { remaining } from '../../src/features/allowance/remaining.ts';
import { readGauges } from '../../src/metrics/database-gauges.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer({ LITE_TEXT_CHARACTERS: '1000' });
  admin = await server.signUp('admin@wordcluster.example');
});
afterAll(() => server.close());
beforeEach(() => setPool(0, 100));

const setPool = (used: number, limit: number) =>
  admin.call('POST', '/api/settings', { used_free_characters: used, free_pool_limit: limit });
const viewerOf = ({ id, email }: { id: number; email: string }, tier: Viewer['tier']): Viewer => ({
  id,
  email,
  tier,
  premium: tier !== null,
  role: 'person',
  tokenId: 0,
  scopes: null,
  isAdmin: false,
  factorDue: false,
});
const attempts = (count: number, viewer: Viewer, characters: number) =>
  Promise.allSettled(Array.from({ length: count }, () => charge(server.context, viewer, 'text', characters)));

// Specification: S2-1.08, S2-6.04
test('parallel calls cannot overdraw the free pool, which all free users share', async () => {
  const one = viewerOf(await server.signUp('pool1@example.com'), null);
  const two = viewerOf(await server.signUp('pool2@example.com'), null);
  const results = (await Promise.all([attempts(10, one, 9), attempts(10, two, 9)])).flat();
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  expect(await remaining(server.context, one)).toEqual({ text: 1, voice: 1 });
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'plan_limit', message: 'Upgrade to PREMIUM to ask A. I. Teacher!' },
  });
});

test('parallel calls cannot overdraw a pack, and the pack is the own one', async () => {
  const viewer = viewerOf(await server.signUp('lite@example.com', 'lite'), 'lite');
  const results = await attempts(30, viewer, 100);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect((await remaining(server.context, viewer)).text).toBe(0);
  expect((await remaining(server.context, viewer)).voice).toBe(500_000);
});

test('a charge for something not delivered is given back, once', async () => {
  const viewer = viewerOf(await server.signUp('back@example.com', 'lite'), 'lite');
  const taken = await charge(server.context, viewer, 'text', 400);
  await taken.refund(150);
  expect((await remaining(server.context, viewer)).text).toBe(850);
  await taken.refund();
  await taken.refund();
  expect((await remaining(server.context, viewer)).text).toBe(1000);
});

// Specification: S1-3.09, S1-7.03
test('the user reads what is left, and whether the teacher and the voice are available', async () => {
  const user = await server.signUp('reads@example.com');
  await setPool(60, 100);
  expect(await user.call('GET', '/api/user')).toMatchObject({
    body: { ai_available: true, voice_available: true, text_characters_remaining: 40 },
  });
  await setPool(100, 100);
  expect(await user.call('GET', '/api/user')).toMatchObject({
    body: { ai_available: false, voice_available: false, voice_characters_remaining: 0 },
  });
});

// Specification: S2-3.18, S2-7.23-24, S2-9.16
test('settings show and set the pool, for the administrator only', async () => {
  await setPool(7, 5000);
  expect((await admin.call('GET', '/api/settings')).body).toEqual({ used_free_characters: 7, free_pool_limit: 5000 });
  expect((await admin.call('POST', '/api/settings', { used_free_characters: -1, free_pool_limit: 1 })).status).toBe(
    422,
  );
});

// Specification: S2-1.09
test('packs renew on the day of the order, the pool with the calendar month', async () => {
  const viewer = viewerOf(await server.signUp('month@example.com', 'lite'), 'lite');
  const free = viewerOf(await server.signUp('month-free@example.com'), null);
  await charge(server.context, viewer, 'text', 1000);
  await charge(server.context, free, 'text', 100);
  server.clock.advance(27 * 86_400);
  expect((await remaining(server.context, viewer)).text).toBe(0);
  server.clock.set('2026-04-02T09:00:01Z');
  expect((await remaining(server.context, viewer)).text).toBe(1000);
  expect((await remaining(server.context, free)).text).toBe(100);
});

test('one free person takes at most a twentieth of the pool a day, or 2,000, and the others notice nothing', async () => {
  server.clock.set('2026-03-10T09:00:00Z');
  await setPool(0, 100_000);
  const greedy = viewerOf(await server.signUp('greedy@example.com'), null);
  const other = viewerOf(await server.signUp('other@example.com'), null);
  const results = await attempts(40, greedy, 250);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'too_many', retryAfter: 15 * 3600, message: expect.stringContaining('There are more tomorrow') },
  });
  await charge(server.context, other, 'voice', 5000);
  expect((await remaining(server.context, other)).text).toBe(90_000);
  server.clock.set('2026-03-11T00:00:00Z');
  await (await charge(server.context, greedy, 'text', 5000)).refund(1000);
  await charge(server.context, greedy, 'text', 4000);
  await expect(charge(server.context, greedy, 'text', 1)).rejects.toMatchObject({ code: 'too_many' });
  await setPool(0, 3000);
  server.clock.set('2026-03-12T00:00:00Z');
  await charge(server.context, greedy, 'text', 2000);
  await expect(charge(server.context, greedy, 'text', 1)).rejects.toMatchObject({ code: 'too_many' });
  await expect(charge(server.context, other, 'text', 1001)).rejects.toMatchObject({ code: 'plan_limit' });
});

test('a free person reads what today still gives, and a pack has no such day', async () => {
  server.clock.set('2026-03-14T09:00:00Z');
  await setPool(0, 100_000);
  const caller = await server.signUp('today@example.com');
  const expectToday = async (left: number) =>
    expect((await caller.call('GET', '/api/user')).body).toMatchObject({
      characters_today_remaining: left,
      characters_today_limit: 5000,
    });
  await expectToday(5000);
  await charge(server.context, viewerOf(caller, null), 'text', 1200);
  await expectToday(3800);
  await setPool(99_000, 100_000);
  await expectToday(1000);
  server.clock.set('2026-03-15T00:00:00Z');
  await setPool(0, 100_000);
  await expectToday(5000);
  const buyer = await server.signUp('today-lite@example.com', 'lite');
  expect((await buyer.call('GET', '/api/user')).body).toMatchObject({ characters_today_remaining: null });
});

const rowsOfPool = async () => {
  const { rows } = await sql<{ part: number; used: number; pool_limit: number }>`
    select part, used, pool_limit from free_pool`.execute(server.context.db);
  return rows.toSorted((a, b) => a.part - b.part);
};

test('the pool has sixteen parts, and users only contend where one part is insufficient', async () => {
  server.clock.set('2026-04-10T09:00:00Z');
  await setPool(0, 1603);
  const people = await Promise.all(
    Array.from({ length: 6 }, async (_, n) => viewerOf(await server.signUp(`part${n}@example.com`), null)),
  );
  await Promise.all(people.map((one) => charge(server.context, one, 'text', 10)));
  const parts = await rowsOfPool();
  expect(parts.map(({ pool_limit }) => pool_limit)).toEqual([...Array(3).fill(101), ...Array(13).fill(100)]);
  expect(parts.filter(({ used }) => used > 0).length).toBeGreaterThan(3);
  expect(await poolOf(server.context)).toEqual({ used: 60, limit: 1603 });
  expect(await readGauges(server.context)).toMatchObject({ poolUsed: 60, poolLimit: 1603 });
  // None of the parts has as much as one of these takes, and all of the pool is given.
  const large = await Promise.all(people.map((one) => attempts(4, one, 128)));
  expect(large.flat().filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  expect(large.flat().find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'plan_limit' } });
  expect(await poolOf(server.context)).toEqual({ used: 60 + 12 * 128, limit: 1603 });
});

test('refunds go to the parts that were charged', async () => {
  await setPool(0, 160);
  const one = viewerOf(await server.signUp('given-back@example.com'), null);
  const taken = await charge(server.context, one, 'text', 95);
  await taken.add(30);
  const before = await rowsOfPool();
  const second = await charge(server.context, one, 'text', 35);
  expect(await poolOf(server.context)).toEqual({ used: 160, limit: 160 });
  await second.refund();
  expect(await rowsOfPool()).toEqual(before);
  await taken.refund(5);
  expect(await poolOf(server.context)).toEqual({ used: 5, limit: 160 });
});

test('a pool that servers of the version before know as one row stays one until the month ends', async () => {
  const { db } = server.context;
  server.clock.set('2026-05-10T09:00:00Z');
  await sql`delete from free_pool`.execute(db);
  await sql`insert into free_pool (month, used, pool_limit) values ('2026-05', 40, 1000)`.execute(db);
  const people = await Promise.all(
    ['a', 'b'].map(async (name) => viewerOf(await server.signUp(`before-${name}@example.com`), null)),
  );
  await Promise.all(people.map((one) => charge(server.context, one, 'text', 100)));
  expect(await rowsOfPool()).toEqual([{ part: 0, used: 240, pool_limit: 1000 }]);
  await db.transaction().execute((trx) => writePool(server.context, trx, 300, 2000));
  expect(await rowsOfPool()).toEqual([{ part: 0, used: 300, pool_limit: 2000 }]);
  server.clock.set('2026-06-01T00:00:00Z');
  await Promise.all(people.map((one) => charge(server.context, one, 'text', 100)));
  expect(await rowsOfPool()).toHaveLength(16);
  expect(await poolOf(server.context)).toEqual({ used: 200, limit: 2000 });
});

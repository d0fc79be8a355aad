import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { learnerOf } from '../reviews/learner.ts';
import { buyAndPay, passDays } from '../setup/buyer.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Person = Caller & { id: number; email: string };

const DAY = 86_400;
let server: TestServer;
let person: Person;
let learner: ReturnType<typeof learnerOf>;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.signUp(`pauses${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

const streakFor = async (who: Caller) =>
  (await who.call<ResponseOf<'GET /api/progress'>>('GET', '/api/progress')).body.streak;
const streak = () => streakFor(person);

/** A day that counts by twenty answers to a cluster that is removed then, and a word of another one that is due in so many days. */
async function practised(of: { row: number; by?: Person }): Promise<number> {
  const by = learnerOf(server, of.by ?? person);
  const { cluster, rows } = await by.words(20);
  await by.send(...rows.map((row) => by.answer(row, 3)));
  await (of.by ?? person).call('DELETE', `/api/clusters/${cluster}`);
  const [result] = await by.send(by.answer(of.row, 4));
  return Math.round((Date.parse(result?.state?.due ?? '') - server.clock.now().getTime()) / (DAY * 1000));
}

describe('days on which a cluster was paused break no streak', () => {
  const put = (cluster: number, archived: boolean) => person.call('PATCH', `/api/clusters/${cluster}`, { archived });

  // Specification: S0-1.75
  test('while it was archived, also once it is back and answered', async () => {
    const { cluster, rows } = await learner.words(1);
    const [row = 0] = rows;
    const days = await practised({ row });
    expect((await streak()).days).toBe(1);
    server.clock.advance((days - 1) * DAY);
    await put(cluster, true);
    server.clock.advance(4 * DAY);
    expect((await streak()).days).toBe(1);

    await put(cluster, false);
    expect(await streak()).toEqual({ days: 1, today: false });
    await learner.send(learner.answer(row, 3));
    expect(await streak()).toEqual({ days: 2, today: true });
    // Due words count again from the end of the pause.
    await passDays(server, 60);
    expect((await streak()).days).toBe(0);
  });

  test('but earlier overdue words did, and archiving mends nothing', async () => {
    const { cluster, rows } = await learner.words(1);
    const days = await practised({ row: rows[0] ?? 0 });
    server.clock.advance((days + 2) * DAY);
    expect((await streak()).days).toBe(0);
    await put(cluster, true);
    expect((await streak()).days).toBe(0);
  });

  test('nor does archiving it a second time, or twice in a row', async () => {
    const { cluster, rows } = await learner.words(1);
    const days = await practised({ row: rows[0] ?? 0 });
    server.clock.advance((days - 2) * DAY);
    for (const archived of [true, true, false, true]) await put(cluster, archived);
    server.clock.advance(5 * DAY);
    await put(cluster, false);
    expect((await streak()).days).toBe(1);
    server.clock.advance(DAY);
    expect((await streak()).days).toBe(0);
  });

  test('while it was not shared any more', async () => {
    const owner = await server.signUp(`owner${number}@example.com`, 'great');
    const { cluster, rows } = await learnerOf(server, owner).words(1);
    const share = () => owner.call('POST', `/api/clusters/${cluster}/share`, { email: person.email });
    await share();
    const [row = 0] = rows;
    const days = await practised({ row });
    server.clock.advance((days - 1) * DAY);
    await owner.call('DELETE', `/api/clusters/${cluster}/share/${person.id}`);
    server.clock.advance(4 * DAY);
    expect((await streak()).days).toBe(1);
    await share();
    await learner.send(learner.answer(row, 3));
    expect(await streak()).toEqual({ days: 2, today: true });
    // Paused once more: the answers of that day stay on it.
    await person.call('POST', `/api/clusters/${cluster}/cancel-share`, { block: false });
    expect((await streak()).days).toBe(2);
  });

  test('while no Premium kept it open, for its owner and whom it is shared with', async () => {
    const { cluster, rows } = await learner.words(1);
    const [row = 0] = rows;
    const friend = await server.signUp(`friend${number}@example.com`, 'great');
    await person.call('POST', `/api/clusters/${cluster}/share`, { email: friend.email });
    const days = await practised({ row });
    await practised({ row, by: friend });
    server.clock.advance(60);
    for (let count = 0; count < 3; count += 1) await learner.words(1);
    // Premium ends a day before the word is due.
    const ends_at = new Date(server.clock.now().getTime() + (days - 1) * DAY * 1000);
    await server.context.db.updateTable('orders').set({ ends_at }).where('buyer_id', '=', person.id).execute();
    await passDays(server, days + 4);
    expect((await streak()).days).toBe(1);
    expect((await streakFor(friend)).days).toBe(1);
    await buyAndPay(server, person);
    for (const who of [person, friend]) {
      expect(await streakFor(who)).toEqual({ days: 1, today: false });
      const answering = learnerOf(server, who);
      await answering.send(answering.answer(row, 3));
      expect(await streakFor(who)).toEqual({ days: 2, today: true });
    }
  });
});

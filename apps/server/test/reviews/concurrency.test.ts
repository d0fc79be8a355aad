import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordReviews } from '../../src/features/reviews/record-reviews.ts';
import { isDistributed } from '../setup/postgres.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { learnerOf } from './learner.ts';

let server: TestServer;
let person: Caller & { id: number; email: string };
let learner: ReturnType<typeof learnerOf>;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.signUp(`learner${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
const counted = async () => {
  const { rows } = await sql<{ days: number; entries: number }>`
    select (select coalesce(sum(answers), 0)::int from review_days where user_id = ${person.id}) as days,
      (select count(*)::int from review_entries where user_id = ${person.id} and kind = 'answer') as entries`.execute(
    server.context.db,
  );
  return rows[0];
};

describe('answers that come from everywhere at once', () => {
  test('give the state of the whole log, whichever device and server was faster, and count once', async () => {
    const { cluster, rows } = await learner.words(3);
    const entries = Array.from({ length: 60 }, (_, index) =>
      learner.answer(rows[index % 3] ?? 0, ([1, 3, 3, 4] as const)[index % 4] ?? 3, {
        happened_at: new Date(server.clock.now().getTime() - (60 - index) * 7 * 3_600_000).toISOString(),
      }),
    );
    // Servers of their own: nothing that they know of each other but the database.
    const servers = Array.from({ length: 3 }, () => recordReviews(server.context));
    const viewer = { id: person.id } as Parameters<(typeof servers)[0]>[0];
    const results = await Promise.all(
      Array.from({ length: 12 }, async (_, device) => {
        const take = servers[device % 3] ?? recordReviews(server.context);
        const parts = shuffled(entries);
        const first = await take(viewer, parts.slice(0, 30));
        return [...first.results, ...(await take(viewer, parts.slice(20))).results];
      }),
    );
    const taken = results.flat().filter(({ status }) => status === 201);
    expect(new Set(results.flat().map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(taken).toHaveLength(entries.length);
    expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(entries.map(({ id }) => id)));
    expect(await counted()).toEqual({ days: 60, entries: 60 });

    const alone = await server.signUp(`alone${number}@example.com`);
    await person.call('POST', `/api/clusters/${cluster}/share`, { email: alone.email });
    const other = learnerOf(server, alone);
    await other.send(...entries);
    expect(await learner.states(cluster)).toEqual(await other.states(cluster));
  });

  test('and changed settings at the same time leave the states that the last settings give', async () => {
    const { cluster, rows } = await learner.words(20);
    const send = (rating: 3 | 4) => learner.send(...rows.map((row) => learner.answer(row, rating)));
    await send(4);
    server.clock.advance(86_400 * 9);
    await Promise.all([
      send(3),
      learner.settings({ retention: 0.95 }),
      send(4),
      learner.settings({ busy_days: [1, 2] }),
      send(3),
      learner.settings({ time_zone: 'Asia/Tokyo' }),
    ]);
    const states = await learner.states(cluster);
    await learner.settings({ retention: 0.8, time_zone: 'UTC' });
    await learner.settings({ retention: 0.95, time_zone: 'Asia/Tokyo' });
    expect(await learner.states(cluster)).toEqual(states);
    expect(states.every(({ reps }) => reps === 4)).toBe(true);
  });

  test('are all there or not at all when the database ends in the middle, and are taken when they are sent again', async () => {
    const { cluster, rows } = await learner.words(1);
    const [row = 0] = rows;
    await learner.send(learner.answer(row, 4));
    const before = await learner.states(cluster);
    const batch = Array.from({ length: 40 }, () => learner.answer(row, 3));
    await server.context.db.transaction().execute(async (trx) => {
      // Locked by another transaction: the batch waits with its entries written, and its connection is cut there.
      await sql`select 1 from review_days where user_id = ${person.id} for update`.execute(trx);
      const sending = person.call('POST', '/api/reviews', { reviews: batch });
      // On a sharded database the coordinator's connection waits for a worker, and only Citus knows the blocking transaction.
      const waiting = isDistributed()
        ? sql`select pg_terminate_backend(w.waiting_gpid) from citus_lock_waits w
            join citus_stat_activity a on a.global_pid = w.waiting_gpid where a.datname = current_database()`
        : sql`select pg_terminate_backend(pid) from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database()`;
      const cut = async () => (await waiting.execute(server.context.longRunning)).rows.length;
      await expect.poll(cut, { interval: 50, timeout: 8000 }).toBeGreaterThan(0);
      expect((await sending).status).toBeGreaterThanOrEqual(500);
    });
    expect(await learner.states(cluster)).toEqual(before);
    expect(await counted()).toEqual({ days: 1, entries: 1 });
    const again = await learner.send(...batch);
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await counted()).toEqual({ days: 41, entries: 41 });
  });

  test('are distinguished when a user loses a shared cluster in the middle of a session', async () => {
    const { cluster, rows } = await learner.words(2);
    const recipient = await server.signUp(`recipient${number}@example.com`);
    await person.call('POST', `/api/clusters/${cluster}/share`, { email: recipient.email });
    const device = learnerOf(server, recipient);
    const { rows: own } = await device.words(1);
    const first = device.answer(rows[0] ?? 0, 3);
    await device.send(first);
    await person.call('DELETE', `/api/clusters/${cluster}/share/${recipient.id}`, {});
    const batch = [first, device.answer(rows[1] ?? 0, 3), device.answer(own[0] ?? 0, 3), device.undo(first.id)];
    const results = await device.send(...batch);
    // Stored answers stay the user's, with their undo; new rows of the cluster are not available to them.
    expect(results.map(({ status }) => status)).toEqual([200, 404, 201, 201]);
    expect(results[3]?.state).toMatchObject({ reps: 0, state: 'new' });
    expect((await device.today()).clusters.map((one) => one.cluster_id)).not.toContain(cluster);
  });

  test('follow undos that came before them through chains of undos, in any order', async () => {
    const { cluster, rows } = await learner.words(1);
    const [row = 0] = rows;
    const delayed = learner.answer(row, 4);
    const wrong = learner.answer(row, 1);
    const undo = learner.undo(wrong.id);
    const redo = learner.undo(undo.id);
    const redone = learner.undo(redo.id);
    const nowhere = learner.undo(randomUUID());
    for (const entry of [redone, nowhere, undo])
      expect(await learner.send(entry)).toEqual([{ id: entry.id, status: 201 }]);
    await learner.send(delayed);
    const [before] = await learner.states(cluster);
    expect((await learner.send(wrong, redo)).map(({ state }) => state)).toEqual([before, before]);
    expect(await learner.states(cluster)).toEqual([before]);
    expect(await counted()).toEqual({ days: 1, entries: 2 });
  });
});

import { randomUUID } from 'node:crypto';
import { createEmptyCard, fsrs, type Card } from 'ts-fsrs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const statuses = (results: { status: number }[]) => results.map(({ status }) => status);

describe('the log of answers', () => {
  // Specification: S0-1.61, S0-1.62
  test('gives the states that ts-fsrs gives, and the same again for the same entries', async () => {
    const { cluster, rows } = await learner.words(2);
    const [row = 0] = rows;
    const answers = [];
    const scheduler = fsrs({ enable_fuzz: false });
    let card: Card = createEmptyCard(server.clock.now());
    for (const [days, rating] of [
      [0, 3],
      [1, 3],
      [5, 1],
      [0, 3],
      [9, 4],
    ] as const) {
      server.clock.advance(days * 86_400 + 700);
      answers.push(learner.answer(row, rating));
      card = scheduler.next(card, server.clock.now(), rating).card;
    }
    const results = await learner.send(...answers);
    expect(statuses(results)).toEqual([201, 201, 201, 201, 201]);
    const { stability, difficulty, reps, lapses } = card;
    const expected = { row_id: row, state: 'review', stability, difficulty, reps, lapses, paused: false, leech: false };
    expect(results[4]?.state).toMatchObject({ ...expected, last_review: server.clock.now().toISOString() });
    expect(await learner.states(cluster)).toEqual([results[4]?.state]);

    const again = await learner.send(...answers.toReversed());
    expect(statuses(again)).toEqual([200, 200, 200, 200, 200]);
    expect(again[0]?.state).toEqual(results[4]?.state);
    const other = { ...answers[0], rating: 1 };
    expect(statuses(await learner.send(other))).toEqual([200]);
    expect(await learner.states(cluster)).toEqual([results[4]?.state]);
  });

  test('takes each entry by itself: what is wrong with one costs the others nothing', async () => {
    const { rows } = await learner.words(1);
    const stranger = await server.signUp(`stranger${number}@example.com`);
    const { rows: theirs } = await learnerOf(server, stranger).words(1);
    const [row = 0] = rows;
    const good = learner.answer(row, 3);
    const results = await learner.send(
      good,
      learner.answer(theirs[0] ?? 0, 3),
      learner.answer(999_999_999, 3),
      { ...learner.answer(row, 3), rating: 5 },
      { ...learner.answer(row, 3), happened_at: 'yesterday' },
      { ...learner.answer(row, 3), happened_at: '1999-12-31T23:59:59Z' },
      { ...learner.answer(row, 3), target_col: 1 },
      { ...learner.answer(row, 3), id: 'one' },
      'rubbish',
      null,
      { ...learner.answer(row, 2), id: good.id },
      learner.answer(row, 3, { happened_at: '2099-01-01T00:00:00Z' }),
    );
    expect(statuses(results)).toEqual([201, 404, 404, 422, 422, 422, 422, 422, 422, 422, 200, 201]);
    expect(results[3]?.error).toMatchObject({ message: expect.stringContaining('rating') });
    expect(results[1]?.error?.message).toBe(results[2]?.error?.message);
    // Answers from the future are taken as now.
    expect(results[11]?.state).toMatchObject({ reps: 2, last_review: server.clock.now().toISOString() });
  });

  test('is refused as a whole when it is no batch, too long, or unauthenticated', async () => {
    const { rows } = await learner.words(1);
    const [row = 0] = rows;
    expect((await person.call('POST', '/api/reviews', { reviews: 'all' })).status).toBe(422);
    const many = Array.from({ length: 1001 }, () => learner.undo(randomUUID()));
    expect((await person.call('POST', '/api/reviews', { reviews: many })).status).toBe(413);
    const full = Array.from({ length: 3500 }, () => learner.answer(row, 3));
    expect((await person.call('POST', '/api/reviews', { reviews: full })).status).toBe(413);
    const huge = Array.from({ length: 10_000 }, () => learner.answer(row, 3));
    expect((await person.call('POST', '/api/reviews', { reviews: huge })).status).toBe(413);
    expect((await server.visitor.call('POST', '/api/reviews', { reviews: [] })).status).toBe(401);
    expect(await learner.send(...huge.slice(0, 1000)).then((results) => new Set(statuses(results)))).toEqual(
      new Set([201]),
    );
  });

  test('gives back the state by an undo, also one that came first, and one that is undone', async () => {
    const { cluster, rows } = await learner.words(1);
    const [row = 0] = rows;
    await learner.send(learner.answer(row, 3));
    const [before] = await learner.states(cluster);
    server.clock.advance(86_400);
    const wrong = learner.answer(row, 1);
    const back = learner.undo(wrong.id);
    expect(await learner.send(back)).toEqual([{ id: back.id, status: 201 }]);
    const [late] = await learner.send(wrong);
    expect(late).toEqual({ id: wrong.id, status: 201, state: before });
    const [redone] = await learner.send(learner.undo(back.id));
    expect(redone?.state).toMatchObject({ reps: 2 });
  });

  test('keeps entries of two people with one id apart', async () => {
    const { rows } = await learner.words(1);
    const other = await server.signUp(`other${number}@example.com`);
    const device = learnerOf(server, other);
    const { cluster, rows: theirs } = await device.words(1);
    const mine = learner.answer(rows[0] ?? 0, 3);
    await learner.send(mine);
    expect(statuses(await device.send({ ...device.answer(theirs[0] ?? 0, 1), id: mine.id }))).toEqual([201]);
    expect(await device.states(cluster)).toMatchObject([{ reps: 1 }]);
  });

  test('of a recipient is their own, kept while the cluster is disabled, and refused once the share has ended', async () => {
    const { cluster, rows } = await learner.words(2);
    const recipient = await server.signUp(`recipient${number}@example.com`);
    await person.call('POST', `/api/clusters/${cluster}/share`, { email: recipient.email });
    const device = learnerOf(server, recipient);
    expect(statuses(await device.send(device.answer(rows[0] ?? 0, 3)))).toEqual([201]);
    expect(await learner.states(cluster)).toEqual([]);
    await server.context.db
      .updateTable('orders')
      .set({ status: 'CANCELED' })
      .where('user_id', '=', person.id)
      .execute();
    expect(statuses(await device.send(device.answer(rows[1] ?? 0, 3)))).toEqual([201]);
    expect(await device.today()).toMatchObject({ due: 0, new: 0, learning: 0, clusters: [] });
    await person.call('DELETE', `/api/clusters/${cluster}/share/${recipient.id}`, {});
    expect(statuses(await device.send(device.answer(rows[1] ?? 0, 3)))).toEqual([404]);
  });

  test('brings the schedule back with a row and a cluster whose removal is undone', async () => {
    const { cluster, rows } = await learner.words(1);
    await learner.send(learner.answer(rows[0] ?? 0, 4));
    const before = await learner.states(cluster);
    const address = `/api/clusters/${cluster}/clusterRows/${rows[0]}`;
    await person.call('DELETE', address, {});
    expect(await learner.states(cluster)).toEqual([]);
    expect(statuses(await learner.send(learner.answer(rows[0] ?? 0, 4)))).toEqual([404]);
    await person.call('POST', `${address}/restore`, {});
    expect(await learner.states(cluster)).toEqual(before);
    await person.call('PATCH', address, { col_2_value: 'another meaning' });
    expect(await learner.states(cluster)).toEqual(before);
  });
});

describe('today and the queue', () => {
  // Specification: S0-1.63, S0-1.64
  test('introduce as many new words as the day allows, then ask what is due', async () => {
    const { cluster, rows } = await learner.words(12);
    expect(await learner.today()).toEqual({
      due: 0,
      new: 10,
      learning: 0,
      minutes: 5,
      clusters: [{ cluster_id: cluster, due: 0, new: 10, learning: 0, minutes: 5 }],
      goals: [],
    });
    const queue = await learner.queue();
    expect(queue.map(({ row_id }) => row_id)).toEqual(rows.slice(0, 10));
    expect(queue[0]).toMatchObject({
      way: 'meet',
      row: { col_1_value: 'word 1', col_2_value: 'meaning 1' },
      state: { state: 'new', reps: 0, due: null },
    });
    await learner.send(...rows.slice(0, 4).map((row) => learner.answer(row, 4)));
    await learner.send(learner.answer(rows[4] ?? 0, 1));
    expect(await learner.today()).toMatchObject({ due: 0, new: 5, learning: 1 });
    // The step of a minute has not come yet.
    expect((await learner.queue()).map(({ row_id }) => row_id)).not.toContain(rows[4]);
    server.clock.advance(61);
    expect((await learner.queue()).map(({ row_id }) => row_id)).toContain(rows[4]);
    server.clock.advance(20 * 86_400);
    expect(await learner.today()).toMatchObject({ due: 4, new: 7, learning: 1 });
    await learner.settings({ reviews_per_day: 3, new_per_day: 2 });
    expect(await learner.today()).toMatchObject({ due: 3, new: 2, learning: 1 });
    expect(await learner.queue()).toHaveLength(6);
    await learner.send(learner.answer(rows[0] ?? 0, 3));
    expect(await learner.today()).toMatchObject({ due: 2, new: 2 });
  });

  test('ask what is nearest to being forgotten first, with new words between', async () => {
    const { rows } = await learner.words(8);
    await learner.send(learner.answer(rows[0] ?? 0, 4));
    server.clock.advance(8 * 86_400);
    await learner.send(learner.answer(rows[1] ?? 0, 4));
    server.clock.advance(86_400);
    await learner.send(learner.answer(rows[2] ?? 0, 3));
    server.clock.advance(700);
    await learner.send(learner.answer(rows[2] ?? 0, 3));
    server.clock.advance(20 * 86_400);
    const known = (await learner.queue()).filter(({ state }) => state.reps > 0);
    expect(known.map(({ row_id }) => row_id)).toEqual([rows[2], rows[0], rows[1]]);
    const queue = await learner.queue();
    expect(queue.map(({ state }) => (state.state === 'new' ? 'new' : 'known')).join(' ')).toBe(
      'new known new known new new known new',
    );
    expect(await learner.queue('?limit=2')).toHaveLength(2);
  });

  test('ask one direction of a row a day', async () => {
    const { cluster, rows } = await learner.words(2);
    const directions = [
      { source_col: 1, target_col: 2 },
      { source_col: 2, target_col: 1 },
    ];
    const address = `/api/reviews/clusters/${cluster}`;
    expect((await person.call('PATCH', address, { directions })).body).toEqual({ directions });
    expect(await learner.today()).toMatchObject({ new: 2 });
    await learner.send(learner.answer(rows[0] ?? 0, 4));
    expect((await learner.queue()).map(({ row_id }) => row_id)).toEqual([rows[1]]);
    server.clock.advance(86_400);
    expect(await learner.queue()).toMatchObject([
      { row_id: rows[0], source_col: 2, target_col: 1 },
      { row_id: rows[1], source_col: 1, target_col: 2 },
    ]);
  });

  test('begin in another direction although the former one is due, once that is not wanted any more', async () => {
    const { cluster, rows } = await learner.words(1);
    await learner.send(learner.answer(rows[0] ?? 0, 4));
    server.clock.advance(20 * 86_400);
    const address = `/api/reviews/clusters/${cluster}`;
    const both = [
      { source_col: 1, target_col: 2 },
      { source_col: 2, target_col: 1 },
    ];
    await person.call('PATCH', address, { directions: both });
    expect(await learner.today()).toMatchObject({ due: 1, new: 0 });
    expect(await learner.queue()).toMatchObject([{ source_col: 1, state: { state: 'review' } }]);
    await person.call('PATCH', address, { directions: both.slice(1) });
    expect(await learner.today()).toMatchObject({ due: 0, new: 1 });
    expect(await learner.queue()).toMatchObject([{ source_col: 2, state: { state: 'new' } }]);
    await person.call('PATCH', address, { directions: [] });
    expect(await learner.queue()).toEqual([]);
  });

  test('leave out what is paused, left for today, empty, or in a removed cluster', async () => {
    const { cluster, rows } = await learner.words(4);
    await person.call('PATCH', `/api/clusters/${cluster}/clusterRows/${rows[3]}`, { col_2_value: '' });
    const pause = learner.mark(rows[0] ?? 0, 'pause');
    await learner.send(pause, learner.mark(rows[1] ?? 0, 'bury'));
    expect((await learner.queue()).map(({ row_id }) => row_id)).toEqual([rows[2]]);
    expect(await learner.today()).toMatchObject({ new: 1 });
    await learner.send(learner.undo(pause.id));
    server.clock.advance(86_400);
    expect((await learner.queue()).map(({ row_id }) => row_id)).toEqual(rows.slice(0, 3));
    await person.call('DELETE', `/api/clusters/${cluster}`, {});
    expect(await learner.today()).toMatchObject({ new: 0, clusters: [] });
  });

  test('give ahead what the next days need, and chosen rows whenever they are wanted', async () => {
    const { rows } = await learner.words(3);
    await learner.send(learner.answer(rows[0] ?? 0, 3));
    server.clock.advance(700);
    await learner.send(learner.answer(rows[0] ?? 0, 3));
    expect((await learner.queue()).map(({ row_id }) => row_id)).toEqual(rows.slice(1));
    expect((await learner.queue('?ahead_days=3')).map(({ row_id }) => row_id)).toContain(rows[0]);
    // Tomorrow's new words are included, also when today's limit allows none.
    await learner.settings({ new_per_day: 1 });
    expect((await learner.queue()).map(({ row_id }) => row_id)).toEqual([]);
    expect((await learner.queue('?ahead_days=1')).map(({ row_id }) => row_id)).toContain(rows[1]);
    const chosen = await learner.queue(`?row_ids=${rows[2]},${rows[0]},999999999`);
    expect(chosen.map(({ row_id, state }) => [row_id, state.reps])).toEqual([
      [rows[2], 0],
      [rows[0], 2],
    ]);
    const stranger = learnerOf(server, await server.signUp(`nosy${number}@example.com`));
    expect(await stranger.queue(`?row_ids=${rows[0]}`)).toEqual([]);
  });
});

describe('how far a person is', () => {
  // Specification: S0-1.69
  test('is listed for each practised cluster, for one user', async () => {
    const { cluster, rows } = await learner.words(3);
    await learner.words(1);
    await learner.send(...rows.slice(0, 2).map((row) => learner.answer(row, 4)));
    for (let round = 0; round < 3; round += 1) {
      server.clock.advance(9 * 86_400);
      await learner.send(learner.answer(rows[0] ?? 0, 4));
    }
    const last_review = server.clock.now().toISOString();
    const address = '/api/reviews/clusters';
    expect((await person.call('GET', address)).body).toEqual({
      clusters: [{ cluster_id: cluster, last_review, practised: 2, known: 1 }],
    });
    const stranger = await server.signUp(`elsewhere${number}@example.com`);
    expect((await stranger.call('GET', address)).body).toEqual({ clusters: [] });
  });
});

describe('settings of practising', () => {
  // Specification: S0-1.65, S0-1.66
  test('change what is named, refuse what is wrong by its field, and change what is due', async () => {
    const { cluster, rows } = await learner.words(1);
    await learner.send(learner.answer(rows[0] ?? 0, 4));
    const [before] = await learner.states(cluster);
    const standard = (await person.call<object>('GET', '/api/reviews/settings')).body;
    expect(standard).toMatchObject({ new_per_day: 10, reviews_per_day: null, retention: 0.9, day_starts_at: 4 });
    const changed = await learner.settings({ retention: 0.97, time_zone: 'Europe/Bratislava' });
    expect(changed).toMatchObject({
      status: 200,
      body: { ...standard, retention: 0.97, time_zone: 'Europe/Bratislava' },
    });
    const [after] = await learner.states(cluster);
    expect(Date.parse(after?.due ?? '')).toBeLessThan(Date.parse(before?.due ?? ''));
    for (const [field, value] of Object.entries({ retention: 0.5, time_zone: 'Atlantis', busy_days: [8], ways: [] })) {
      const refused = await person.call('PATCH', '/api/reviews/settings', { [field]: value });
      expect(refused).toMatchObject({ status: 422, body: { error: { errors: { [field]: [expect.any(String)] } } } });
    }
    await learner.settings({ retention: 0.9, time_zone: 'UTC' });
    expect(await learner.states(cluster)).toEqual([before]);
  });

  // Specification: S0-1.67, S0-1.68
  test("directions are each person's own and name columns that there are", async () => {
    const { cluster } = await learner.words(1, { col_3_name: null });
    const address = `/api/reviews/clusters/${cluster}`;
    expect((await person.call('GET', address)).body).toEqual({ directions: [{ source_col: 1, target_col: 2 }] });
    const wrong = (source_col: number, target_col: number) =>
      person.call('PATCH', address, { directions: [{ source_col, target_col }] });
    expect([(await wrong(1, 3)).status, (await wrong(1, 1)).status, (await wrong(0, 1)).status]).toEqual([
      422, 422, 422,
    ]);
    const stranger = await server.signUp(`outside${number}@example.com`);
    expect((await stranger.call('PATCH', address, { directions: [] })).status).toBe(404);
    expect((await stranger.call('GET', `/api/reviews/states?cluster_id=${cluster}`)).status).toBe(404);
  });

  test('a session advances and hides the ratings until the user changes that', async () => {
    expect((await person.call('GET', '/api/reviews/settings')).body).toMatchObject({ go_on: true, rate_myself: false });
    expect((await learner.settings({ go_on: false })).body).toMatchObject({ go_on: false, rate_myself: false });
    expect((await learner.settings({ rate_myself: true })).body).toMatchObject({ go_on: false, rate_myself: true });
    expect((await learner.settings({ go_on: 'no' as unknown as boolean })).status).toBe(422);
  });

  test('without answers of the practice test those count for nothing', async () => {
    const { cluster, rows } = await learner.words(1);
    await learner.send(learner.answer(rows[0] ?? 0, 3), learner.answer(rows[0] ?? 0, 1, { way: 'test' }));
    expect(await learner.states(cluster)).toMatchObject([{ reps: 2 }]);
    await learner.settings({ test_answers: false });
    expect(await learner.states(cluster)).toMatchObject([{ reps: 1 }]);
  });
});

import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteRemoved } from '../../src/features/clusters/remove-cluster.ts';
import { newCluster } from '../setup/clusters.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { learnerOf } from '../reviews/learner.ts';

type Goal = ResponseOf<'POST /api/goals'>;

const DAY = 86_400;
let server: TestServer;
let person: Caller & { id: number; email: string };
let learner: ReturnType<typeof learnerOf>;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.signUp(`goal${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY * 1000).toISOString();
const goalOf = (fields: object) => ({ due_at: inDays(7), target: 0.9, minutes_per_day: 20, ...fields });
async function make(fields: object): Promise<Goal> {
  const { status, body } = await person.call<Goal>('POST', '/api/goals', goalOf(fields));
  expect(status).toBe(201);
  return body;
}
const goals = async () => (await person.call<ResponseOf<'GET /api/goals'>>('GET', '/api/goals')).body.goals;

describe('making a goal', () => {
  // Specification: S0-1.310
  test('says before saving what it would take and lead to, and keeps nothing', async () => {
    const { cluster } = await learner.words(12);
    const { status, body } = await person.call<ResponseOf<'POST /api/goals/preview'>>(
      'POST',
      '/api/goals/preview',
      goalOf({ cluster_id: cluster }),
    );
    expect(status).toBe(200);
    expect(body.words).toBe(12);
    expect(body.low).toBeLessThanOrEqual(body.expected);
    expect(body.expected).toBeLessThanOrEqual(body.high);
    expect(body.high).toBeLessThanOrEqual(12);
    expect(body.expected).toBeGreaterThan(8);
    expect(body.minutes_per_day).toBeGreaterThanOrEqual(body.needed_minutes_per_day);
    expect(body.minutes_per_day).toBeLessThan(20);
    expect(await goals()).toEqual([]);
  });

  test('says how many minutes all words would take where the allowed ones are too few', async () => {
    const { cluster } = await learner.words(40);
    const wanted = goalOf({ cluster_id: cluster, due_at: inDays(3), minutes_per_day: 1 });
    const { body } = await person.call<ResponseOf<'POST /api/goals/preview'>>('POST', '/api/goals/preview', wanted);
    expect(body.minutes_per_day).toBe(1);
    expect(body.needed_minutes_per_day).toBeGreaterThan(5);
    expect(body.expected).toBeLessThan(20);
  });

  test('names exactly one of cluster, tag and rows, a date ahead, and words that there are', async () => {
    const { cluster, rows } = await learner.words(1);
    const empty = await newCluster(person);
    const refused = async (fields: object) => (await person.call('POST', '/api/goals', goalOf(fields))).status;
    expect(await refused({})).toBe(422);
    expect(await refused({ cluster_id: cluster, row_ids: rows })).toBe(422);
    expect(await refused({ cluster_id: cluster, tag: 'b1' })).toBe(422);
    expect(await refused({ cluster_id: cluster, due_at: inDays(-1) })).toBe(422);
    expect(await refused({ cluster_id: cluster, due_at: inDays(367) })).toBe(422);
    expect(await refused({ cluster_id: cluster, target: 0.5 })).toBe(422);
    expect(await refused({ cluster_id: cluster, minutes_per_day: 1.5 })).toBe(422);
    expect(await refused({ cluster_id: cluster, minutes_per_day: 601 })).toBe(422);
    expect(await refused({ cluster_id: empty.id })).toBe(422);
    expect(await refused({ tag: 'nowhere' })).toBe(422);
    expect(await goals()).toEqual([]);
  });

  test('at most twenty are active at once', async () => {
    const { rows } = await learner.words(1);
    for (let made = 0; made < 20; made += 1) await make({ row_ids: rows });
    expect((await person.call('POST', '/api/goals', goalOf({ row_ids: rows }))).status).toBe(409);
  });

  // Specification: S0-1.310
  test('belongs to one user: a stranger’s cluster, rows and goal are not found', async () => {
    const { cluster, rows } = await learner.words(2);
    const goal = await make({ cluster_id: cluster });
    const stranger = await server.signUp(`stranger${number}@example.com`, 'great');
    expect((await stranger.call('POST', '/api/goals', goalOf({ cluster_id: cluster }))).status).toBe(404);
    expect((await stranger.call('POST', '/api/goals', goalOf({ row_ids: rows }))).status).toBe(404);
    expect((await stranger.call('PATCH', `/api/goals/${goal.id}`, { target: 0.8 })).status).toBe(404);
    expect((await stranger.call('DELETE', `/api/goals/${goal.id}`)).status).toBe(404);
    expect((await stranger.call<ResponseOf<'GET /api/goals'>>('GET', '/api/goals')).body.goals).toEqual([]);
  });

  test('of a tag has the words that carry it and those of clusters that do, in every direction that is practised', async () => {
    const tagged = await learner.words(3);
    await person.call('PATCH', `/api/clusters/${tagged.cluster}`, { tags: ['exam'] });
    const other = await newCluster(person);
    await person.call('POST', `/api/clusters/${other.id}/clusterRows`, {
      col_1_value: 'a',
      col_2_value: 'b',
      tags: ['exam'],
    });
    await person.call('POST', `/api/clusters/${other.id}/clusterRows`, { col_1_value: 'c', col_2_value: 'd' });
    const directions = [
      { source_col: 1, target_col: 2 },
      { source_col: 2, target_col: 1 },
    ];
    await person.call('PATCH', `/api/reviews/clusters/${other.id}`, { directions });
    const goal = await make({ tag: 'exam' });
    expect(goal.words).toBe(5);
    expect((await make({ tag: 'exam', directions: [directions[1]] })).words).toBe(4);
  });
});

describe('today and the queue', () => {
  test('follow the plan on top of what a day allows, and count a goal’s words once', async () => {
    await learner.settings({ new_per_day: 2 });
    const other = await learner.words(5);
    const { cluster, rows } = await learner.words(12);
    const goal = await make({ cluster_id: cluster, due_at: inDays(4) });
    const today = await learner.today();
    const [own] = today.goals;
    expect(today.goals).toHaveLength(1);
    expect(own).toMatchObject({ id: goal.id, due_at: goal.due_at });
    expect(own?.words_today).toBeGreaterThan(2);
    expect(own?.minutes_today).toBeGreaterThan(0);
    expect(today.new).toBe(2 + (own?.words_today ?? 0));
    const counts = new Map(today.clusters.map((one) => [one.cluster_id, one.new]));
    expect(counts.get(cluster)).toBe(own?.words_today);
    expect(counts.get(other.cluster)).toBe(2);
    const queue = await learner.queue();
    expect(queue).toHaveLength(today.new);
    const planned = queue.filter((word) => word.goal !== null);
    expect(planned.every((word) => rows.includes(word.row_id) && word.goal?.id === goal.id)).toBe(true);
    expect(new Set(queue.map(({ row_id }) => row_id)).size).toBe(queue.length);

    await learner.send(...planned.map(({ row_id }) => learner.answer(row_id, 4)));
    const after = await learner.today();
    expect(after.new).toBe(2);
    expect(after.goals[0]?.words_today).toBe(0);
  });

  test('a missed day is planned again at once, and what was answered is not asked twice', async () => {
    const { cluster, rows } = await learner.words(20);
    await make({ cluster_id: cluster, due_at: inDays(5), minutes_per_day: 4 });
    const first = (await learner.queue()).map(({ row_id }) => row_id);
    expect(first.length).toBeGreaterThan(1);
    expect(first.length).toBeLessThanOrEqual(8);
    server.clock.advance(DAY);
    const second = (await learner.queue()).map(({ row_id }) => row_id);
    expect(second.slice(0, 2)).toEqual(first.slice(0, 2));
    await learner.send(...second.map((row) => learner.answer(row, 4)));
    expect(await learner.queue()).toEqual([]);
    expect(rows).toEqual(expect.arrayContaining(second));
  });

  test('a word that is missed comes again in its steps of the same day', async () => {
    const { cluster } = await learner.words(3);
    await make({ cluster_id: cluster });
    const [word] = await learner.queue();
    await learner.send(learner.answer(word?.row_id ?? 0, 1));
    server.clock.advance(120);
    const again = await learner.queue();
    expect(again.find(({ row_id }) => row_id === word?.row_id)).toMatchObject({
      state: { state: 'learning' },
      goal: { id: expect.any(Number) },
    });
    expect((await learner.today()).learning).toBe(1);
  });

  test('of two goals that name a word the earlier date leads', async () => {
    const { cluster, rows } = await learner.words(6);
    const late = await make({ cluster_id: cluster, due_at: inDays(20) });
    const early = await make({ row_ids: rows.slice(0, 3), due_at: inDays(2) });
    const today = await learner.today();
    expect(today.goals.map(({ id }) => id)).toEqual([early.id, late.id]);
    const queue = await learner.queue();
    for (const { row_id, goal } of queue) expect(goal?.id).toBe(rows.indexOf(row_id) < 3 ? early.id : late.id);
    expect(new Set(queue.map(({ row_id }) => row_id)).size).toBe(queue.length);
    await person.call('DELETE', `/api/goals/${early.id}`);
    expect((await learner.queue()).every(({ goal }) => goal?.id === late.id)).toBe(true);
  });

  test('of a goal that was removed the words go on in their ordinary schedule', async () => {
    await learner.settings({ new_per_day: 1 });
    const { cluster } = await learner.words(6);
    const goal = await make({ cluster_id: cluster, due_at: inDays(2) });
    expect((await learner.today()).new).toBeGreaterThan(1);
    expect((await person.call('DELETE', `/api/goals/${goal.id}`)).status).toBe(200);
    expect(await learner.today()).toMatchObject({ new: 1, goals: [] });
    expect((await learner.queue())[0]?.goal).toBeNull();
  });

  test('a device gets what the plan asks on the days ahead, with their days', async () => {
    const { cluster } = await learner.words(20);
    const goal = await make({ cluster_id: cluster, due_at: inDays(6), minutes_per_day: 3 });
    const queue = await learner.queue('?ahead_days=3&limit=1000');
    const starts = new Set(queue.flatMap((word) => word.goal?.ask_at ?? []));
    expect(queue.every((word) => word.goal?.id === goal.id && word.goal.due_at === goal.due_at)).toBe(true);
    expect(starts.size).toBe(4);
    expect(queue.length).toBeGreaterThan((await learner.queue()).length);
  });

  test('of a shared cluster follow the recipient’s own goal', async () => {
    const { cluster } = await learner.words(4);
    const friend = await server.signUp(`friend${number}@example.com`, 'great');
    await person.call('POST', `/api/clusters/${cluster}/share`, { email: friend.email });
    const shared = await friend.call('POST', '/api/goals', goalOf({ cluster_id: cluster, due_at: inDays(2) }));
    expect(shared.status).toBe(201);
    const theirs = learnerOf(server, friend);
    expect((await theirs.today()).goals).toHaveLength(1);
    expect((await theirs.queue()).some((word) => word.goal !== null)).toBe(true);
    expect((await learner.today()).goals).toEqual([]);
  });
});

describe('a goal', () => {
  test('reports known and expected words, updated by each answer', async () => {
    const { cluster } = await learner.words(4);
    const made = await make({ cluster_id: cluster, due_at: inDays(3) });
    expect(made).toMatchObject({ state: 'active', words: 4, known_now: 0, on_track: true, result: null });
    expect(made.line.length).toBeGreaterThanOrEqual(3);
    expect(made.line[0]?.reached).toBe(0);
    server.clock.advance(60);
    const queue = await learner.queue();
    await learner.send(...queue.map(({ row_id }) => learner.answer(row_id, 4)));
    const [after] = await goals();
    expect(after?.known_now).toBe(queue.length);
    expect(after?.line[0]?.reached).toBeGreaterThan(0);
  });

  test('is behind when days were missed, and takes what is changed', async () => {
    const { cluster } = await learner.words(40);
    const goal = await make({ cluster_id: cluster, due_at: inDays(6), minutes_per_day: 5 });
    server.clock.advance(4 * DAY);
    const [behind] = await goals();
    expect(behind).toMatchObject({ on_track: false });
    expect(behind?.expected).toBeLessThan(goal.low);
    const change = { due_at: inDays(20), target: 0.8, minutes_per_day: 30 };
    const { body } = await person.call<Goal>('PATCH', `/api/goals/${goal.id}`, change);
    expect(body).toMatchObject({ ...change, on_track: true });
    expect(body.expected).toBeGreaterThan(30);
    expect((await person.call('PATCH', `/api/goals/${goal.id}`, { due_at: inDays(400) })).status).toBe(422);
  });

  test('ends at its date, reports its result, and its words return by a list of four weeks', async () => {
    const { cluster, rows } = await learner.words(30);
    const goal = await make({ cluster_id: cluster, due_at: inDays(1), minutes_per_day: 60 });
    await learner.send(...(await learner.queue()).map(({ row_id }) => learner.answer(row_id, 3)));
    server.clock.advance(601);
    await learner.send(...(await learner.queue()).map(({ row_id }) => learner.answer(row_id, 3)));
    server.clock.advance(DAY);
    const [ended] = await goals();
    expect(ended).toMatchObject({ id: goal.id, state: 'ended', words: 30 });
    expect(ended?.result?.words).toBe(30);
    expect(ended?.result?.known).toBeGreaterThan(20);
    expect((await person.call('PATCH', `/api/goals/${goal.id}`, { target: 0.8 })).status).toBe(409);
    // No heap: at most ten a day, each until it was answered once.
    const { body: progress } = await person.call<ResponseOf<'GET /api/progress'>>('GET', '/api/progress');
    expect(progress.forecast.reduce((sum, { due }) => sum + due, 0)).toBe(30);
    for (const { due } of progress.forecast) expect(due).toBeLessThanOrEqual(10);
    const asked: number[] = [];
    for (let day = 0; day < 5; day += 1) {
      server.clock.advance(DAY);
      const queue = await learner.queue();
      const listed = queue.filter((word) => word.goal !== null);
      expect(listed.length).toBeLessThanOrEqual(10);
      expect(listed.every((word) => word.goal?.id === null)).toBe(true);
      asked.push(...listed.map(({ row_id }) => row_id));
      expect((await learner.today()).due).toBe(queue.length);
      await learner.send(...listed.map(({ row_id }) => learner.answer(row_id, 3)));
    }
    expect(asked).toHaveLength(30);
    expect(new Set(asked)).toEqual(new Set(rows));
  });

  // Specification: S0-1.381
  test('asks words of an archived cluster that it names until its end, and by a tag not at all', async () => {
    const archive = (cluster: number) => person.call('PATCH', `/api/clusters/${cluster}`, { archived: true });
    const { cluster, rows } = await learner.words(4);
    await person.call('PATCH', `/api/clusters/${cluster}`, { tags: ['exam'] });
    expect((await archive(cluster)).status).toBe(200);
    expect((await learner.queue()).length).toBe(0);
    expect((await person.call('POST', '/api/goals', goalOf({ tag: 'exam' }))).status).toBe(422);
    await make({ cluster_id: cluster, due_at: inDays(1), minutes_per_day: 60 });
    expect(new Set((await learner.queue()).map(({ row_id }) => row_id))).toEqual(new Set(rows));
    expect((await learner.today()).new).toBe(4);
    await learner.send(...rows.map((row) => learner.answer(row, 3)));
    server.clock.advance(601);
    await learner.send(...(await learner.queue()).map(({ row_id }) => learner.answer(row_id, 3)));
    server.clock.advance(3 * DAY);
    expect((await goals())[0]).toMatchObject({ state: 'ended', words: 4 });
    expect(await learner.queue()).toEqual([]);
    expect((await learner.queue('?ahead_days=3')).length).toBe(0);
    expect(await learner.today()).toMatchObject({ due: 0, new: 0 });
    // With a cluster in the query its list is asked.
    expect((await learner.queue(`?cluster_id=${cluster}`)).length).toBe(4);
    await person.call('PATCH', `/api/clusters/${cluster}`, { archived: false });
    expect((await learner.queue()).length).toBe(4);
    expect((await learner.today()).due).toBe(4);
  });

  test('is removed with its cluster once undo has expired', async () => {
    const { cluster } = await learner.words(2);
    await make({ cluster_id: cluster });
    await person.call('DELETE', `/api/clusters/${cluster}`);
    expect(await learner.today()).toMatchObject({ new: 0, due: 0 });
    const { db, clock } = server.context;
    await deleteRemoved(db, new Date(clock.now().getTime() + 1000), clock.now());
    expect(await goals()).toEqual([]);
    expect(await db.selectFrom('goal_words').selectAll().where('user_id', '=', person.id).execute()).toEqual([]);
  });
});

describe('ten minutes', () => {
  test('ask what gains most, whatever is due, and no more than fits', async () => {
    await learner.settings({ new_per_day: 0 });
    const { rows } = await learner.words(60);
    expect((await learner.queue()).length).toBe(0);
    const queue = await learner.queue('?minutes=10');
    expect(queue.length).toBeGreaterThan(10);
    expect(queue.length).toBeLessThanOrEqual(20);
    expect(queue.every(({ row_id }) => rows.includes(row_id))).toBe(true);
    expect((await person.call('GET', '/api/reviews/queue?minutes=0')).status).toBe(422);
  });
});

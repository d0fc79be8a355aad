import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { learnerOf } from '../reviews/learner.ts';
import { passDays } from '../setup/buyer.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Progress = ResponseOf<'GET /api/progress'>;

const DAY = 86_400;
const BACK = { source_col: 2, target_col: 1 };
let server: TestServer;
let person: Caller & { id: number; email: string };
let learner: ReturnType<typeof learnerOf>;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.signUp(`directions${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

const progress = async () => (await person.call<Progress>('GET', '/api/progress')).body;
const streak = async () => (await progress()).streak;
const practise = (cluster: number, ...directions: string[]) =>
  person.call('PATCH', `/api/reviews/clusters/${cluster}`, {
    directions: directions.map((pair) => ({ source_col: Number(pair[0]), target_col: Number(pair[1]) })),
  });
/** Days until the word of an answer comes back. */
const daysOf = (results: Awaited<ReturnType<typeof learner.send>>) =>
  Math.round((Date.parse(results[0]?.state?.due ?? '') - server.clock.now().getTime()) / (DAY * 1000));

/** A day that counts by twenty answers to a cluster that is removed then. */
async function twentyAnswers(): Promise<void> {
  const { cluster, rows } = await learner.words(20);
  await learner.send(...rows.map((row) => learner.answer(row, 3)));
  await person.call('DELETE', `/api/clusters/${cluster}`);
}

/** Today's due words, and the counts shown elsewhere. */
async function expectDue(due: number): Promise<void> {
  expect((await learner.today()).due).toBe(due);
  expect((await progress()).forecast[0]?.due).toBe(due);
}

describe('a direction that is not practised', () => {
  test('is owed nothing though a test asked it, until it is practised', async () => {
    const { cluster, rows } = await learner.words(1);
    const [row = 0] = rows;
    await twentyAnswers();
    const days = daysOf(await learner.send(learner.answer(row, 4, { ...BACK, way: 'test' })));
    server.clock.advance((days + 3) * DAY);
    await expectDue(0);
    expect(await progress()).toMatchObject({ streak: { days: 1, today: false }, hardest: [] });
    // Tested again, late: what lay between was not owed either.
    const again = daysOf(await learner.send(learner.answer(row, 3, { ...BACK, way: 'test' })));
    expect(await streak()).toEqual({ days: 1, today: false });
    await passDays(server, again + 3);
    expect((await streak()).days).toBe(1);

    await practise(cluster, '12', '21');
    await expectDue(1);
    expect(await streak()).toEqual({ days: 1, today: false });
    await learner.send(learner.answer(row, 3, BACK));
    expect(await streak()).toEqual({ days: 2, today: true });
    await passDays(server, 350);
    expect((await streak()).days).toBe(0);
  });

  test('is paused from the day on which it is deselected; overdue words before that still count', async () => {
    const { cluster, rows } = await learner.words(2);
    const [row = 0] = rows;
    await twentyAnswers();
    const days = daysOf(await learner.send(learner.answer(row, 4)));
    server.clock.advance((days - 1) * DAY);
    await practise(cluster, '21');
    server.clock.advance(5 * DAY);
    await expectDue(0);
    expect((await streak()).days).toBe(1);
    await practise(cluster, '12');
    await expectDue(1);
    expect(await streak()).toEqual({ days: 1, today: false });
    server.clock.advance(2 * DAY);
    expect((await streak()).days).toBe(0);
    for (const direction of ['21', '21', '12', '21']) await practise(cluster, direction);
    expect((await streak()).days).toBe(0);
    // Answered on the day on which it is given up: that day counts, and mends none before.
    await learner.send(learner.answer(row, 3));
    expect(await streak()).toEqual({ days: 1, today: true });
  });
});

test('a row with an emptied cell is owed nothing', async () => {
  const { cluster, rows } = await learner.words(1);
  const [row = 0] = rows;
  await twentyAnswers();
  const days = daysOf(await learner.send(learner.answer(row, 4)));
  await person.call('PATCH', `/api/clusters/${cluster}/clusterRows/${row}`, { col_2_value: null });
  server.clock.advance((days + 3) * DAY);
  await expectDue(0);
  expect(await progress()).toMatchObject({ streak: { days: 1, today: false }, hardest: [] });
});

describe('of a row that is practised both ways', () => {
  /** Both are due. */
  async function bothDue(): Promise<number> {
    const { cluster, rows } = await learner.words(1);
    const [row = 0] = rows;
    await practise(cluster, '12', '21');
    await twentyAnswers();
    const days = daysOf(await learner.send(learner.answer(row, 4)));
    const others = daysOf(await learner.send(learner.answer(row, 4, BACK)));
    server.clock.advance(Math.max(days, others) * DAY);
    return row;
  }

  test('one direction a day is all that is asked', async () => {
    const row = await bothDue();
    await expectDue(1);
    // The other one tomorrow.
    expect((await progress()).forecast.slice(0, 3).map(({ due }) => due)).toEqual([1, 1, 0]);
    const { days } = await streak();
    const answer = learner.answer(row, 3);
    await learner.send(answer);
    expect(await streak()).toEqual({ days: days + 1, today: true });
    await expectDue(0);
    expect((await progress()).forecast[1]?.due).toBe(1);

    await learner.send(learner.undo(answer.id));
    expect(await streak()).toEqual({ days, today: false });
    await expectDue(1);
    await learner.send({ ...learner.answer(row, 3), happened_at: answer.happened_at });

    server.clock.advance(DAY);
    await expectDue(1);
    expect(await streak()).toEqual({ days: days + 1, today: false });
    await learner.send(learner.answer(row, 3, BACK));
    expect(await streak()).toEqual({ days: days + 2, today: true });
    // Added up anew by days that begin at another hour.
    await learner.settings({ day_starts_at: 3 });
    expect(await streak()).toEqual({ days: days + 2, today: true });
  });

  test('the other direction is due from the next day on', async () => {
    const row = await bothDue();
    await learner.send(learner.answer(row, 3));
    const { days } = await streak();
    server.clock.advance(2 * DAY);
    expect((await streak()).days).toBe(0);
    // Answers that arrive late from another device count for the day they were given on.
    const happened_at = new Date(server.clock.now().getTime() - DAY * 1000).toISOString();
    await learner.send({ ...learner.answer(row, 3, BACK), happened_at });
    expect((await streak()).days).toBe(days + 1);
  });
});

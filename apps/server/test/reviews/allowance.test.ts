import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  person = await server.signUp(`allowance${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

test('clusters share one allowance: their numbers add up', async () => {
  const first = await learner.words(6);
  const second = await learner.words(12);
  const third = await learner.words(3);
  const shares = async () =>
    (await learner.today()).clusters.map(({ cluster_id, due, new: fresh }) => [cluster_id, due, fresh]);
  expect(await learner.today()).toMatchObject({ new: 10, due: 0 });
  expect(await shares()).toEqual([
    [first.cluster, 0, 6],
    [second.cluster, 0, 4],
    [third.cluster, 0, 0],
  ]);
  const begun = new Set((await learner.queue()).map(({ cluster_id }) => cluster_id));
  expect(begun).toEqual(new Set([first.cluster, second.cluster]));
  await learner.send(...[...first.rows, ...second.rows.slice(0, 4)].map((row) => learner.answer(row, 4)));
  server.clock.advance(20 * 86_400);
  await learner.settings({ reviews_per_day: 7, new_per_day: 0 });
  expect(await learner.today()).toMatchObject({ due: 7, new: 0 });
  expect(await shares()).toEqual([
    [first.cluster, 6, 0],
    [second.cluster, 1, 0],
    [third.cluster, 0, 0],
  ]);
});

// Specification: S0-1.318
test('a day begins more new words where more are wanted, again at each call, and the next day as many as ever', async () => {
  const { rows } = await learner.words(40);
  const more = (new_words: unknown) => person.call<object>('POST', '/api/reviews/extra', { new_words });
  await learner.send(...rows.slice(0, 10).map((row) => learner.answer(row, 4)));
  expect(await learner.today()).toMatchObject({ new: 0 });
  const added = await more(5);
  expect(added).toMatchObject({ status: 200, body: { new: 5 } });
  expect(added.body).toEqual(await learner.today());
  expect((await more(2)).body).toMatchObject({ new: 7 });
  expect((await learner.queue()).map(({ row_id }) => row_id)).toEqual(rows.slice(10, 17));
  await learner.send(learner.answer(rows[10] ?? 0, 4));
  expect(await learner.today()).toMatchObject({ new: 6 });
  expect((await person.call('GET', '/api/reviews/settings')).body).toMatchObject({ new_per_day: 10 });
  // Where more were begun than the day allows now, too.
  await learner.settings({ new_per_day: 1 });
  expect(await learner.today()).toMatchObject({ new: 0 });
  expect((await more(3)).body).toMatchObject({ new: 3 });
  server.clock.advance(86_400);
  expect(await learner.today()).toMatchObject({ new: 1 });
  for (const wrong of [0, 51, 1.5, '5', undefined]) expect((await more(wrong)).status).toBe(422);
  expect(await learner.today()).toMatchObject({ new: 1 });
});

// Specification: S0-1.326
test('today’s mistakes and the hardest words are offered again, without what was undone or cannot be asked', async () => {
  const again = async () => (await person.call<object>('GET', '/api/reviews/again')).body;
  expect(await again()).toEqual({ mistakes: [], hardest: [] });
  const { cluster, rows } = await learner.words(4);
  const [one = 0, two = 0, three = 0, four = 0] = rows;
  await learner.send(...rows.map((row) => learner.answer(row, 4)));
  server.clock.advance(10 * 86_400);
  await learner.send(learner.answer(one, 1));
  server.clock.advance(60);
  const slip = learner.answer(three, 1);
  const judged = learner.answer(four, 1);
  await learner.send(learner.answer(two, 1), slip, judged);
  await learner.send(learner.undo(slip.id));
  const undone = learner.undo(judged.id);
  await learner.send(undone);
  await learner.send(learner.undo(undone.id));
  const { mistakes, hardest } = (await again()) as { mistakes: number[]; hardest: number[] };
  expect(mistakes).toEqual([two, four, one]);
  expect(hardest.toSorted((a, b) => a - b)).toEqual([one, two, four]);
  await person.call('PATCH', `/api/clusters/${cluster}/clusterRows/${one}`, { col_2_value: null });
  await person.call('DELETE', `/api/clusters/${cluster}/clusterRows/${two}`);
  expect(await again()).toEqual({ mistakes: [four], hardest: [four] });
  // The other direction has no lapse.
  const practise = (source_col: number, target_col: number) =>
    person.call('PATCH', `/api/reviews/clusters/${cluster}`, { directions: [{ source_col, target_col }] });
  await practise(2, 1);
  expect(await again()).toEqual({ mistakes: [four], hardest: [] });
  await practise(1, 2);
  // Mistakes of other users are not shown.
  const stranger = await server.signUp(`allowance${(number += 1)}@example.com`, 'great');
  expect((await stranger.call('GET', '/api/reviews/again')).body).toEqual({ mistakes: [], hardest: [] });
  server.clock.advance(86_400);
  expect(await again()).toMatchObject({ mistakes: [] });
});

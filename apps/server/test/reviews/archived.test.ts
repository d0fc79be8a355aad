import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { learnerOf } from './learner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// Specification: S0-1.281
test('archived clusters are not asked until they are named or restored, and their answers are stored', async () => {
  const person = await server.signUp('tidy@example.com', 'great');
  const learner = learnerOf(server, person);
  const { cluster, rows } = await learner.words(3);
  const [first = 0, second = 0] = rows;
  await learner.send(learner.answer(first, 4));
  const { cluster: other } = await learner.words(1);
  server.clock.advance(20 * 86_400);
  const forecast = async () =>
    (await person.call<ResponseOf<'GET /api/progress'>>('GET', '/api/progress')).body.forecast[0]?.due;
  expect(await learner.today()).toMatchObject({ due: 1, new: 3 });
  expect(await forecast()).toBe(1);

  const put = (archived: boolean) => person.call('PATCH', `/api/clusters/${cluster}`, { archived });
  await put(true);
  expect(await learner.today()).toMatchObject({ due: 0, new: 1, clusters: [{ cluster_id: other }] });
  expect((await learner.queue('?ahead_days=3')).map(({ cluster_id }) => cluster_id)).toEqual([other]);
  expect(await forecast()).toBe(0);
  expect(await learner.queue(`?cluster_id=${cluster}`)).toHaveLength(3);
  expect(await learner.queue(`?row_ids=${second}`)).toHaveLength(1);
  expect(await learner.send(learner.answer(first, 3))).toMatchObject([{ status: 201, state: { reps: 2 } }]);

  await put(false);
  expect(await learner.today()).toMatchObject({ new: 3, clusters: [{ cluster_id: cluster }, { cluster_id: other }] });
  expect(await learner.states(cluster)).toMatchObject([{ reps: 2 }]);
});

import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@wordcluster/contract/types';
import { STANDARD_PARAMETERS } from '@wordcluster/domain/progress/histories';
import { FSRSAlgorithm, type FSRSState } from 'ts-fsrs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fitRound } from '../../src/features/progress/fit/fit-job.ts';
import { learnerOf } from '../reviews/learner.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Parameters = ResponseOf<'GET /api/reviews/parameters'>;

const DAY_MS = 86_400_000;
/** The one server that has the lease, which others wait for. */
const HOLDER = randomUUID();
let server: TestServer;
let person: Caller & { id: number; email: string };
let learner: ReturnType<typeof learnerOf>;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.signUp(`memory${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

const parameters = async () => (await person.call<Parameters>('GET', '/api/reviews/parameters')).body;

/** A person who remembers by these parameters answers each word on growing intervals, up to now. */
async function history(memory: readonly number[], words: number): Promise<{ cluster: number }> {
  const { cluster, rows } = await learner.words(words);
  const law = new FSRSAlgorithm({ w: memory });
  const start = server.clock.now().getTime() - 60 * DAY_MS;
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const answers = rows.flatMap((row, index) => {
    let state: FSRSState = law.next_state(null, 0, 3);
    let day = index % 10;
    const own = [{ day, rating: 3 as 1 | 3 }];
    for (const interval of [1, 2, 4, 7, 12, 20]) {
      day += interval;
      const rating = random() < law.forgetting_curve(interval, state.stability) ? 3 : 1;
      state = law.next_state(state, interval, rating);
      own.push({ day, rating });
    }
    return own.map(({ day: of, rating }) =>
      learner.answer(row, rating, {
        id: randomUUID(),
        happened_at: new Date(start + of * DAY_MS + index * 1000).toISOString(),
      }),
    );
  });
  for (let first = 0; first < answers.length; first += 500) await learner.send(...answers.slice(first, first + 500));
  return { cluster };
}

describe('parameters of the schedule', () => {
  test('are the standard ones before 400 answers, and nothing was compared', async () => {
    await history(STANDARD_PARAMETERS, 10);
    await fitRound(server.context, HOLDER);
    expect(await parameters()).toEqual({
      parameters: STANDARD_PARAMETERS,
      standard: STANDARD_PARAMETERS,
      fitted: false,
      answers: 70,
      log_loss: null,
      available: true,
    });
  });

  // Specification: S0-1.76
  test('are fitted to a memory unlike others’, and all states are calculated again', async () => {
    // Forgets within a day or two what others keep for a week.
    const weak = STANDARD_PARAMETERS.map((value, index) => (index < 4 ? value / 12 : index === 8 ? value / 3 : value));
    const { cluster } = await history(weak, 90);
    const before = await learner.states(cluster);
    await fitRound(server.context, HOLDER);
    const found = await parameters();
    expect(found).toMatchObject({ fitted: true, answers: 630 });
    expect(found.parameters).not.toEqual(STANDARD_PARAMETERS);
    expect(found.log_loss?.fitted).toBeLessThan(found.log_loss?.standard ?? 0);
    const after = await learner.states(cluster);
    expect(after).toHaveLength(before.length);
    const sum = (states: typeof before) => states.reduce((all, { stability }) => all + stability, 0);
    expect(sum(after)).toBeLessThan(sum(before));
    // Later answers follow them too.
    const [row] = after;
    const [result] = await learner.send(learner.answer(row?.row_id ?? 0, 3));
    expect((await learner.states(cluster)).find(({ row_id }) => row_id === row?.row_id)).toEqual(result?.state);
    // Nothing to do before there are a quarter more answers.
    const triedAt = () =>
      server.context.db.selectFrom('review_parameters').select('tried_at').orderBy('user_id').execute();
    const tried = await triedAt();
    server.clock.advance(60);
    await fitRound(server.context, HOLDER);
    expect(await triedAt()).toEqual(tried);
  });

  test('stay the standard ones where they predict better, and the response says so', async () => {
    await history(STANDARD_PARAMETERS, 60);
    await fitRound(server.context, HOLDER);
    const { fitted, log_loss, parameters: inUse } = await parameters();
    expect(log_loss).not.toBeNull();
    expect(fitted).toBe((log_loss?.fitted ?? 1) < (log_loss?.standard ?? 0));
    if (!fitted) expect(inUse).toEqual(STANDARD_PARAMETERS);
  });

  test('are fitted by one server at a time', async () => {
    await history(STANDARD_PARAMETERS, 58);
    await fitRound(server.context, HOLDER);
    await server.context.db.updateTable('review_parameters').set({ next_at: 1, standard_loss: null }).execute();
    await fitRound(server.context, randomUUID());
    expect((await parameters()).log_loss).toBeNull();
    await fitRound(server.context, HOLDER);
    expect((await parameters()).log_loss).not.toBeNull();
  });

  test('a history of a single day has nothing to be fitted to, and is left until there is more', async () => {
    const { rows } = await learner.words(40);
    for (let round = 0; round < 10; round += 1) await learner.send(...rows.map((row) => learner.answer(row, 3)));
    await fitRound(server.context, HOLDER);
    expect(await parameters()).toMatchObject({ fitted: false, answers: 400, log_loss: null });
  });
});

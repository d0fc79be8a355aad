import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_PARAMETERS } from '@wordcluster/domain/progress/histories';
import { learnerOf } from '../reviews/learner.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Progress = ResponseOf<'GET /api/progress'>;

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
  person = await server.signUp(`progress${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

const progress = async () => (await person.call<Progress>('GET', '/api/progress')).body;
/** The person's day (UTC, from 4:00) so many days from now. */
const dayIn = (days: number) =>
  new Date(server.clock.now().getTime() + (days * DAY - 4 * 3600) * 1000).toISOString().slice(0, 10);
const at = (moment: string, seconds = 3) => ({ happened_at: moment, duration_ms: seconds * 1000 });

describe('days', () => {
  test('before the first answer there is nothing but new words', async () => {
    await learner.words(2);
    expect(await progress()).toMatchObject({
      today: dayIn(0),
      streak: { days: 0, today: false },
      calendar: [],
      stages: { new: 2, learning: 0, young: 0, known: 0 },
      retention: { answers: 0, actual: null, predicted: null, bins: [] },
      hardest: [],
      clusters: [{ answers: 0, minutes: 0, stages: { new: 2 } }],
    });
    expect((await progress()).forecast).toHaveLength(30);
  });

  // Specification: S0-1.75
  test('have their answers and minutes; what is undone counts nowhere, and late answers count for theirs', async () => {
    const { rows } = await learner.words(3);
    const [one = 0, two = 0, three = 0] = rows;
    const slip = learner.answer(two, 1, { duration_ms: 60_000 });
    await learner.send(
      learner.answer(one, 3, { duration_ms: 30_000 }),
      slip,
      learner.answer(three, 4, { duration_ms: 30_000, way: 'test' }),
    );
    expect((await progress()).calendar).toEqual([{ day: dayIn(0), answers: 3, minutes: 2 }]);
    await learner.send(learner.undo(slip.id));
    expect((await progress()).calendar).toEqual([{ day: dayIn(0), answers: 2, minutes: 1 }]);
    const late = new Date(server.clock.now().getTime() - 3 * DAY * 1000).toISOString();
    const answer = learner.answer(one, 3, { ...at(late, 90) });
    const expected = [
      { day: dayIn(-3), answers: 1, minutes: 1.5 },
      { day: dayIn(0), answers: 2, minutes: 1 },
    ];
    await learner.send(answer);
    expect((await progress()).calendar).toEqual(expected);
    // Sent again, and begun anew: neither is another answer.
    server.clock.advance(60);
    await learner.send(answer, learner.mark(one, 'reset'));
    expect((await progress()).calendar).toEqual(expected);
    expect(await progress()).toMatchObject({
      clusters: [{ answers: 3, minutes: 2.5 }],
      stages: { new: 2, learning: 0, young: 1, known: 0 },
    });
  });

  test('are those of the person’s zone and hour, and move when these change', async () => {
    const { rows } = await learner.words(2);
    const [one = 0, two = 0] = rows;
    await learner.settings({ time_zone: 'Europe/Bratislava' });
    await learner.send(
      // The night in which the clocks go forward: 3:59 and 4:01 in Bratislava, summer time.
      learner.answer(one, 3, at('2025-03-30T01:59:00Z')),
      learner.answer(two, 3, at('2025-03-30T02:01:00Z')),
      // The night in which they go back.
      learner.answer(one, 3, at('2025-10-26T02:59:00Z')),
      learner.answer(two, 3, at('2025-10-26T03:01:00Z')),
    );
    const days = async () => (await progress()).calendar.map(({ day, answers }) => [day, answers]);
    const shown = await days();
    expect(shown).toEqual([
      ['2025-03-29', 1],
      ['2025-03-30', 1],
      ['2025-10-25', 1],
      ['2025-10-26', 1],
    ]);
    await learner.settings({ day_starts_at: 0 });
    expect(await days()).toEqual([
      ['2025-03-30', 2],
      ['2025-10-26', 2],
    ]);
    await learner.settings({ day_starts_at: 4 });
    expect(await days()).toEqual(shown);
  });
});

describe('the streak', () => {
  test('counts days with twenty answers or with their due words, and today once it does', async () => {
    const { rows } = await learner.words(21);
    const [first = 0, ...others] = rows;
    await learner.send(...others.map((row) => learner.answer(row, 3)));
    expect((await progress()).streak).toEqual({ days: 1, today: true });
    // A word in review, due on a day of its own: nothing else is in review.
    const [result] = await learner.send(learner.answer(first, 4));
    const due = Date.parse(result?.state?.due ?? '');
    const days = Math.round((due - server.clock.now().getTime()) / (DAY * 1000));
    expect(days).toBeGreaterThan(1);
    expect((await progress()).forecast.find((one) => one.due > 0)).toEqual({ day: dayIn(days), due: 1 });

    server.clock.advance((days - 1) * DAY);
    expect((await progress()).streak).toEqual({ days: 1, today: false });
    server.clock.advance(DAY);
    expect((await progress()).streak).toEqual({ days: 1, today: false });
    expect((await progress()).forecast[0]?.due).toBe(1);
    const answer = learner.answer(first, 3);
    await learner.send(answer);
    expect((await progress()).streak).toEqual({ days: 2, today: true });
    await learner.send(learner.undo(answer.id));
    expect((await progress()).streak).toEqual({ days: 1, today: false });
    server.clock.advance(DAY);
    expect((await progress()).streak).toEqual({ days: 0, today: false });
    // Sent late by a device without a network: it was answered in time.
    await learner.send({ ...learner.answer(first, 3), happened_at: answer.happened_at });
    expect((await progress()).streak).toEqual({ days: 2, today: false });
  });

  test('does not ask for words that are paused or gone', async () => {
    const { cluster, rows } = await learner.words(22);
    const [first = 0, second = 0, ...others] = rows;
    await learner.send(...others.map((row) => learner.answer(row, 3)));
    await learner.send(learner.answer(first, 4), learner.answer(second, 4), learner.mark(first, 'pause'));
    await person.call('DELETE', `/api/clusters/${cluster}/clusterRows/${second}`);
    server.clock.advance(20 * DAY);
    const { streak, forecast } = await progress();
    expect(streak).toEqual({ days: 1, today: false });
    expect(forecast.every(({ due }) => due === 0)).toBe(true);
  });

  test('is not broken by what other settings would have asked of past days, nor mended', async () => {
    const { rows } = await learner.words(21);
    const [first = 0, ...others] = rows;
    await learner.settings({ retention: 0.8 });
    await learner.send(...others.map((row) => learner.answer(row, 3)));
    const [result] = await learner.send(learner.answer(first, 4));
    const due = Date.parse(result?.state?.due ?? '');
    const days = Math.round((due - server.clock.now().getTime()) / (DAY * 1000));
    // Signed in all the time.
    const pass = async (count: number) => {
      for (let day = 0; day < count; day += 1) {
        server.clock.advance(DAY);
        await progress();
      }
    };
    await pass(days - 1);
    expect((await progress()).streak.days).toBe(1);
    // By the higher retention it was due days ago.
    await learner.settings({ retention: 0.97 });
    expect((await progress()).forecast[0]?.due).toBe(1);
    expect((await progress()).streak.days).toBe(1);
    await learner.send(learner.answer(first, 3));
    expect((await progress()).streak).toEqual({ days: 2, today: true });
    await pass(40);
    expect((await progress()).streak.days).toBe(0);
    // With the lower retention nothing is due, but it was.
    await learner.settings({ retention: 0.8 });
    expect((await progress()).streak.days).toBe(0);
  });
});

describe('days that were missed', () => {
  /** A day that counts, and a word that is then overdue for three days. */
  async function missed(): Promise<number> {
    const { rows } = await learner.words(21);
    const [first = 0, ...others] = rows;
    await learner.send(...others.map((row) => learner.answer(row, 3)));
    const [result] = await learner.send(learner.answer(first, 4));
    const due = Date.parse(result?.state?.due ?? '');
    server.clock.advance(Math.round((due - server.clock.now().getTime()) / 1000) + 3 * DAY);
    expect((await progress()).streak.days).toBe(0);
    return first;
  }

  test('stay missed where other days begin after other settings, in whichever order and at once', async () => {
    await missed();
    await learner.settings({ retention: 0.8 });
    await learner.settings({ time_zone: 'Europe/Bratislava' });
    expect((await progress()).streak.days).toBe(0);
    await learner.settings({ day_starts_at: 5 });
    await learner.settings({ day_starts_at: 6, retention: 0.81 });
    await learner.settings({ retention: 0.82, time_zone: 'Asia/Tokyo' });
    expect((await progress()).streak.days).toBe(0);
  });

  test('count once: what is answered after other settings is done for the day', async () => {
    const first = await missed();
    await learner.settings({ retention: 0.97 });
    await learner.settings({ time_zone: 'Europe/Bratislava' });
    await learner.send(learner.answer(first, 4));
    expect((await progress()).streak).toEqual({ days: 1, today: true });
    await learner.settings({ retention: 0.9 });
    await learner.settings({ time_zone: 'UTC' });
    expect((await progress()).streak).toEqual({ days: 1, today: true });
    await learner.send(learner.mark(first, 'bury'));
    await learner.settings({ retention: 0.91 });
    expect((await progress()).streak).toEqual({ days: 1, today: true });
  });
});

describe('retention', () => {
  test('is compared with what was predicted, by the first answer of a day to a word in review', async () => {
    const { rows } = await learner.words(2);
    const [one = 0, two = 0] = rows;
    const results = await learner.send(learner.answer(one, 4), learner.answer(two, 4));
    const stability = results[0]?.state?.stability ?? 1;
    server.clock.advance(10 * DAY);
    await learner.send(learner.answer(one, 3), learner.answer(two, 1));
    server.clock.advance(60);
    await learner.send(learner.answer(two, 3));
    // FSRS-6: 0.9 after as many days as it is stable, falling by the standard decay.
    const decay = -0.1542;
    const predicted = (1 + ((0.9 ** (1 / decay) - 1) * 10) / stability) ** decay;
    const { retention, hardest, stages } = await progress();
    expect(retention).toMatchObject({ answers: 2, actual: 0.5, bins: [{ answers: 2, actual: 0.5 }] });
    expect(retention.predicted).toBeCloseTo(predicted, 6);
    expect(retention.bins[0]?.predicted).toBeCloseTo(predicted, 6);
    // A word without a lapse is not among them.
    expect(hardest.map(({ row_id, source, target }) => [row_id, source, target])).toEqual([
      [two, 'word 2', 'meaning 2'],
    ]);
    expect(stages).toEqual({ new: 0, learning: 0, young: 1, known: 1 });
    server.clock.advance(25 * DAY);
    expect((await progress()).retention.answers).toBe(2);
    server.clock.advance(5 * DAY);
    expect((await progress()).retention.answers).toBe(0);
  });

  test('forgets what was undone, also where the rules have changed meanwhile', async () => {
    const { rows } = await learner.words(2);
    const [one = 0, two = 0] = rows;
    await learner.send(learner.answer(one, 4), learner.answer(two, 4));
    server.clock.advance(10 * DAY);
    const tested = learner.answer(one, 3, { way: 'test' });
    const typed = learner.answer(two, 3);
    await learner.send(tested, typed);
    const retention = async () => (await progress()).retention;
    expect(await retention()).toMatchObject({ answers: 2, actual: 1 });
    await learner.settings({ test_answers: false });
    expect(await retention()).toMatchObject({ answers: 1, actual: 1 });
    await learner.send(learner.undo(tested.id));
    expect(await retention()).toMatchObject({ answers: 1, actual: 1 });

    // A memory with a far lower predicted recall: another bin.
    const parameters = STANDARD_PARAMETERS.map((value, index) => (index < 4 ? value / 8 : value));
    const fitted = { user_id: person.id, counted: 0, next_at: 400, parameters };
    await server.context.db
      .insertInto('review_parameters')
      .values(fitted)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ parameters }))
      .execute();
    const before = (await retention()).predicted ?? 0;
    await learner.settings({ retention: 0.85 });
    expect((await retention()).predicted).toBeLessThan(before - 0.1);
    await learner.send(learner.undo(typed.id));
    expect(await retention()).toEqual({ answers: 0, actual: null, predicted: null, bins: [] });
    expect((await progress()).streak).toEqual({ days: 0, today: false });
    await learner.settings({ retention: 0.9, test_answers: true });
    expect(await retention()).toMatchObject({ answers: 0, bins: [] });
  });

  test('is added up by cluster and by the language of the answers, for one’s own directions', async () => {
    const german = await learner.words(2, { col_1_language: 'de', col_2_language: 'en' });
    const other = await learner.words(1, { col_1_language: 'sk', col_2_language: 'en' });
    await person.call('PATCH', `/api/reviews/clusters/${german.cluster}`, {
      directions: [
        { source_col: 1, target_col: 2 },
        { source_col: 2, target_col: 1 },
      ],
    });
    await learner.send(
      learner.answer(german.rows[0] ?? 0, 3, { duration_ms: 6000 }),
      learner.answer(german.rows[0] ?? 0, 4, { source_col: 2, target_col: 1, duration_ms: 6000 }),
      learner.answer(other.rows[0] ?? 0, 4, { duration_ms: 12_000 }),
    );
    const { clusters, languages, stages } = await progress();
    expect(stages).toEqual({ new: 2, learning: 1, young: 2, known: 0 });
    expect(clusters).toMatchObject([
      { cluster_id: german.cluster, answers: 2, minutes: 0.2, stages: { new: 2, learning: 1, young: 1, known: 0 } },
      { cluster_id: other.cluster, answers: 1, minutes: 0.2, stages: { new: 0, learning: 0, young: 1, known: 0 } },
    ]);
    expect(languages).toMatchObject([
      { language: 'en', answers: 2, minutes: 0.3, stages: { new: 1, learning: 1, young: 1, known: 0 } },
      { language: 'de', answers: 1, minutes: 0.1, stages: { new: 1, learning: 0, young: 1, known: 0 } },
    ]);
  });

  test('belongs to one user', async () => {
    const { rows } = await learner.words(1);
    await learner.send(learner.answer(rows[0] ?? 0, 3));
    const stranger = await server.signUp(`other${number}@example.com`);
    const { body } = await stranger.call<Progress>('GET', '/api/progress');
    expect(body).toMatchObject({ calendar: [], hardest: [], clusters: [], stages: { new: 0, learning: 0 } });
    expect((await server.visitor.call('GET', '/api/progress')).status).toBe(401);
  });
});

import { knowledgeOf, NEW, nextIntervals } from '@wordcluster/domain/schedule/memory';
import { wordsNow, type KnownWord } from '@wordcluster/domain/review-session/offline-queue';
import { STANDARD_SETTINGS } from '@wordcluster/domain/schedule/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ResponseOf } from '@wordcluster/contract/types';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { learnerOf } from './learner.ts';

type Word = ResponseOf<'GET /api/reviews/queue'>['queue'][number] & KnownWord;

let server: TestServer;
let person: Caller & { id: number; email: string };
let learner: ReturnType<typeof learnerOf>;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.signUp(`device${(number += 1)}@example.com`, 'great');
  learner = learnerOf(server, person);
});

describe('the queue', () => {
  // Specification: S0-1.122
  test('returns enough of a word for a device to compute its next intervals', async () => {
    const { rows } = await learner.words(1);
    const rules = { ...STANDARD_SETTINGS, parameters: null };
    for (const [seconds, rating] of [
      [0, 3],
      [601, 2],
      [361, 3],
      [20 * 86_400, 1],
      [601, 3],
      [9 * 86_400, 4],
    ] as const) {
      server.clock.advance(seconds);
      const [known] = (await learner.queue()).map(({ state, step }) => knowledgeOf({ ...state, step }));
      const key = { rowId: rows[0] ?? 0, sourceCol: 1, targetCol: 2 };
      const now = server.clock.now().getTime();
      const intervals = nextIntervals(key, known ?? NEW, now, rules);
      const [result] = await learner.send(learner.answer(key.rowId, rating));
      expect(Date.parse(result?.state?.due ?? '') - now).toBe(intervals[rating]);
    }
  });
});

describe('the queue of the days ahead', () => {
  const DAY = 86_400;
  const keys = (words: readonly { row_id: number; source_col: number; target_col: number }[]) =>
    words.map(({ row_id, source_col, target_col }) => `${row_id} ${source_col}${target_col}`).toSorted();

  // Specification: S0-1.122
  test('has what each of them asks: other directions, what is left for tomorrow, and what is over the limit', async () => {
    const { cluster, rows } = await learner.words(5);
    const [one = 0, two = 0, three = 0] = rows;
    const back = { source_col: 2, target_col: 1 };
    const directions = [{ source_col: 1, target_col: 2 }, back];
    await person.call('PATCH', `/api/reviews/clusters/${cluster}`, { directions });
    await learner.send(...[one, two, three].map((row) => learner.answer(row, 4)));
    server.clock.advance(DAY);
    await learner.send(...[one, two, three].map((row) => learner.answer(row, 4, back)));
    server.clock.advance(20 * DAY);
    await learner.settings({ new_per_day: 1 });
    await learner.send(learner.answer(one, 4), learner.mark(two, 'bury'));
    const [today, queue] = [await learner.today(), await learner.queue('?ahead_days=3')];
    // Left out today, or in a row that was asked today already: included for tomorrow.
    expect(keys(queue)).toEqual(expect.arrayContaining([`${one} 21`, `${two} 12`, `${two} 21`, `${three} 12`]));
    await learner.settings({ reviews_per_day: 1 });
    expect(keys(await learner.queue('?ahead_days=3'))).toEqual(keys(queue));
    await learner.settings({ reviews_per_day: null });

    // The device's own queue then equals the server's.
    const serverCounts = { at: server.clock.now().getTime(), due: today.due, fresh: today.new };
    const rules = { ...STANDARD_SETTINGS, newPerDay: 1, parameters: null };
    const onDevice = () =>
      wordsNow({ queue: queue as Word[], since: [], serverCounts, rules, now: server.clock.now().getTime() });
    for (let days = 0; days <= 3; days += 1) {
      expect([days, keys(onDevice())]).toEqual([days, keys(await learner.queue())]);
      server.clock.advance(DAY);
    }
  });
});

describe('an answer that a person keeps for themselves', () => {
  const accepted = (who: Caller, cluster: number) =>
    who.call<ResponseOf<'GET /api/reviews/accepted'>>('GET', `/api/reviews/accepted?cluster_id=${cluster}`);

  // Specification: S0-1.123, S0-1.124, S0-1.125
  test('comes with the queue and the cluster, for one user, until it is removed', async () => {
    const { cluster, rows } = await learner.words(2);
    const recipient = await server.signUp(`recipient${number}@example.com`);
    await person.call('POST', `/api/clusters/${cluster}/share`, { email: recipient.email });
    const [row = 0] = rows;
    const named = { row_id: row, column: 2, answer: '  my own\r\nmeaning ' };
    const stored = { row_id: row, column: 2, answers: ['my own\nmeaning'] };
    for (const _ of ['once', 'again'])
      expect(await recipient.call('PUT', '/api/reviews/accepted', named)).toMatchObject({ status: 200, body: stored });
    const device = learnerOf(server, recipient);
    expect((await device.queue()).map((word) => word.accepted)).toEqual([stored.answers, []]);
    expect((await device.queue(`?row_ids=${row}`)).map((word) => word.accepted)).toEqual([stored.answers]);
    expect((await accepted(recipient, cluster)).body).toEqual({ accepted: [stored] });
    expect((await learner.queue())[0]?.accepted).toEqual([]);
    expect((await accepted(person, cluster)).body).toEqual({ accepted: [] });

    const back = await recipient.call('DELETE', '/api/reviews/accepted', named);
    expect(back).toMatchObject({ status: 200, body: { ...stored, answers: [] } });
    expect((await accepted(recipient, cluster)).body).toEqual({ accepted: [] });
  });

  test('is refused for a stranger’s row, a column that there is not, nothing, and one too many', async () => {
    const { cluster, rows } = await learner.words(1);
    const stranger = await server.signUp(`foreign${number}@example.com`);
    const named = { row_id: rows[0], column: 2, answer: 'mine' };
    const put = async (who: Caller, more: object) =>
      (await who.call('PUT', '/api/reviews/accepted', { ...named, ...more })).status;
    expect(await put(stranger, {})).toBe(404);
    expect((await accepted(stranger, cluster)).status).toBe(404);
    expect(await put(person, { column: 4 })).toBe(422);
    expect(await put(person, { answer: '  ' })).toBe(422);
    expect(await put(person, { answer: 'x'.repeat(1001) })).toBe(422);
    for (let count = 1; count <= 10; count += 1) expect(await put(person, { answer: `meaning ${count}` })).toBe(200);
    expect(await put(person, { answer: 'one more' })).toBe(422);
    expect(await put(person, { answer: 'meaning 3' })).toBe(200);
  });
});

describe('new words', () => {
  test('are found again wherever rows or answers make some, after all were begun', async () => {
    const { cluster, rows } = await learner.words(4);
    const fresh = async () => ({
      today: (await learner.today()).new,
      queue: (await learner.queue()).filter(({ state }) => state.reps === 0).map(({ row_id }) => row_id),
    });
    const [first = 0, second = 0, third = 0, fourth = 0] = rows;
    await person.call('PATCH', `/api/clusters/${cluster}/clusterRows/${third}`, { col_2_value: null });
    const begun = [first, second, fourth].map((row) => learner.answer(row, 4));
    await learner.send(...begun);
    for (const _ of ['looked for', 'known']) expect(await fresh()).toEqual({ today: 0, queue: [] });
    await person.call('PATCH', `/api/clusters/${cluster}/clusterRows/${third}`, { col_2_value: 'again' });
    expect(await fresh()).toEqual({ today: 1, queue: [third] });
    await learner.send(learner.undo(begun[0]?.id ?? ''));
    expect(await fresh()).toEqual({ today: 2, queue: [first, third] });
    server.clock.advance(1);
    await learner.send(learner.mark(second, 'reset'), learner.mark(first, 'pause'));
    server.clock.advance(1);
    expect(await fresh()).toEqual({ today: 2, queue: [second, third] });
    await learner.send(learner.answer(third, 4), learner.mark(first, 'resume'));
    expect(await fresh()).toEqual({ today: 2, queue: [first, second] });
    await learner.send(learner.answer(first, 4, { way: 'test' }), learner.answer(second, 4, { way: 'test' }));
    expect(await fresh()).toEqual({ today: 0, queue: [] });
    await learner.settings({ test_answers: false });
    expect(await fresh()).toEqual({ today: 2, queue: [first, second] });
  });
});

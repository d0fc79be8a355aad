import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learnerOf } from '../reviews/learner.ts';
import { newCluster, rowsOf, wordsOf } from '../setup/clusters.ts';
import { fill } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let user: Caller & { id: number; email: string };
let stranger: Caller;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('many@example.com', 'great');
  stranger = await server.signUp('stranger@example.com', 'great');
});
afterAll(() => server.close());

const clusterOf = async (count: number, who: Caller = user) => {
  const { id } = await newCluster(who);
  await fill(
    who,
    id,
    Array.from({ length: count }, (_, n) => `w${n}`),
  );
  return { id, ids: (await rowsOf(who, id)).map((row) => row.id) };
};
const edit = (cluster: number, edits: unknown[], who: Caller = user) =>
  who.call('PATCH', `/api/clusters/${cluster}/clusterRows`, { edits });
const copy = (from: number, row_ids: number[], to_cluster_id: number, move = false, who: Caller = user) =>
  who.call<ResponseOf<'POST /api/clusters/:cluster_id/clusterRows/copy'>>(
    'POST',
    `/api/clusters/${from}/clusterRows/copy`,
    { row_ids, to_cluster_id, move },
  );

describe('many rows', () => {
  // Specification: S0-1.325
  test('are edited at once: named cells and tags alone, trimmed; rows that are gone are left out', async () => {
    const { id, ids } = await clusterOf(4);
    const [one = 0, two = 0, three = 0] = ids;
    await user.call('DELETE', `/api/clusters/${id}/clusterRows/${three}`);
    const edits = [
      { row_id: one, col_2_value: ' zwei ', tags: ['b', 'a'] },
      { row_id: two, col_1_value: 'new', col_2_value: '' },
      { row_id: three, col_1_value: 'gone' },
    ];
    expect(await edit(id, edits)).toMatchObject({ status: 200, body: { changed: 2 } });
    const rows = await rowsOf(user, id);
    expect(rows.slice(0, 2)).toMatchObject([
      { col_1_value: 'w0', col_2_value: 'zwei' },
      { col_1_value: 'new', col_2_value: null, tags: [] },
    ]);
    expect(rows[0]?.tags.toSorted()).toEqual(['a', 'b']);
    await edit(id, [{ row_id: one, tags: [] }]);
    expect((await rowsOf(user, id))[0]).toMatchObject({ col_2_value: 'zwei', tags: [] });
    expect((await edit(id, [{ row_id: three, col_1_value: 'x' }])).status).toBe(404);
  });

  test('all or none where a cell cannot be kept, and only by whom may write', async () => {
    const { id, ids } = await clusterOf(2);
    const [one = 0, two = 0] = ids;
    const wrong = [
      { row_id: one, col_1_value: 'new' },
      { row_id: two, col_1_value: ' ' },
    ];
    expect((await edit(id, wrong)).status).toBe(422);
    expect(await wordsOf(user, id)).toEqual(['w0', 'w1']);
    expect((await edit(id, [{ row_id: one, col_1_value: 'x' }], stranger)).status).toBe(404);
    const other = await clusterOf(1, stranger);
    // Another user’s rows are not found in one’s own cluster.
    expect((await edit(id, [{ row_id: other.ids[0], col_1_value: 'x' }])).status).toBe(404);
    for (const wrongBody of [[], 'x', [{ row_id: 0 }], [{ row_id: one, col_4_value: 'x' }]])
      expect((await edit(id, wrongBody as unknown[])).status).toBe(422);
  });

  test('are copied behind the last of another cluster, in their order, with their tags', async () => {
    const from = await clusterOf(4);
    const to = await clusterOf(1);
    const [one = 0, , three = 0] = from.ids;
    await edit(from.id, [{ row_id: three, col_2_value: 'x', tags: ['t'] }]);
    const { status, body } = await copy(from.id, [three, one], to.id);
    expect(status).toBe(200);
    expect(body.row_ids).toHaveLength(2);
    expect(await wordsOf(user, to.id)).toEqual(['w0', 'w0', 'w2']);
    expect((await rowsOf(user, to.id)).at(-1)).toMatchObject({ col_2_value: 'x', tags: ['t'], id: body.row_ids[1] });
    expect(await wordsOf(user, from.id)).toHaveLength(4);
    expect((await copy(from.id, [one], from.id)).status).toBe(422);
    expect((await copy(from.id, [one], to.id, false, stranger)).status).toBe(404);
    const foreign = await clusterOf(1, stranger);
    expect((await copy(from.id, [one], foreign.id)).status).toBe(404);
    expect((await copy(foreign.id, foreign.ids, to.id)).status).toBe(404);
    expect((await copy(from.id, foreign.ids, to.id)).status).toBe(404);
  });

  test('that are moved take along what was learned of them', async () => {
    const learner = learnerOf(server, user);
    const from = await learner.words(3);
    const to = await newCluster(user);
    const [one = 0, two = 0] = from.rows;
    await learner.send(learner.answer(one, 4), learner.answer(two, 3));
    const [before] = await learner.states(from.cluster);
    const { body } = await copy(from.cluster, [one], to.id, true);
    expect(await wordsOf(user, from.cluster)).toEqual(['word 2', 'word 3']);
    expect(await wordsOf(user, to.id)).toEqual(['word 1']);
    const states = await learner.states(to.id);
    expect(states).toEqual([{ ...before, row_id: body.row_ids[0] }]);
    expect(await learner.states(from.cluster)).toHaveLength(1);
    // An answer goes on from there.
    server.clock.advance(10 * 86_400);
    const [result] = await learner.send(learner.answer(body.row_ids[0] ?? 0, 3));
    expect(result).toMatchObject({ status: 201, state: { reps: 2 } });
    // Moved rows are restored like deleted ones.
    const restored = await user.call('POST', `/api/clusters/${from.cluster}/clusterRows/restore`, { row_ids: [one] });
    expect(restored.status).toBe(200);
  });

  test('do not pass the limit of the free plan', async () => {
    const free = await server.signUp('many-free@example.com');
    const from = await clusterOf(30, free);
    const to = await clusterOf(30, free);
    expect((await copy(from.id, from.ids, to.id, false, free)).status).toBe(403);
    expect(await wordsOf(free, to.id)).toHaveLength(30);
    expect((await copy(from.id, from.ids.slice(0, 20), to.id, true, free)).status).toBe(200);
    expect(await wordsOf(free, to.id)).toHaveLength(50);
    expect(await wordsOf(free, from.id)).toHaveLength(10);
  });
});

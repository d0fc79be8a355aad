import { NIGHTLY, cases } from '@wordcluster/testing/nightly';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { newCluster, rowsOf, wordsOf } from '../setup/clusters.ts';
import { fill } from '../setup/imports.ts';

let server: TestServer;
let user: Caller;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('user@example.com', 'great');
});
afterAll(() => server.close());

const change = (cluster: number, action: 'delete' | 'restore', row_ids: number[], who: Caller = user) =>
  who.call('POST', `/api/clusters/${cluster}/clusterRows/${action}`, { row_ids });
const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`);

describe('a selection of rows', () => {
  // Specification: S0-1.03-04
  test('is deleted at once and restored at its positions, in a cluster of several blocks', async () => {
    const { id } = await newCluster(user);
    await fill(user, id, words(3000));
    const before = await rowsOf(user, id);
    const every = before.filter((_, n) => n % 3 === 0).map((row) => row.id);
    expect(await change(id, 'delete', every)).toMatchObject({ status: 200, body: { deleted: 1000 } });
    const left = await rowsOf(user, id);
    expect(left.map((row) => row.col_1_value)).toEqual(words(3000).filter((_, n) => n % 3 !== 0));
    const edited = await user.call<{ row_number: number }>(
      'PATCH',
      `/api/clusters/${id}/clusterRows/${left[1500]?.id}`,
      { col_2_value: 'x' },
    );
    expect(edited.body.row_number).toBe(1501);
    expect(await change(id, 'restore', every)).toMatchObject({ status: 200, body: { restored: 1000 } });
    expect((await rowsOf(user, id)).map((row) => row.id)).toEqual(before.map((row) => row.id));
    expect((await change(id, 'restore', every)).status).toBe(404);
  });

  test('is restored behind a row that was moved to the same position meanwhile', async () => {
    const { id } = await newCluster(user);
    await fill(user, id, words(6));
    const rows = await rowsOf(user, id);
    const gone = rows.slice(2, 4).map((row) => row.id);
    await change(id, 'delete', gone);
    for (let n = 0; n < 6; n += 1)
      await user.call('PATCH', `/api/clusters/${id}/clusterRows/${rows[n % 2 === 0 ? 5 : 0]?.id}`, { row_number: 3 });
    await change(id, 'restore', gone);
    const after = await rowsOf(user, id);
    expect(new Set(after.map((row) => row.id))).toEqual(new Set(rows.map((row) => row.id)));
    expect(after.map((row) => row.row_number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('deleting and restoring any selections, in any order, keeps the order of a plain list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uniqueArray(fc.nat(11), { minLength: 1 }), { minLength: 1, maxLength: 4 }),
        async (selections) => {
          const { id } = await newCluster(user);
          await fill(user, id, words(12));
          const rows = await rowsOf(user, id);
          const there = new Set(rows.map((row) => row.id));
          for (const selection of selections) {
            const ids = selection.map((n) => rows[n]?.id ?? 0);
            await change(id, 'delete', ids);
            for (const rowId of ids) there.delete(rowId);
            expect((await rowsOf(user, id)).map((row) => row.id)).toEqual(
              rows.map((row) => row.id).filter((rowId) => there.has(rowId)),
            );
          }
          for (const selection of selections)
            await change(
              id,
              'restore',
              selection.map((n) => rows[n]?.id ?? 0),
            );
          expect((await rowsOf(user, id)).map((row) => row.id)).toEqual(rows.map((row) => row.id));
        },
      ),
      { numRuns: cases(10) },
    );
  });

  test('accepts only rows of this cluster, and is restored within the plan’s limit', async () => {
    const free = await server.signUp('free@example.com');
    const { id } = await newCluster(free);
    const { id: other } = await newCluster(user);
    await fill(user, other, words(2));
    await fill(free, id, words(50));
    const foreign = (await rowsOf(user, other)).map((row) => row.id);
    expect((await change(id, 'delete', foreign, free)).status).toBe(404);
    const two = (await rowsOf(free, id)).slice(0, 2).map((row) => row.id);
    expect(await change(id, 'delete', [...two, ...foreign], free)).toMatchObject({ body: { deleted: 2 } });
    await free.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'new' });
    expect((await change(id, 'restore', two, free)).status).toBe(403);
    expect(await wordsOf(free, id)).toHaveLength(49);
    expect(await change(id, 'restore', two.slice(0, 1), free)).toMatchObject({ body: { restored: 1 } });
    expect(await wordsOf(user, other)).toEqual(words(2));
  });
});

test.runIf(NIGHTLY)(
  'a selection may name as many rows as the largest cluster holds',
  async () => {
    const { id } = await newCluster(user);
    const [count, most, db] = [20_001, 500_000, server.context.longRunning];
    await fill(user, id, words(count));
    const stored = await db
      .selectFrom('cluster_rows')
      .select('id')
      .where('cluster_id', '=', id)
      .orderBy('position')
      .execute();
    const ids = stored.map((row) => row.id);
    // Most of them are of no row: they are as long as numbers can be, and looked for all the same.
    const unknown = Array.from({ length: most - count }, (_, n) => Number.MAX_SAFE_INTEGER - n);
    const counted = async () => {
      const { row_count, bytes } = await db
        .selectFrom('clusters')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { row_count, bytes };
    };
    const before = await counted();
    expect(await change(id, 'delete', [...ids, ...unknown])).toMatchObject({ status: 200, body: { deleted: count } });
    expect(await counted()).toEqual({ row_count: 0, bytes: 0 });
    expect(await change(id, 'restore', [...ids, ...unknown])).toMatchObject({ status: 200, body: { restored: count } });
    expect(await counted()).toEqual(before);
    const edited = await user.call('PATCH', `/api/clusters/${id}/clusterRows/${ids[count - 2]}`, { col_2_value: 'x' });
    expect(edited.body).toMatchObject({ row_number: count - 1 });
    expect((await change(id, 'delete', [...ids, ...unknown, 1])).status).toBe(422);
  },
  60_000,
);

import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { newCluster } from '../setup/clusters.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

// Case 7 of the second security review.

let server: TestServer;
beforeAll(async () => {
  // Two megabytes of an account are soon full.
  server = await startTestServer({ ACCOUNT_MB_MAX: '2' });
});
afterAll(() => server.close());

const LONG = 'x'.repeat(1000);
const CELLS = { col_1_value: LONG, col_2_value: LONG, col_3_value: LONG };

async function addAndDelete(user: Caller, cluster: number, times: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const { body, status } = await user.call<{ id: number }>('POST', `/api/clusters/${cluster}/clusterRows`, CELLS);
    expect(status).toBe(201);
    expect((await user.call('DELETE', `/api/clusters/${cluster}/clusterRows/${body.id}`)).status).toBe(200);
    ids.push(body.id);
  }
  return ids;
}

const retainedOf = async (userId: number) => {
  const { db } = server.context;
  const deleted = await db
    .selectFrom('deleted_rows')
    .select('id')
    .where('deleted_by', '=', userId)
    .orderBy('id')
    .execute();
  const changes = await db.selectFrom('row_changes').select('id').where('by_user_id', '=', userId).execute();
  const counted = await db.selectFrom('kept_bytes').select('bytes').where('user_id', '=', userId).execute();
  return {
    deleted: deleted.map(({ id }) => id),
    changes: changes.length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

describe('bytes of undo and history', () => {
  test('of a person who adds and deletes for ever is at most the ceiling of an account; the newest can be undone', async () => {
    const user = await server.signUp('deletes@example.com', 'great');
    const { id } = await newCluster(user);
    const ids = await addAndDelete(user, id, 1100);
    const { deleted, bytes } = await retainedOf(user.id);
    expect(deleted.length * 3100).toBeLessThanOrEqual(3_000_000);
    expect(bytes).toBeLessThanOrEqual(3_000_000);
    expect(deleted.length).toBeGreaterThan(300);
    expect(deleted).toEqual(ids.slice(-deleted.length));
    const newest = ids.at(-1);
    expect((await user.call('POST', `/api/clusters/${id}/clusterRows/${newest}/restore`)).status).toBe(200);
  });

  test('is counted for the user who changes a shared cluster, not for its owner, whose words have priority', async () => {
    const owner = await server.signUp('owns@example.com', 'great');
    const writer = await server.signUp('writes@example.com');
    const { id } = await newCluster(owner);
    await owner.call('POST', `/api/clusters/${id}/share`, { email: 'writes@example.com', may_write: true });
    const { body } = await owner.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, CELLS);
    const row = `/api/clusters/${id}/clusterRows/${body.id}`;
    for (let n = 0; n < 500; n += 1) {
      const change = { ...CELLS, col_1_value: `${LONG.slice(0, 990)}${n}`, col_2_value: `${LONG.slice(0, 990)}${n}` };
      expect((await writer.call('PATCH', row, change)).status).toBe(200);
    }
    const [ofOwner, ofWriter] = [await retainedOf(owner.id), await retainedOf(writer.id)];
    expect(ofWriter.bytes).toBeLessThanOrEqual(3_000_000);
    expect(ofWriter.changes).toBeGreaterThan(100);
    expect(ofWriter.changes).toBeLessThan(720);
    expect(ofOwner.bytes).toBeLessThan(10_000);
    expect((await owner.call('POST', `/api/clusters/${id}/clusterRows`, CELLS)).status).toBe(201);
  });

  test('of a user who changes clusters of several owners is deleted from each of them', async () => {
    const writer = await server.signUp('writes-everywhere@example.com');
    const owners: { id: number; row: string }[] = [];
    for (const email of ['first-owner@example.com', 'second-owner@example.com']) {
      const owner = await server.signUp(email, 'great');
      const { id } = await newCluster(owner);
      await owner.call('POST', `/api/clusters/${id}/share`, {
        email: 'writes-everywhere@example.com',
        may_write: true,
      });
      const { body } = await owner.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, CELLS);
      owners.push({ id: owner.id, row: `/api/clusters/${id}/clusterRows/${body.id}` });
    }
    for (let n = 0; n < 500; n += 1) {
      const change = { ...CELLS, col_1_value: `${LONG.slice(0, 990)}${n}`, col_2_value: `${LONG.slice(0, 990)}${n}` };
      expect((await writer.call('PATCH', owners[n % 2]?.row ?? '', change)).status).toBe(200);
    }
    const { changes, bytes } = await retainedOf(writer.id);
    expect(bytes).toBeLessThanOrEqual(3_000_000);
    expect(changes).toBeLessThan(500);
    const { rows } = await sql<{ owner: number; changes: number }>`
      select user_id as owner, count(*)::int as changes from row_changes where by_user_id = ${writer.id} group by 1 order by 1`.execute(
      server.context.db,
    );
    expect(rows.map(({ owner }) => owner)).toEqual(owners.map(({ id }) => id));
    expect(Math.abs((rows[0]?.changes ?? 0) - (rows[1]?.changes ?? 0))).toBeLessThanOrEqual(2);
  });

  test('is deleted for words that come later: the clean-up deletes the oldest', async () => {
    const user = await server.signUp('grows@example.com', 'great');
    const { id } = await newCluster(user);
    await addAndDelete(user, id, 600);
    const before = await retainedOf(user.id);
    expect(before.bytes).toBeGreaterThan(1_500_000);
    await server.context.db.updateTable('clusters').set({ bytes: 1_000_000 }).where('id', '=', id).execute();
    await cleanUp(server.context);
    const after = await retainedOf(user.id);
    expect(after.bytes).toBeLessThanOrEqual(1_000_000);
    expect(after.deleted).toEqual(before.deleted.slice(-after.deleted.length));
    const { body } = await user.call<ResponseOf<'GET /api/user/storage'>>('GET', '/api/user/storage');
    expect(body).toMatchObject({ words_bytes: 1_000_000, limit_bytes: 2_000_000, answers: 0, media_bytes: 0 });
    expect(body.undo_bytes).toBe(after.bytes);
    expect(body.total_bytes).toBeLessThanOrEqual(2_000_000);
  });

  test('and the log of answers is shown, and does not count for the limit of words', async () => {
    const user = await server.signUp('answers-shown@example.com', 'great');
    const { id } = await newCluster(user);
    const { body: row } = await user.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, CELLS);
    await sql`
      insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, way, duration_ms)
      select ${user.id}, gen_random_uuid(), 'answer', ${row.id}, 1, 2, now() - n * interval '1 minute', 3, 'flashcard', 900
      from generate_series(1, 10000) n`.execute(server.context.db);
    const { body } = await user.call<ResponseOf<'GET /api/user/storage'>>('GET', '/api/user/storage');
    expect(body).toMatchObject({ answers: 10_000, answers_bytes: 2_500_000, total_bytes: 3_000 });
    expect((await user.call('POST', `/api/clusters/${id}/clusterRows`, CELLS)).status).toBe(201);
  });

  test('of links that were made and ended is fifty a cluster', async () => {
    const user = await server.signUp('links-ended@example.com', 'great');
    const { id } = await newCluster(user);
    for (let n = 0; n < 60; n += 1) {
      const { body } = await user.call<{ id: number }>('POST', `/api/clusters/${id}/links`, {});
      expect((await user.call('DELETE', `/api/clusters/${id}/links/${body.id}`)).status).toBe(200);
    }
    const links = await server.context.db
      .selectFrom('cluster_links')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(links.length).toBeLessThanOrEqual(51);
  });
});

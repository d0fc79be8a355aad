import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { newCluster, rowsOf, wordsOf } from '../setup/clusters.ts';
import { fill, start, upload } from '../setup/imports.ts';

interface Snapshot {
  id: number;
  reason: string;
  row_count: number;
}

let server: TestServer;
let user: Caller;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('user@example.com', 'great');
});
afterAll(() => server.close());

const snapshotsOf = async (cluster: number) =>
  (await user.call<Snapshot[]>('GET', `/api/clusters/${cluster}/snapshots`)).body;
const restore = (cluster: number, snapshot: number | undefined | null, who: Caller = user) =>
  who.call<{ message: string }>('POST', `/api/clusters/${cluster}/snapshots/${snapshot}/restore`);

describe('the rows as they were before an import', () => {
  // Specification: S0-1.10
  test('come back with their ids and their order, and the restoring can be undone too', async () => {
    const { id } = await newCluster(user);
    await fill(user, id, ['a', 'b', 'c']);
    const last = (await rowsOf(user, id))[2];
    await user.call('PATCH', `/api/clusters/${id}/clusterRows/${last?.id}`, { row_number: 1 });
    const before = await rowsOf(user, id);
    await upload(user, id, 'new.csv', 'x\ny\n');
    const { body } = await start(user, id);
    expect(await snapshotsOf(id)).toMatchObject([{ id: body.snapshot_id, reason: 'replace', row_count: 3 }]);
    expect((await restore(id, body.snapshot_id)).body.message).toBe('3 rows were restored.');
    expect(await rowsOf(user, id)).toEqual(before);
    const [newest] = await snapshotsOf(id);
    expect(newest).toMatchObject({ reason: 'restore', row_count: 2 });
    await restore(id, newest?.id);
    expect(await wordsOf(user, id)).toEqual(['x', 'y']);
  });

  test('an append is undone as well, whatever happened since', async () => {
    const { id } = await newCluster(user);
    await fill(
      user,
      id,
      Array.from({ length: 2100 }, (_, n) => `w${n}`),
    );
    const before = await rowsOf(user, id);
    await upload(user, id, 'new.csv', 'x\ny\n');
    const { body } = await start(user, id, true);
    await user.call('DELETE', `/api/clusters/${id}/clusterRows/${before[7]?.id}`);
    await restore(id, body.snapshot_id);
    expect(await rowsOf(user, id)).toEqual(before);
    // The row is there again: undoing its deletion must not bring it twice.
    expect((await user.call('POST', `/api/clusters/${id}/clusterRows/${before[7]?.id}/restore`)).status).toBe(404);
    const added = await user.call<{ row_number: number }>('POST', `/api/clusters/${id}/clusterRows`, {
      col_1_value: 'last',
    });
    expect(added.body.row_number).toBe(2101);
  });

  // Specification: S0-1.09
  test('are kept for thirty days, and only for the owner', async () => {
    const { id } = await newCluster(user);
    await fill(user, id, ['old']);
    await fill(user, id, ['new']);
    const [snapshot] = await snapshotsOf(id);
    const stranger = await server.signUp('stranger@example.com', 'great');
    const theirs = await newCluster(stranger);
    expect((await restore(id, snapshot?.id, stranger)).status).toBe(404);
    expect((await restore(theirs.id, snapshot?.id, stranger)).status).toBe(404);
    expect((await stranger.call('GET', `/api/clusters/${id}/snapshots`)).status).toBe(404);
    server.clock.advance(29 * 86_400);
    await server.context.db.updateTable('access_tokens').set({ last_used_at: server.clock.now() }).execute();
    expect(await snapshotsOf(id)).toHaveLength(1);
    server.clock.advance(2 * 86_400);
    await server.context.db.updateTable('access_tokens').set({ last_used_at: server.clock.now() }).execute();
    expect(await snapshotsOf(id)).toEqual([]);
    expect((await restore(id, snapshot?.id)).status).toBe(404);
    await cleanUp(server.context);
    const left = await server.context.db
      .selectFrom('row_snapshots')
      .select('id')
      .where('cluster_id', '=', id)
      .execute();
    expect(left).toEqual([]);
    expect(await wordsOf(user, id)).toEqual(['new']);
  });

  test('have the ids that rows keep whose first and second value stay, equal ones in their order', async () => {
    const { id } = await newCluster(user);
    const importTable = async (content: string) => {
      await upload(user, id, 'words.csv', content);
      return (await start(user, id)).body.snapshot_id;
    };
    await importTable('dom,house,old\nrok,year,\nrok,year,second\nhrad,castle,\nhrad,,\n');
    const before = await rowsOf(user, id);
    const [house, year, second, castle, empty] = before.map((row) => row.id);
    // The third value changed, equal rows changed their places, one meaning changed, and a third equal row came.
    const snapshot = await importTable(
      'rok,year,one\nhrad,,x\nrok,year,two\nnew,row,\ndom,house,\nhrad,fort,\nrok,year,three\n',
    );
    const after = await rowsOf(user, id);
    expect(after.map((row) => [row.col_1_value, row.col_2_value, row.col_3_value])).toEqual([
      ['rok', 'year', 'one'],
      ['hrad', null, 'x'],
      ['rok', 'year', 'two'],
      ['new', 'row', null],
      ['dom', 'house', null],
      ['hrad', 'fort', null],
      ['rok', 'year', 'three'],
    ]);
    const ids = after.map((row) => row.id);
    expect([ids[0], ids[1], ids[2], ids[4]]).toEqual([year, empty, second, house]);
    for (const fresh of [ids[3], ids[5], ids[6]]) expect(fresh).toBeGreaterThan(Number(empty));
    expect(ids).not.toContain(castle);
    await restore(id, snapshot);
    expect(await rowsOf(user, id)).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { newCluster } from '../setup/clusters.ts';
import { start, upload } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { rowsOf, type Row } from './words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CLUSTER_ROWS_MAX: '400', CLUSTER_MB_MAX: '1', ACCOUNT_MB_MAX: '3' });
});
afterAll(() => server.close());

const CLUSTER_FULL =
  'A cluster can hold at most 400 rows and 1 MB of text. Please use another cluster for more; nothing was changed.';
const full = (text = CLUSTER_FULL) => ({ status: 413, body: { error: { code: 'too_large', message: text } } });

/** Each 3,000 bytes: 333 of them are just under a megabyte. */
const long = `${'é'.repeat(500)};${'ž'.repeat(500)};${'x'.repeat(1000)}\n`;

async function filled(user: Caller, content: string) {
  const { id } = await newCluster(user);
  expect((await upload(user, id, 'a.csv', content)).status).toBe(200);
  expect((await start(user, id)).status).toBe(200);
  return { id, path: `/api/clusters/${id}/clusterRows` };
}

describe('a full cluster', () => {
  test.runIf(NIGHTLY)('takes no more rows than the ceiling, however they come', async () => {
    const user = await server.signUp('rows@example.com', 'great');
    const { id, path } = await filled(user, 'word\n'.repeat(400));
    expect(await user.call('POST', path, { col_1_value: 'one more' })).toMatchObject(full());
    expect(await upload(user, id, 'b.csv', 'word\n'.repeat(401))).toMatchObject(full());
    const pasted = { text: 'word\n'.repeat(401) };
    expect(await user.call('POST', `/api/clusters/${id}/paste-import`, pasted)).toMatchObject(full());
    await upload(user, id, 'c.csv', 'word\n');
    expect(await start(user, id, true)).toMatchObject(full());
    const rows = await rowsOf(user, path);
    expect(rows).toHaveLength(400);
    // Freed bytes are available to others, once: not for both the deleted row and its replacement.
    await user.call('DELETE', `${path}/${rows[7]?.id}`);
    expect((await user.call('POST', path, { col_1_value: 'in its place' })).status).toBe(201);
    expect(await user.call('POST', `${path}/${rows[7]?.id}/restore`, {})).toMatchObject(full());
    expect(await rowsOf(user, path)).toHaveLength(400);
  });

  test.runIf(NIGHTLY)('takes no more text than the ceiling, typed, edited or imported', async () => {
    const user = await server.signUp('text@example.com', 'great');
    const { id, path } = await filled(user, long.repeat(333));
    expect(await upload(user, id, 'b.csv', long.repeat(334))).toMatchObject(full());
    const { body: added } = await user.call<Row>('POST', path, { col_1_value: 'x'.repeat(900) });
    expect(await user.call('POST', path, { col_1_value: 'x'.repeat(101) })).toMatchObject(full());
    const edit = (col_1_value: string) => user.call('PATCH', `${path}/${added.id}`, { col_1_value });
    expect(await edit('é'.repeat(501))).toMatchObject(full());
    expect((await edit('é'.repeat(500))).status).toBe(200);
    expect(await user.call('POST', path, { col_1_value: 'x' })).toMatchObject(full());
    expect((await edit('short')).status).toBe(200);
    expect((await user.call('POST', path, { col_1_value: 'x'.repeat(900) })).status).toBe(201);
    expect((await rowsOf(user, path)).map((row) => row.col_1_value?.length).slice(-3)).toEqual([500, 5, 900]);
  });

  test('says which plan would help only where one would', async () => {
    const user = await server.signUp('free@example.com');
    const { path } = await filled(user, 'word\n'.repeat(50));
    expect(await user.call('POST', path, { col_1_value: 'x' })).toMatchObject({ status: 403 });
  });
});

test.runIf(NIGHTLY)('all that a person keeps has a ceiling too, which other people do not notice', async () => {
  const user = await server.signUp('much@example.com', 'great');
  await filled(user, long.repeat(333));
  await filled(user, long.repeat(333));
  const { id, path } = await filled(user, long.repeat(300));
  const text =
    'Your clusters, their earlier states and your uploaded files can hold at most 3 MB together. Please delete some of them first; nothing was changed.';
  expect(await upload(user, id, 'b.csv', long.repeat(200))).toMatchObject(full(text));
  expect(await rowsOf(user, path)).toHaveLength(300);
  const other = await server.signUp('other@example.com', 'great');
  await filled(other, long.repeat(333));
});

test('the bytes of a cluster follow every change', async () => {
  const user = await server.signUp('counted@example.com', 'great');
  const { id, path } = await filled(user, 'pes;dog\nmačka;cat\n');
  const counted = async () => {
    const { bytes, row_count } = await server.context.db
      .selectFrom('clusters')
      .select(['bytes', 'row_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = await rowsOf(user, path);
    const cells = rows.map((row) => [row.col_1_value, row.col_2_value, row.col_3_value].join(''));
    expect(bytes).toBe(Buffer.byteLength(cells.join('')));
    expect(row_count).toBe(rows.length);
    return rows;
  };
  const [first, second] = await counted();
  await user.call('POST', path, { col_1_value: 'vták', col_3_value: 'letí' });
  await counted();
  await user.call('PATCH', `${path}/${first?.id}`, { col_1_value: 'líška', col_2_value: null });
  await counted();
  await user.call('DELETE', `${path}/${first?.id}`);
  await counted();
  await user.call('POST', `${path}/${first?.id}/restore`, {});
  await counted();
  await user.call('POST', `${path}/delete`, { row_ids: [first?.id, second?.id] });
  await counted();
  await user.call('POST', `${path}/restore`, { row_ids: [first?.id, second?.id] });
  await counted();
  await upload(user, id, 'b.csv', 'žaba;frog\n');
  const snapshot = (await start(user, id)).body.snapshot_id;
  await counted();
  await user.call('POST', `/api/clusters/${id}/snapshots/${snapshot}/restore`, {});
  expect(await counted()).toHaveLength(3);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { start, upload } from '../setup/imports.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import type { Row } from './words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('tags are added, changed, trimmed, kept through deletion and restoring, and cleared', async () => {
  const user = await server.signUp('tags@example.com', 'great');
  const { id: cluster } = await newCluster(user);
  const path = `/api/clusters/${cluster}/clusterRows`;
  const plain = await user.call<Row>('POST', path, { col_1_value: 'mačka' });
  expect(plain.body.tags).toEqual([]);
  const { body } = await user.call<Row>('POST', path, {
    col_1_value: 'pes',
    tags: [' animals ', 'unit\t 1', 'animals', ''],
  });
  expect(body.tags).toEqual(['animals', 'unit 1']);
  const one = `${path}/${body.id}`;
  expect((await user.call<Row>('PATCH', one, { col_2_value: 'dog' })).body.tags).toEqual(['animals', 'unit 1']);
  expect((await user.call<Row>('PATCH', one, { tags: ['home, sweet', 'quote"'] })).body).toMatchObject({
    col_2_value: 'dog',
    tags: ['home, sweet', 'quote"'],
  });
  await user.call('DELETE', one, {});
  expect((await user.call<Row>('POST', `${one}/restore`, {})).body.tags).toEqual(['home, sweet', 'quote"']);
  await user.call('POST', `${path}/delete`, { row_ids: [body.id] });
  await user.call('POST', `${path}/restore`, { row_ids: [body.id] });
  expect((await rowsOf(user, cluster)).map(({ tags }) => tags)).toEqual([[], ['home, sweet', 'quote"']]);
  expect((await user.call<Row>('PATCH', one, { tags: null })).body.tags).toEqual([]);
});

test('tags come back with the rows as they were before an import', async () => {
  const user = await server.signUp('tag-snapshots@example.com', 'great');
  const { id: cluster } = await newCluster(user);
  const path = `/api/clusters/${cluster}`;
  await user.call('POST', `${path}/clusterRows`, { col_1_value: 'one' });
  await user.call('POST', `${path}/clusterRows`, { col_1_value: 'two', tags: ['a "b"', '{c,d}', 'NULL'] });
  const before = await rowsOf(user, cluster);
  await upload(user, cluster, 'words.csv', 'other\n');
  const { snapshot_id } = (await start(user, cluster)).body;
  expect((await rowsOf(user, cluster)).map(({ tags }) => tags)).toEqual([[]]);
  expect((await user.call('POST', `${path}/snapshots/${snapshot_id}/restore`, {})).status).toBe(200);
  expect(await rowsOf(user, cluster)).toEqual(before);
});

test('too many, too long and unstorable tags are refused', async () => {
  const user = await server.signUp('bad-tags@example.com');
  const { id: cluster } = await newCluster(user);
  const path = `/api/clusters/${cluster}/clusterRows`;
  const { id } = (await user.call<Row>('POST', path, { col_1_value: 'pes', tags: ['kept'] })).body;
  for (const tags of [
    Array.from({ length: 51 }, (_, number) => `tag ${number}`),
    ['x'.repeat(101)],
    ['a\u0007'],
    [7],
    'tag',
  ]) {
    expect((await user.call('PATCH', `${path}/${id}`, { tags })).status).toBe(422);
    expect((await user.call('POST', path, { col_1_value: 'other', tags })).status).toBe(422);
  }
  expect((await rowsOf(user, cluster)).map(({ tags }) => tags)).toEqual([['kept']]);
});

import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { fill } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Row = ResponseOf<'POST /api/clusters/:cluster_id/clusterRows'>;

let server: TestServer;
let user: Caller;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('order@example.com', 'great');
});
afterAll(() => server.close());

/** A cluster with so many words, and the list that it has to stay equal to. */
async function clusterOf(count: number) {
  const { id } = await newCluster(user);
  await fill(
    user,
    id,
    Array.from({ length: count }, (_, n) => `word ${n + 1}`),
  );
  const path = `/api/clusters/${id}/clusterRows`;
  const expected = (await rowsOf(user, id)).map((row) => ({ id: row.id, word: row.col_1_value }));
  return {
    expected,
    async add(word: string) {
      const { status, body } = await user.call<Row>('POST', path, { col_1_value: word });
      expect(status).toBe(201);
      expected.push({ id: body.id, word });
      expect(body.row_number).toBe(expected.length);
    },
    async move(from: number, to: number) {
      const [row] = expected.splice(from - 1, 1);
      if (!row) throw new Error(`There is no row ${from}.`);
      expected.splice(to - 1, 0, row);
      const prefer = { prefer: 'return=minimal' };
      const { status, body } = await user.call('PATCH', `${path}/${row.id}`, { row_number: to }, prefer);
      expect({ status, body }, `${from} to ${to}`).toMatchObject({ status: 200, body: { row_number: to } });
    },
    async remove(number: number) {
      const [row] = expected.splice(number - 1, 1);
      expect((await user.call('DELETE', `${path}/${row?.id}`)).status).toBe(200);
    },
    /** The rows as they are listed, and as they have to be. */
    async compare() {
      const listed = (await rowsOf(user, id)).map((row) => `${row.row_number}. ${row.col_1_value}`);
      return { listed, wanted: expected.map(({ word }, index) => `${index + 1}. ${word}`) };
    },
  };
}

test('rows move, come and go anywhere among thousands, and each answers with the number it is listed under', async () => {
  const cluster = await clusterOf(3300);
  for (const [from, to] of [
    [1, 3300],
    [3300, 1],
    [1024, 1025],
    [1025, 1024],
    [2048, 3072],
    [3073, 2],
    [1500, 1500],
    [3299, 1024],
  ] as const)
    await cluster.move(from, to);
  let { listed, wanted } = await cluster.compare();
  expect(listed).toEqual(wanted);
  for (const number of [3300, 2049, 1024, 1]) await cluster.remove(number);
  for (let n = 0; n < 40; n += 1) await cluster.add(`later ${n}`);
  await cluster.move(cluster.expected.length, 1030);
  ({ listed, wanted } = await cluster.compare());
  expect(listed).toEqual(wanted);
});

test('a thousand rows moved to one position are found there, the last of them first', async () => {
  const cluster = await clusterOf(2600);
  for (let n = 0; n < 1100; n += 1) await cluster.move(2600 - (n % 7), 6);
  let { listed, wanted } = await cluster.compare();
  expect(listed).toEqual(wanted);
  await cluster.move(1200, 2300);
  await cluster.move(9, 1100);
  ({ listed, wanted } = await cluster.compare());
  expect(listed).toEqual(wanted);
  // 15 s on an idle machine.
}, 240_000);

test('rows are moved between the same two neighbours without end', async () => {
  const cluster = await clusterOf(5);
  for (let n = 0; n < 700; n += 1) await cluster.move(5, 2);
  let { listed, wanted } = await cluster.compare();
  expect(listed).toEqual(wanted);
  await cluster.add('after all');
  await cluster.move(6, 1);
  ({ listed, wanted } = await cluster.compare());
  expect(listed).toEqual(wanted);
});

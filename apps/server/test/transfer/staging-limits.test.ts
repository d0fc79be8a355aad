import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { start, upload } from '../setup/imports.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A file of that many megabytes with one importable row. */
const file = (megabytes: number) => `pes;dog\nlong;${'x'.repeat(megabytes * 1_000_000)}\n`;

test('staged files take 100 MB a user: the oldest are deleted, those of others stay', async () => {
  const great = await server.signUp('great@example.com', 'great');
  const other = await server.signUp('other@example.com', 'great');
  const theirs = await newCluster(other);
  await upload(other, theirs.id, 'words.csv', 'kočka;cat\n');
  const clusters: number[] = [];
  for (const megabytes of [45, 45, 45]) {
    const { id } = await newCluster(great);
    expect((await upload(great, id, 'words.csv', file(megabytes))).status).toBe(200);
    clusters.push(id);
  }
  const started = [];
  for (const id of clusters) started.push((await start(great, id)).status);
  expect(started).toEqual([409, 200, 200]);
  expect((await start(other, theirs.id)).status).toBe(200);
});

test('the sixty-first file within a minute gets 429, for this user alone', async () => {
  const busy = await server.signUp('busy@example.com', 'great');
  const calm = await server.signUp('calm@example.com', 'great');
  const { id } = await newCluster(busy);
  const paste = () => busy.call('POST', `/api/clusters/${id}/paste-import`, { text: 'pes\n' });
  const statuses = [];
  // All within one minute of the test's clock.
  for (let call = 0; call < 60; call += 1) statuses.push((await paste()).status);
  expect(statuses.every((status) => status === 200)).toBe(true);
  const refused = await paste();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const mine = await newCluster(calm);
  expect((await upload(calm, mine.id, 'a.csv', 'pes\n')).status).toBe(200);
  server.clock.advance(60);
  expect((await paste()).status).toBe(200);
  // Each file starts a process: a minute or two on a busy machine.
}, 300_000);

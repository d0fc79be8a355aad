import type { ResponseOf } from '@wordcluster/contract/types';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { fill } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Found = ResponseOf<'GET /api/search'>;

/** `cell<TAB>typed` a line, below a comment. */
async function searchPairs(): Promise<[string, string][]> {
  const text = await readFile(new URL('../transfer/reports/search-pairs.txt', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [cell = '', typed = ''] = line.split('\t');
      return [cell, typed];
    });
}

const pairs = await searchPairs();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const search = async (user: Caller, query: string) =>
  (await user.call<Found>('GET', `/api/search?query=${encodeURIComponent(query)}`)).body;
const found = async (user: Caller, query: string) =>
  (await search(user, query)).words.map(({ col_1_value }) => col_1_value);
const add = (user: Caller, cluster: number, ...values: string[]) =>
  user.call('POST', `/api/clusters/${cluster}/clusterRows`, {
    col_1_value: values[0],
    col_2_value: values[1],
    col_3_value: values[2],
  });

describe('a search of words', () => {
  // Specification: S0-1.195
  test('finds rows of all clusters by any cell, without case and accents, beginnings first', async () => {
    const user = await server.signUp('seeker@example.com', 'great');
    const { id: animals } = await newCluster(user, { title: 'Animals' });
    const { id: kitchen } = await newCluster(user, { title: 'Kitchen' });
    await add(user, animals, 'der Hund', 'pes', 'Der Hund\nbellt.');
    await add(user, animals, 'die Kuh', 'krava');
    await add(user, kitchen, 'Café', 'káva', 'an espresso');
    await add(user, kitchen, 'hundert', 'sto');
    expect(await found(user, 'hund')).toEqual(['hundert', 'der Hund']);
    expect(await found(user, 'CAFE')).toEqual(['Café']);
    expect(await found(user, 'kav')).toEqual(['Café']);
    expect(await found(user, 'hund  bellt')).toEqual(['der Hund']);
    expect(await found(user, 'zebra')).toEqual([]);
    expect(await found(user, '100%')).toEqual([]);
    expect(await search(user, '  ')).toEqual({ words: [], complete: true });
    expect((await search(user, 'espresso')).words[0]).toMatchObject({ cluster_id: kitchen, col_2_value: 'káva' });
  });

  test('follows every change, and forgets what is deleted', async () => {
    const user = await server.signUp('changes@example.com');
    const { id } = await newCluster(user);
    await add(user, id, 'apple');
    expect(await found(user, 'apple')).toEqual(['apple']);
    server.clock.advance(1);
    const [row] = await rowsOf(user, id);
    await user.call('PATCH', `/api/clusters/${id}/clusterRows/${row?.id}`, { col_1_value: 'pear' });
    expect(await found(user, 'apple')).toEqual([]);
    expect(await found(user, 'pear')).toEqual(['pear']);
    server.clock.advance(1);
    await user.call('DELETE', `/api/clusters/${id}/clusterRows/${row?.id}`);
    expect(await found(user, 'pear')).toEqual([]);
    await user.call('DELETE', `/api/clusters/${id}`);
    server.clock.advance(200);
    await cleanUp(server.context);
    const stored = await server.context.db
      .selectFrom('search_texts')
      .select('part')
      .where('cluster_id', '=', id)
      .execute();
    expect(stored).toEqual([]);
  });

  test('never reads clusters of others; shared ones are found while they are shared', async () => {
    const owner = await server.signUp('words@example.com', 'great');
    const reader = await server.signUp('finder@example.com');
    const { id } = await newCluster(owner);
    await add(owner, id, 'secret');
    expect(await found(reader, 'secret')).toEqual([]);
    await owner.call('POST', `/api/clusters/${id}/share`, { email: 'finder@example.com' });
    expect(await found(reader, 'secret')).toEqual(['secret']);
    await reader.call('POST', `/api/clusters/${id}/cancel-share`, { block: false });
    expect(await found(reader, 'secret')).toEqual([]);
  });

  test('of a large cluster answers at once, and is whole when it is asked again', async () => {
    const user = await server.signUp('large@example.com', 'great');
    const { id } = await newCluster(user);
    await fill(
      user,
      id,
      Array.from({ length: 3000 }, (_, n) => `word ${n},meaning ${n}`),
    );
    await vi.waitFor(
      async () => {
        const { words: hits, complete } = await search(user, 'word 2999');
        expect({ hits: hits.map((hit) => hit.col_2_value), complete }).toEqual({
          hits: ['meaning 2999'],
          complete: true,
        });
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  // Cells, and queries that find them.
  test.each(pairs)('finds %s by %s', async (cell, typed) => {
    const user = await server.signUp(`${randomUUID()}@example.com`, 'great');
    const { id } = await newCluster(user);
    await add(user, id, cell, 'meaning');
    expect(await found(user, typed)).toEqual([cell]);
  });

  test('texts folded by an earlier rule are rebuilt', async () => {
    const user = await server.signUp('folded@example.com', 'great');
    const { id } = await newCluster(user);
    await add(user, id, 'Straße');
    expect(await found(user, 'strasse')).toEqual(['Straße']);
    await server.context.db
      .updateTable('search_texts')
      .set({ folding: 0, words: '\nstraße\n\n' })
      .where('cluster_id', '=', id)
      .execute();
    expect(await found(user, 'strasse')).toEqual(['Straße']);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, type Product } from '@wordcluster/testing/product';

const TRIES = 2;
const WRITERS = 6;

interface Row {
  id: number;
  row_number: number;
  col_1_value: string;
}

let product: Product;
beforeAll(async () => {
  product = await createProduct();
});
afterAll(() => product.remove());

/** Adds rows until the server is gone; returns the words whose addition was acknowledged. */
async function writeUntilKilled(path: string, writer: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let n = 0; ; n++) {
    const word = `${writer} ${n}`;
    const added = await product.call<Row>('POST', path, { col_1_value: word }).catch(() => null);
    if (!added) return acknowledged;
    acknowledged.push(word);
  }
}

test('a server killed hard under a write load loses no acknowledged row, and numbers stay without gaps', async () => {
  await product.start();
  await product.signIn('demo@wordcluster.example');
  const { id } = await product.call<{ id: number }>('POST', '/api/clusters', { title: 'Killed', col_1_name: 'Word' });
  const path = `/api/clusters/${id}/clusterRows`;
  const expected: string[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const writing = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(path, `${attempt}-${writer}`)),
    );
    await new Promise((resolve) => setTimeout(resolve, 700 + attempt * 300));
    await product.kill();
    expected.push(...(await writing).flat());
    await product.start();
    const rows = await product.call<Row[]>('GET', path);
    const words = new Set(rows.map((row) => row.col_1_value));
    expect(expected.filter((word) => !words.has(word))).toEqual([]);
    expect(rows.map((row) => row.row_number)).toEqual(rows.map((_, index) => index + 1));
    const clusters = await product.call<{ id: number; row_count: number }[]>('GET', '/api/clusters');
    expect(clusters.find((cluster) => cluster.id === id)?.row_count).toBe(rows.length);
  }
  expect(expected.length).toBeGreaterThan(WRITERS);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, type Product } from '@wordcluster/testing/product';

/** Each try kills a server in the middle of an import; the full promise is checked with WORDCLUSTER_KILLS=20. */
const TRIES = Number(process.env['WORDCLUSTER_KILLS'] ?? 4);
const OLD = 6000;
const NEW = 20_000;

let product: Product;
let cluster: number;

beforeAll(async () => {
  product = await createProduct();
});
afterAll(() => product.remove());

async function upload(word: string, count: number): Promise<void> {
  const form = new FormData();
  const lines = Array.from({ length: count }, (_, n) => `${word}${n};meaning ${n}\n`);
  form.set('import_file', new Blob(lines), 'words.csv');
  await product.upload(`/api/clusters/${cluster}/upload-import`, form);
}

const words = async () =>
  (await product.call<{ col_1_value: string }[]>('GET', `/api/clusters/${cluster}/clusterRows`)).map(
    (row) => row.col_1_value,
  );
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word}${n}`);

test.each([
  ['replacing', false],
  ['appending', true],
])(
  'kill -9 in the middle of %s leaves the old rows or the new ones, never a mix',
  async (_, append) => {
    await product.start();
    await product.signIn('demo@wordcluster.example');
    cluster = (await product.call<{ id: number }>('POST', '/api/clusters', { title: 'Killed', col_1_name: 'Word' })).id;
    await upload('old', OLD);
    await product.call('POST', `/api/clusters/${cluster}/start-import`, { first_line_header: false, append: false });
    let before = numbered('old', OLD);
    // How long an import takes is measured once, so that the kills fall into it on any machine.
    await upload('new', NEW);
    const began = performance.now();
    await product.call('POST', `/api/clusters/${cluster}/start-import`, { first_line_header: false, append });
    const took = performance.now() - began;
    before = append ? [...before, ...numbered('new', NEW)] : numbered('new', NEW);
    expect(await words()).toEqual(before);

    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const word = `try${attempt}-`;
      await upload(word, NEW);
      const answer = product
        .call('POST', `/api/clusters/${cluster}/start-import`, { first_line_header: false, append })
        .catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, (took * (attempt + 0.5)) / TRIES));
      await Promise.all([product.kill(), answer]);
      await product.start();
      const after = append ? [...before, ...numbered(word, NEW)] : numbered(word, NEW);
      const found = await words();
      const changed = found.at(-1) === after.at(-1);
      expect(found).toEqual(changed ? after : before);
      if (changed) before = after;
      // The row counter is right, too.
      const added = await product.call<{ row_number: number; id: number }>(
        'POST',
        `/api/clusters/${cluster}/clusterRows`,
        {
          col_1_value: 'x',
        },
      );
      expect(added.row_number).toBe(found.length + 1);
      await product.call('DELETE', `/api/clusters/${cluster}/clusterRows/${added.id}`);
    }
    await product.stop();
  },
  240_000,
);

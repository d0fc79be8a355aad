import buildWeb from '../../e2e/build-web.ts';
import { median, percentile } from '../figures.ts';
import { startMeasured } from '../calls/product.ts';
import { measurePalette } from './palette.ts';

/**
 * Searches of the palette: words of a person with 200 clusters of 500 rows, by a beginning, by a part, and by what is nowhere. Then
 * the first search of all, which reads every row, the list of the 200 clusters, and the palette itself, from a key to its result.
 */
const CLUSTERS = 200;
const ROWS = 500;
const TIMES = 40;
const line = (text: string) => process.stdout.write(`${text}\n`);

interface Found {
  words: unknown[];
  complete: boolean;
}

buildWeb();
const product = await startMeasured();
try {
  await product.signIn('demo@wordcluster.example');
  const ids: number[] = [];
  for (let n = 1; n <= CLUSTERS; n++) {
    const form = { title: `Cluster ${n}`, col_1_name: 'Word', col_2_name: 'Meaning', col_3_name: 'Example' };
    ids.push((await product.call<{ id: number }>('POST', '/api/clusters', form)).id);
  }
  for (const id of ids) {
    // Not by imports: of these only some are taken per minute.
    await product.sql.query(
      `insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value)
       select c.user_id, c.id, n, 'Wört ' || c.id::bigint * 7919 + n - 1, 'význam ' || (c.id::bigint * 104729 + (n - 1) * 31) % 999983,
         'An example with word ' || n - 1
       from clusters c, generate_series(1, $2::int) n where c.id = $1`,
      [id, ROWS],
    );
    await product.sql.query('update clusters set row_count = $2::int, last_position = $2::int where id = $1', [
      id,
      ROWS,
    ]);
  }
  const search = (query: string) =>
    product.call<Found>('GET', `/api/search?${new URLSearchParams({ query }).toString()}`);
  const start = performance.now();
  while (!(await search('nothing of it')).complete) await new Promise((resolve) => setTimeout(resolve, 50));
  line(`all ${CLUSTERS * ROWS} words are read      ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const timed = async (name: string, ask: (n: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n++) {
      const begun = performance.now();
      await ask(n);
      times.push(performance.now() - begun);
    }
    const slowest = times.toSorted((a, b) => b - a)[1] ?? 0;
    line(`${name.padEnd(28)} median ${median(times).toFixed(1)} ms, p95 ${slowest.toFixed(1)} ms`);
  };
  await timed('a beginning', (n) => search(`wort ${String(n + 1)}`));
  await timed('a part', (n) => search(`yznam ${String(n + 10)}`));
  await timed('what is nowhere', (n) => search(`zebra ${n}`));
  await timed('after a row was added', async (n) => {
    await product.call('POST', `/api/clusters/${ids[n]}/clusterRows`, { col_1_value: `new ${n}` });
    return search(`new ${n}`);
  });
  await timed('the list of all clusters', () => product.call('GET', '/api/clusters'));
  const keys = await measurePalette(product.url);
  line(
    `${'palette, key to result'.padEnd(28)} median ${median(keys).toFixed(1)} ms, p95 ${percentile(keys, 0.95).toFixed(1)} ms (aim: 50 ms)`,
  );
} finally {
  await product.remove();
}

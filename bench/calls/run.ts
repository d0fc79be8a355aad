import { spawn } from 'node:child_process';
import path from 'node:path';
import { httpClient } from '@wordcluster/testing/http-client';
import { median } from '../figures.ts';
import { givePremium, makePeople } from '../load/people.ts';
import { firstLine, startMeasured, type Measured } from './product.ts';
import { load, ratio, type Load } from './load.ts';

/**
 * Calls of the product against a bare Fastify handler on the same database, in one run:
 * reading 100 rows, and adding a row. Then: one change in a cluster of 100,000 rows against one of 100 rows.
 */
const ROUNDS = 5;
const CONNECTIONS = 10;
const json = { 'content-type': 'application/json' };
const line = (text: string) => process.stdout.write(`${text}\n`);
const show = (name: string, { rate, p99, failures }: Load) =>
  line(`${name.padEnd(34)} ${rate.toFixed(0).padStart(7)}/s  p99 ${p99} ms${failures ? `  ${failures} FAILED` : ''}`);

async function fill(product: Measured, clusterId: number, rows: number): Promise<void> {
  await product.sql.query(
    `insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value)
     select c.user_id, c.id, n, 'word ' || n, 'meaning ' || n, 'An example with word ' || n
     from clusters c, generate_series(1, $2::int) n where c.id = $1`,
    [clusterId, rows],
  );
  await product.sql.query('update clusters set row_count = $2::int, last_position = $2::int where id = $1', [
    clusterId,
    rows,
  ]);
  await product.sql.query(
    `insert into row_blocks (user_id, cluster_id, upper, row_count)
     select c.user_id, c.id, n * 1024, 1024 from clusters c, generate_series(1, $2::int / 1024) n where c.id = $1`,
    [clusterId, rows],
  );
  await product.sql.query('analyze');
}

async function newCluster(product: Measured, token: string, rows: number): Promise<number> {
  const cluster = { title: 'Benchmark', col_1_name: 'Word' };
  const { id } = await httpClient(product.url).call<{ id: number }>(token, 'POST', '/api/clusters', cluster);
  if (rows > 0) await fill(product, id, rows);
  return id;
}

/** Medians of `ROUNDS` rounds, one after the other in turn: the machine's own ups and downs meet both. The first warms up. */
async function inTurn(bare: () => Promise<Load>, product: () => Promise<Load>): Promise<[Load, Load]> {
  const loads: [Load, Load][] = [];
  for (let round = 0; round <= ROUNDS; round++) loads.push([await bare(), await product()]);
  const middle = (side: 0 | 1): Load => {
    const all = loads.slice(1).map((pair) => pair[side]);
    return {
      rate: median(all.map(({ rate }) => rate)),
      p99: median(all.map(({ p99 }) => p99)),
      failures: all.reduce((sum, { failures }) => sum + failures, 0),
    };
  };
  return [middle(0), middle(1)];
}

/** Each of the people calls for clusters of their own: of one person's calls only some are taken at once. */
async function compareCalls(product: Measured): Promise<void> {
  const people = await Promise.all(
    (await makePeople(product, CONNECTIONS)).map(async ({ id, token }) => {
      await givePremium(product, [id]);
      return { token, full: await newCluster(product, token, 100), empty: await newCluster(product, token, 0) };
    }),
  );
  await product.sql.query(`
    create table bare_clusters as select id from clusters;
    alter table bare_clusters add primary key (id);
    create table bare_rows (id bigint generated always as identity primary key,
      cluster_id bigint not null references bare_clusters, col_1_value text not null)`);
  const bare = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.ts'), JSON.stringify(product.connection), String(people[0]?.full)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await firstLine(bare, (text) =>
    text.startsWith('{') ? (JSON.parse(text) as { port: number }).port : null,
  );
  const body = JSON.stringify({ col_1_value: 'word' });

  const read = () =>
    load(
      product.url,
      people.map(({ token, full }) => ({
        method: 'GET' as const,
        path: `/api/clusters/${full}/clusterRows`,
        headers: { authorization: `Bearer ${token}` },
      })),
      CONNECTIONS,
    );
  const readBare = () => load(`http://127.0.0.1:${port}`, [{ method: 'GET', path: '/rows' }], CONNECTIONS);
  const readWhole = () => load(`http://127.0.0.1:${port}`, [{ method: 'GET', path: '/whole-rows' }], CONNECTIONS);
  const add = () =>
    load(
      product.url,
      people.map(({ token, empty }) => ({
        method: 'POST' as const,
        path: `/api/clusters/${empty}/clusterRows`,
        headers: { authorization: `Bearer ${token}`, ...json },
        body,
      })),
      CONNECTIONS,
    );
  const addBare = () =>
    load(`http://127.0.0.1:${port}`, [{ method: 'POST', path: '/rows', headers: json, body }], CONNECTIONS);

  const [bareRead, productRead] = await inTurn(readBare, read);
  const [wholeRead, besideWhole] = await inTurn(readWhole, read);
  const [bareAdd, productAdd] = await inTurn(addBare, add);
  show('100 rows, bare handler', bareRead);
  show('100 rows, product', productRead);
  line(`  ratio ${ratio(productRead.rate, bareRead.rate)}, p99 ratio ${ratio(productRead.p99, bareRead.p99)}`);
  show('100 rows, bare, all their fields', wholeRead);
  show('100 rows, product', besideWhole);
  line(`  ratio ${ratio(besideWhole.rate, wholeRead.rate)}, p99 ratio ${ratio(besideWhole.p99, wholeRead.p99)}`);
  show('add a row, bare handler', bareAdd);
  show('add a row, product', productAdd);
  line(`  ratio ${ratio(productAdd.rate, bareAdd.rate)}, p99 ratio ${ratio(productAdd.p99, bareAdd.p99)}`);
  bare.kill();
}

async function timeChanges(product: Measured, token: string, rows: number): Promise<Record<string, number>> {
  const id = await newCluster(product, token, rows);
  const times: Record<string, number[]> = { add: [], edit: [], move: [], delete: [] };
  const timed = async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const response = await work();
    times[name]?.push(performance.now() - start);
    return response;
  };
  const address = `/api/clusters/${id}/clusterRows`;
  for (let n = 0; n < 200; n++) {
    const row = await timed('add', () => product.call<{ id: number }>('POST', address, { col_1_value: `new ${n}` }));
    await timed('edit', () => product.call('PATCH', `${address}/${row.id}`, { col_2_value: 'changed' }));
    const to = 1 + Math.floor((((n * 7919) % 1000) / 1000) * rows);
    await timed('move', () =>
      fetch(`${product.url}${address}/${row.id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, ...json, prefer: 'return=minimal' },
        body: JSON.stringify({ row_number: to }),
      }).then((answer) => answer.json()),
    );
    await timed('delete', () => product.call('DELETE', `${address}/${row.id}`));
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

const product = await startMeasured();
try {
  const token = await product.signIn('demo@wordcluster.example');
  await compareCalls(product);
  const small = await timeChanges(product, token, 100);
  const large = await timeChanges(product, token, 100_000);
  for (const name of Object.keys(small)) {
    line(
      `${name.padEnd(8)} 100 rows ${small[name]?.toFixed(2)} ms, 100,000 rows ${large[name]?.toFixed(2)} ms, ratio ${ratio(large[name] ?? 0, small[name] ?? 0)}`,
    );
  }
} finally {
  await product.remove();
}

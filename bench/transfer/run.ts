import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { median, percentile } from '../figures.ts';
import { startMeasured, type Measured } from '../calls/product.ts';
import { memoryGrowth } from '../memory.ts';

/**
 * Import and export of 100,000 rows x 3 through the product, against a bare COPY of the same data into the same
 * table and against the next best npm reader of workbooks, in one run.
 */
const ROWS = 100_000;
const ROUNDS = 5;
const run = promisify(execFile);
const say = (text: string) => process.stdout.write(`${text}\n`);

const cells = (n: number) => [`slovíčko ${n}`, `meaning of word ${n}`, `An example with the word ${n}.`];
const csv = Array.from({ length: ROWS }, (_, n) => `${cells(n).join(',')}\n`).join('');
const tab = Array.from({ length: ROWS }, (_, n) => `${cells(n).join('\t')}\n`);

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

async function newCluster(product: Measured): Promise<{ id: number; export: string }> {
  const columns = { col_1_name: 'Word', col_2_name: 'Meaning', col_3_name: 'Example' };
  return product.call('POST', '/api/clusters', { title: 'Benchmark', ...columns });
}

/** The data copied straight into the rows of a cluster, with the keys that an import gives them too. */
async function bareCopy(product: Measured, clusterId: number): Promise<number> {
  const { rows } = await product.sql.query<{ user_id: string }>('select user_id from clusters where id = $1', [
    clusterId,
  ]);
  const lines = tab.map((line, n) => `${rows[0]?.user_id}\t${clusterId}\t${n + 1}\t${line}`);
  const pieces = Array.from({ length: 100 }, (_, n) => Buffer.from(lines.slice(n * 1000, n * 1000 + 1000).join('')));
  const columns = 'user_id, cluster_id, position, col_1_value, col_2_value, col_3_value';
  const client = new Client(product.connection);
  await client.connect();
  // Closed in any case: a connection that is open while the database stops would hide the first error.
  try {
    const copy = client.query(copyFrom(`copy cluster_rows (${columns}) from stdin`));
    return (await timed(() => pipeline(Readable.from(pieces), copy))).ms;
  } finally {
    await client.end();
  }
}

async function importFile(product: Measured, token: string, clusterId: number, file: Blob, name: string) {
  const form = new FormData();
  form.set('import_file', file, name);
  const address = `${product.url}/api/clusters/${clusterId}`;
  const upload = await timed(async () => {
    const response = await fetch(`${address}/upload-import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!response.ok) throw new Error(await response.text());
    await response.json();
  });
  const start = await timed(() =>
    product.call<{ imported_rows: number }>('POST', `/api/clusters/${clusterId}/start-import`, {
      first_line_header: false,
      append: false,
    }),
  );
  if (start.result.imported_rows < ROWS) throw new Error('Not all rows were imported.');
  return { ms: upload.ms + start.ms, upload: upload.ms, start: start.ms };
}

/** How long ordinary calls take, one after the other, while `work` runs. */
async function callsDuring(product: Measured, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const ended = new AbortController();
  const caller = (async () => {
    while (!ended.signal.aborted) {
      const { ms } = await timed(() => product.call('GET', '/api/clusters'));
      times.push(ms);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  await work();
  ended.abort();
  await caller;
  return times;
}
const p99 = (times: readonly number[]) => percentile(times, 0.99);

async function compareImports(product: Measured, token: string, file: Blob, name: string): Promise<void> {
  const ratios: number[] = [];
  let last = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const copied = await bareCopy(product, (await newCluster(product)).id);
    const { id } = await newCluster(product);
    const { result, growth } = await memoryGrowth(product.pid(), () => importFile(product, token, id, file, name));
    ratios.push(copied / result.ms);
    last = `COPY ${copied.toFixed(0)} ms, import ${result.ms.toFixed(0)} ms (upload ${result.upload.toFixed(0)}, start ${result.start.toFixed(0)}), memory +${growth.toFixed(0)} MB`;
    say(`  ${name}: ${last}`);
    await product.sql.query('vacuum cluster_rows');
  }
  say(`${name}: ${median(ratios).toFixed(2)} of the rate of a bare COPY`);
}

async function compareReaders(file: string): Promise<void> {
  for (const reader of ['ours', 'read-excel-file']) {
    const found: { milliseconds: number; megabytes: number }[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'read-xlsx.ts'), reader, file]);
      found.push(JSON.parse(stdout));
    }
    say(
      `reading the workbook, ${reader}: ${median(found.map((one) => one.milliseconds)).toFixed(0)} ms, +${median(found.map((one) => one.megabytes)).toFixed(0)} MB`,
    );
  }
}

async function exportRows(product: Measured, link: string, format: string): Promise<Uint8Array> {
  const { result, growth } = await memoryGrowth(product.pid(), async () => {
    const began = performance.now();
    const response = await fetch(`${product.url}${link}&format=${format}`);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    const firstByte = performance.now() - began;
    const pieces = [first?.value ?? new Uint8Array()];
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) pieces.push(piece.value);
    return { firstByte, ms: performance.now() - began, content: Buffer.concat(pieces) };
  });
  say(
    `export ${format}: first byte ${result.firstByte.toFixed(0)} ms, whole ${result.ms.toFixed(0)} ms, ${(result.content.length / 1e6).toFixed(1)} MB, memory +${growth.toFixed(0)} MB`,
  );
  return result.content;
}

const product = await startMeasured();
try {
  const token = await product.signIn('demo@wordcluster.example');
  const csvFile = new Blob([csv]);
  await compareImports(product, token, csvFile, 'words.csv');
  const full = await newCluster(product);
  await importFile(product, token, full.id, csvFile, 'words.csv');
  const again = await importFile(product, token, full.id, csvFile, 'words.csv');
  say(
    `replacing as many rows, kept as a snapshot: upload ${again.upload.toFixed(0)} ms, start ${again.start.toFixed(0)} ms`,
  );
  const { id, export: link } = await newCluster(product);
  await importFile(product, token, id, csvFile, 'words.csv');
  await exportRows(product, link, 'csv');
  const workbook = await exportRows(product, link, 'xlsx');
  const file = path.join(tmpdir(), 'wordcluster-bench.xlsx');
  await writeFile(file, workbook);
  await compareReaders(file);
  await compareImports(product, token, new Blob([new Uint8Array(workbook)]), 'words.xlsx');
  const idle = await callsDuring(product, () => new Promise((resolve) => setTimeout(resolve, 3000)));
  const other = await newCluster(product);
  const busy = await callsDuring(product, async () => {
    for (let n = 0; n < 3; n += 1) await importFile(product, token, other.id, csvFile, 'words.csv');
  });
  say(
    `other calls: p99 ${p99(idle).toFixed(1)} ms idle, ${p99(busy).toFixed(1)} ms while importing (x ${(p99(busy) / p99(idle)).toFixed(1)})`,
  );
} finally {
  await product.remove();
}

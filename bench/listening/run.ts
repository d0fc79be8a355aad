import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { percentile } from '../figures.ts';
import { load, ratio } from '../calls/load.ts';
import { firstLine, startMeasured, type Measured } from '../calls/product.ts';
import { voiceMemory } from '../memory.ts';

/**
 * Text-to-speech of cells: latency of a new word, of a cached one beside a static file handler with the same bytes, and of
 * other calls while two voices synthesise all the time.
 */
const WORDS = 200;
/** Requests a second of the other calls: well below the machine's capacity, so that only queueing shows. */
const CALM = 100;
/** Calls at once of one person: a server takes no more. */
const AT_ONCE = 6;
const line = (text: string) => process.stdout.write(`${text}\n`);

interface Spoken {
  cluster: number;
  rows: number[];
}

async function words(product: Measured, name: string, count: number): Promise<Spoken> {
  const { id } = await product.call<{ id: number }>('POST', '/api/clusters', {
    title: name,
    col_1_name: 'German',
    col_1_language: 'de',
  });
  const rows: number[] = [];
  for (let n = 0; n < count; n++) {
    const cell = { col_1_value: `${name} ${n}` };
    rows.push((await product.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, cell)).id);
  }
  return { cluster: id, rows };
}

const product = await startMeasured();
const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-audio-'));
try {
  const token = await product.signIn('demo@wordcluster.example');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const hear = async (cluster: number, row_id: number) => {
    const response = await fetch(`${product.url}/api/listen/${cluster}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ row_id, col_number: 1 }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  };

  const { cluster, rows } = await words(product, 'Wolkenkratzer', WORDS);
  const speech = await hear(cluster, rows[0] ?? 0);
  const times: number[] = [];
  for (const row of rows.slice(1)) {
    const start = performance.now();
    await hear(cluster, row);
    times.push(performance.now() - start);
  }
  line(
    `a new word                   median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  );

  await writeFile(path.join(folder, 'speech.mp3'), speech);
  const files = spawn(process.execPath, [path.join(import.meta.dirname, 'static-server.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await firstLine(files, (text) =>
    text.startsWith('{') ? (JSON.parse(text) as { port: number }).port : null,
  );
  const fromFile = () => load(`http://127.0.0.1:${port}`, [{ method: 'GET', path: '/speech.mp3' }], AT_ONCE);
  const body = JSON.stringify({ row_id: rows[0], col_number: 1 });
  const fromProduct = () =>
    load(product.url, [{ method: 'POST', path: `/api/listen/${cluster}`, headers, body }], AT_ONCE);
  await fromFile();
  await fromProduct();
  const [file, cached] = [await fromFile(), await fromProduct()];
  files.kill();
  line(`${speech.length} bytes from a file      ${file.rate.toFixed(0)}/s  p99 ${file.p99} ms`);
  line(`the same, heard before       ${cached.rate.toFixed(0)}/s  p99 ${cached.p99} ms  ${cached.failures} failed`);
  line(`  ratio ${ratio(cached.rate, file.rate)}`);

  const others = () =>
    autocannon({
      url: `${product.url}/api/clusters/${cluster}/clusterRows`,
      headers: { authorization: `Bearer ${token}` },
      connections: 4,
      overallRate: CALM,
      duration: 10,
    });
  const idle = await others();
  const many = await words(product, 'Straßenbahnhaltestelle', 1500);
  let next = 0;
  let speaking = true;
  const speak = async () => {
    for (let row = many.rows[next++]; speaking && row !== undefined; row = many.rows[next++])
      await hear(many.cluster, row);
  };
  const voices = [speak(), speak()];
  const busy = await others();
  speaking = false;
  await Promise.all(voices);
  line(`other calls, nobody speaks   median ${idle.latency.p50} ms, p99 ${idle.latency.p99} ms`);
  line(`other calls, two voices      median ${busy.latency.p50} ms, p99 ${busy.latency.p99} ms; ${next} words spoken`);
  line(`  p99 ratio ${ratio(busy.latency.p99, idle.latency.p99)}`);
  const memory = await voiceMemory(product.pid());
  line(`memory of ${memory.processes} voice processes  ${memory.mib.toFixed(0)} MiB`);
} finally {
  await product.remove();
  await rm(folder, { recursive: true, force: true });
}

import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../packages/testing/src/free-port.ts';
import { startProduct } from '../../packages/testing/src/product.ts';

/**
 * npm run test:alerts: the rules by Prometheus' own tests, and every query of the dashboard against a real Prometheus
 * that reads a real server.
 */
const operations = path.resolve(import.meta.dirname, '..');
const rules = path.join(operations, 'prometheus');
const TOKEN = 'a-token-of-the-alert-test';
const TIMEOUT_MS = 45_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Ends the test with a sentence. */
function fail(reason: string): never {
  throw new Error(reason);
}

function run(command: string, args: string[], cwd = rules): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error || status !== 0) fail(`${command} ${args.join(' ')}: ${error?.message ?? `ended with ${status}`}`);
}

const isThere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

function ensurePrometheus(): void {
  if (isThere('promtool') && isThere('prometheus')) return;
  if (process.getuid?.() !== 0 || !isThere('apt-get'))
    fail("Prometheus is missing. Install Debian's package: apt-get install prometheus");
  say("Installing Debian's package prometheus (apt-get install --no-install-recommends prometheus)…");
  run('apt-get', ['install', '-y', '--no-install-recommends', 'prometheus']);
}

interface Panel {
  title: string;
  targets: { expr: string }[];
}

async function untilTrue(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) fail(`${what} did not come.`);
    await sleep(500);
  }
}

const COLUMNS = { col_1_name: 'Word', col_1_language: 'en', col_2_name: 'German', col_2_language: 'de' };
/** Another one each time: cached translations cost no allowance. */
const WORDS = ['dog', 'cat', 'house', 'tree', 'water', 'bread', 'milk', 'apple', 'school', 'car', 'train', 'fish'];
let used = 0;

/** Calls of a minute, so that every number has been counted once. */
async function useProduct(product: Awaited<ReturnType<typeof startProduct>>): Promise<void> {
  const token = await product.signIn('demo@wordcluster.example');
  const cluster = await product.call<{ id: number }>('POST', '/api/clusters', { title: 'Measured', ...COLUMNS });
  for (let n = 0; n < 5; n++)
    await product.call('POST', `/api/clusters/${cluster.id}/clusterRows`, { col_1_value: `word ${n}` });
  const form = new FormData();
  form.append('import_file', new Blob(['Word\none\ntwo\n']), 'words.csv');
  await product.upload(`/api/clusters/${cluster.id}/upload-import`, form);
  await product.call('POST', `/api/clusters/${cluster.id}/translate`, {
    source_col_number: 1,
    target_col_number: 2,
    text: WORDS[used++ % WORDS.length],
  });
  await fetch(`${product.url}/api/clusters`, { headers: { authorization: `Bearer ${token}`, 'x-web-app': 'another' } });
  await fetch(`${product.url}/api/clusters`);
}

ensurePrometheus();
run('promtool', ['check', 'rules', 'rules.yml']);
run('promtool', ['test', 'rules', 'rules.test.yml']);

const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-alerts-'));
/** A page whose script has a name is enough to tell its version. */
const page = '<!doctype html><script type="module" src="/assets/index-current.js"></script>';
await writeFile(path.join(folder, 'index.html'), page);
const product = await startProduct({ METRICS_TOKEN: TOKEN, WEB_ROOT: folder });
const port = await freePort();
await writeFile(path.join(folder, 'token'), TOKEN, { mode: 0o600 });
await writeFile(
  path.join(folder, 'prometheus.yml'),
  `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${path.join(rules, 'rules.yml')}']
scrape_configs:
  - job_name: wordcluster
    authorization: { credentials_file: ${path.join(folder, 'token')} }
    static_configs: [{ targets: ['${new URL(product.url).host}'] }]
`,
);
const prometheus = spawn(
  'prometheus',
  [
    `--config.file=${path.join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${path.join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ],
  { stdio: 'inherit' },
);
const query = async (expression: string): Promise<{ value: [number, string] }[]> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expression)}`);
  const body = (await response.json()) as {
    status: string;
    error?: string;
    data?: { result: { value: [number, string] }[] };
  };
  if (body.status !== 'success') throw new Error(`${expression}: ${body.error}`);
  return body.data?.result ?? [];
};
try {
  await untilTrue('The first reading', async () => (await query('up{job="wordcluster"} == 1')).length === 1);
  const work = setInterval(() => void useProduct(product).catch((error: unknown) => say(String(error))), 2_000);
  const dashboard = JSON.parse(await readFile(path.join(operations, 'grafana/wordcluster.json'), 'utf8')) as {
    panels: Panel[];
  };
  const queries = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  for (const { title, expr } of queries) {
    await untilTrue(`${title}: ${expr}`, async () =>
      (await query(expr)).some(({ value }) => Number.isFinite(Number(value[1]))),
    );
    say(`ok  ${title}: ${expr}`);
  }
  clearInterval(work);
  const firing = await query('ALERTS{alertstate="firing"}');
  if (firing.length > 0) fail(`Alerts fire though all is well: ${JSON.stringify(firing)}`);
  say(`${queries.length} queries answered, no alert fires.`);
} finally {
  prometheus.kill();
  await product.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
process.exit(0);

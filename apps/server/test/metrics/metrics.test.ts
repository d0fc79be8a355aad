import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@wordcluster/testing/free-port';
import { createProduct } from '@wordcluster/testing/product';
import { expect, onTestFinished, test } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { loadConfig } from '../../src/config.ts';
import { createRegistry } from '../../src/metrics/registry.ts';
import { startServer } from '../../src/start-server.ts';
import { nameAt } from '../../src/backup/retention.ts';
import { backupAge } from '../../src/jobs/backup-job.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { counted } from '../../src/metrics/watch.ts';
import { beginTrace, traceparentOf } from '../../src/trace.ts';
import { newCluster } from '../setup/clusters.ts';
import { createTestDatabase, isDistributed } from '../setup/postgres.ts';
import { startTestServer } from '../setup/server.ts';

const TOKEN = 'a-token-for-metrics-0123';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const bearer = { authorization: `Bearer ${TOKEN}` };

async function serverWith(env: Record<string, string>) {
  const server = await startTestServer(env);
  onTestFinished(() => server.close());
  return server;
}

/** Samples by name and labels; throws where a line is not of Prometheus' text format. */
function samplesOf(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.trimEnd().split('\n')) {
    if (/^# (HELP [a-z_0-9]+ .+|TYPE [a-z_0-9]+ (counter|gauge|histogram))$/.test(line)) continue;
    const [, series, value] = /^([a-z_0-9]+(?:\{(?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)+\})?) (\S+)$/.exec(line) ?? [];
    if (series === undefined || Number.isNaN(Number(value))) throw new Error(`Not a sample: ${line}`);
    samples.set(series, Number(value));
  }
  return samples;
}

test('metrics are nowhere unless they were asked for, and then for those who show the token', async () => {
  const closed = await serverWith({});
  expect((await closed.visitor.call('GET', '/metrics')).status).toBe(404);
  const open = await serverWith({ METRICS_TOKEN: TOKEN });
  for (const headers of [
    {},
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: TOKEN },
    { authorization: 'Bearer ' },
  ]) {
    const refused = await open.visitor.call('GET', '/metrics', undefined, headers);
    expect([refused.status, String(refused.body).includes('http_server')]).toEqual([401, false]);
  }
  const read = await open.visitor.call('GET', '/metrics', undefined, bearer);
  expect([read.status, read.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  await expect(startTestServer({ METRICS_TOKEN: 'short' })).rejects.toThrow('METRICS_TOKEN: must be at least 16');
});

test('calls, statements and backlogs are counted under fixed names, without personal data', async () => {
  const server = await serverWith({ METRICS_TOKEN: TOKEN });
  const person = await server.signUp('counted@example.com', 'great');
  const { id } = await newCluster(person, { title: 'Nobody reads this' });
  for (const word of ['one', 'two'])
    await person.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: word });
  await person.call('GET', `/api/clusters/${id}/clusterRows`);
  for (const path of [
    '/api/no-such/1',
    '/some/page',
    '/api/clusters/987654321/clusterRows',
    '/%FF',
    '/no-such.file.js',
  ])
    await server.visitor.call('GET', path);
  await server.context.db
    .insertInto('mails')
    .values({
      recipient: 'counted@example.com',
      subject: '-',
      links: [],
      sent_at: null,
      last_error: null,
      created_at: new Date(server.clock.now().getTime() - 90_000),
      next_attempt_at: server.clock.now(),
    })
    .execute();
  const text = String((await server.visitor.call('GET', '/metrics', undefined, bearer)).body);
  const samples = samplesOf(text);
  const rows = 'http_route="/api/clusters/:cluster_id/clusterRows"';
  expect(
    samples.get(
      `http_server_request_duration_seconds_count{http_request_method="POST",${rows},http_response_status_code="200"}`,
    ) ??
      samples.get(
        `http_server_request_duration_seconds_count{http_request_method="POST",${rows},http_response_status_code="201"}`,
      ),
  ).toBe(2);
  expect(
    samples.get(
      `http_server_request_duration_seconds_bucket{http_request_method="GET",${rows},http_response_status_code="200",le="+Inf"}`,
    ),
  ).toBe(1);
  expect(
    samples.get(
      `http_server_request_duration_seconds_count{http_request_method="GET",${rows},http_response_status_code="401"}`,
    ),
  ).toBe(1);
  expect(samples.get('db_client_operation_duration_seconds_count{db_operation_name="add-row"}')).toBe(2);
  expect(samples.get('db_client_operation_duration_seconds_count{db_operation_name="insert clusters"}')).toBe(1);
  expect(samples.get('wordcluster_mail_outbox_size')).toBe(1);
  expect(samples.get('wordcluster_mail_outbox_age_seconds')).toBe(90);
  expect(samples.get('wordcluster_database_up')).toBe(1);
  for (const name of [
    'nodejs_eventloop_delay_p99_seconds',
    'process_memory_usage_bytes',
    'wordcluster_payments_waiting',
    'wordcluster_free_pool_used_ratio',
    'wordcluster_live_streams',
    'http_server_active_requests',
  ])
    expect(samples.has(name), name).toBe(true);
  for (const secret of ['counted', '@', 'Nobody reads', 'no-such', server.context.config.secretKeys[0], `/${id}`])
    expect(text).not.toContain(secret);
});

test('an unbounded label does not let the response grow without end', () => {
  const registry = createRegistry();
  const counter = registry.counter('things_total', 'Things.');
  for (let n = 0; n < 5000; n++) counter({ name: `${n}"\n\\` }).add();
  expect(registry.text().split('\n').length).toBeLessThan(1100);
  expect(samplesOf(registry.text()).size).toBe(1000);
});

test('beyond a thousand series calls are counted under one name, with their status', () => {
  const metrics = createMetrics();
  for (let n = 0; n < 1200; n++) metrics.answered(`GET /api/calls/${n}`, 200, 0.01);
  metrics.answered('GET /api/calls/1', 500, 0.01);
  const count = (labels: string) =>
    samplesOf(metrics.text()).get(`http_server_request_duration_seconds_count{http_request_method="GET",${labels}}`);
  expect(count('http_route="/api/calls/1",http_response_status_code="200"')).toBe(1);
  expect(count('http_route="other",http_response_status_code="200"')).toBe(200);
  expect(count('http_route="other",http_response_status_code="500"')).toBe(1);
});

test('a job that hangs in its first round has a lag, and so has the newest backup an age', async () => {
  const metrics = createMetrics();
  void counted(metrics, 'fit', new Promise(() => undefined));
  expect(samplesOf(metrics.text()).get('wordcluster_job_lag_seconds{job_name="fit"}')).toBeGreaterThanOrEqual(0);
  const folder = await mkdtemp(join(tmpdir(), 'metrics-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const now = new Date('2026-03-02T09:00:00Z');
  const around = (into: string | null) => ({
    clock: { now: () => now },
    config: { ...loadConfig({}), secretKeys: ['k'] as [string], backups: { folder: into, keep: 7 } },
  });
  expect(await backupAge(around(null))).toBeNull();
  expect(await backupAge(around(folder))).toBeLessThan(3600);
  await writeFile(join(folder, nameAt(new Date(now.getTime() - 90_000_000))), '');
  expect(await backupAge(around(folder))).toBe(90_000);
});

test('a caller’s trace is continued; an invalid one is not echoed', () => {
  const given = `00-${TRACE}-00f067aa0ba902b7-01`;
  expect(beginTrace(given)).toMatchObject({ traceId: TRACE, parentId: '00f067aa0ba902b7', flags: '01' });
  expect(traceparentOf(beginTrace(given))).toMatch(new RegExp(`^00-${TRACE}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
  for (const wrong of [
    undefined,
    '',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${TRACE}-00f067aa0ba902b7-01`,
    given.toUpperCase(),
    `${given}x`,
    [given, given],
  ])
    expect(beginTrace(wrong)).toMatchObject({ parentId: null, traceId: expect.not.stringContaining(TRACE) });
});

test.runIf(NIGHTLY)(
  'each call is one line of the log with its trace, person and statements, and metrics are alone on their port',
  async () => {
    const port = await freePort();
    const product = await createProduct({ LOG_LEVEL: 'info', METRICS_PORT: String(port), METRICS_TOKEN: TOKEN });
    onTestFinished(() => product.remove());
    await product.start();
    const token = await product.signIn('demo@wordcluster.example');
    const headers = { authorization: `Bearer ${token}`, traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
    const clusters = await fetch(`${product.url}/api/clusters`, { headers });
    expect(clusters.headers.get('traceparent')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    const lines = () =>
      product
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line): Record<string, unknown> => JSON.parse(line));
    const ofTrace = () => lines().filter((line) => line['trace_id'] === TRACE);
    await expect.poll(ofTrace).toHaveLength(1);
    expect(ofTrace()[0]).toMatchObject({
      call: 'GET /api/clusters',
      path: '/api/clusters',
      status: 200,
      msg: 'answered',
      user_id: expect.any(Number),
      ms: expect.any(Number),
      statements: expect.any(Number),
    });
    expect(ofTrace()[0]?.['statements']).toBeGreaterThan(0);
    // The request id that a user reports is in the log.
    const refused = await fetch(`${product.url}/api/clusters/987654321/clusterRows`, { headers });
    const { error } = (await refused.json()) as { error: { request_id: string } };
    await expect
      .poll(() => lines().filter((line) => line['request_id'] === error.request_id))
      .toMatchObject([{ status: 404, msg: 'answered', trace_id: TRACE }]);
    expect(JSON.stringify(lines())).not.toContain('demo@');
    const read = (url: string, with_ = bearer) => fetch(`${url}/metrics`, { headers: with_ });
    expect((await read(product.url)).status).toBe(404);
    const alone = `http://127.0.0.1:${port}`;
    expect([(await fetch(`${alone}/metrics`)).status, (await fetch(`${alone}/healthz`)).status]).toEqual([401, 404]);
  },
  60_000,
);

// The first run of the payment job is ten seconds after the start.
test.runIf(NIGHTLY)(
  'a server that has started measures the lag of its jobs',
  async () => {
    const port = await freePort();
    const product = await createProduct({ METRICS_PORT: String(port), METRICS_TOKEN: TOKEN });
    onTestFinished(() => product.remove());
    await product.start();
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: bearer })).text();
    await expect.poll(metrics, { timeout: 15_000 }).toContain('wordcluster_job_lag_seconds{job_name="payments"}');
  },
  60_000,
);

test('a port of metrics without a token is this computer’s own, in production too', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { host, port: at, user, database: name } = database.connection;
  const port = await freePort();
  const server = await startServer(
    loadConfig({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ADMIN_EMAIL: 'owner@example.com',
      SECRET_KEY: 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj',
      PUBLIC_URL: 'http://localhost:3000',
      PORT: '0',
      METRICS_PORT: String(port),
      DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${at}`,
      DATABASE_DISTRIBUTED: String(isDistributed()),
      LOG_LEVEL: 'silent',
    }),
  );
  onTestFinished(() => server.stop());
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  // The product is open to others there; an address of this computer that it would have to listen at too stands in for them.
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow('fetch failed');
});

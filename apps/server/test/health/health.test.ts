import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeSample } from '../../src/jobs/health-job.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp('admin@wordcluster.example');
});
afterAll(() => server.close());

const health = async () => (await admin.call<ResponseOf<'GET /api/admin/health'>>('GET', '/api/admin/health')).body;
const wrong = (answer: ResponseOf<'GET /api/admin/health'>) =>
  answer.findings.filter(({ well }) => !well).map(({ message_id }) => message_id);
const NOTHING = { calls: 0, failed: 0, slow: 0, jobFailures: 0 };

// Specification: S0-1.120
test('the administrator reads in sentences how the product is, over all servers', async () => {
  expect(await health()).toMatchObject({ servers: 0, hours: [] });
  // Missing values are not zeros.
  expect((await health()).findings.map(({ message_id }) => message_id)).toEqual(['health.nothing_yet']);
  // So many that the first one, for which everything is made ready, weighs little.
  for (let n = 0; n < 60; n++) await admin.call('GET', '/api/clusters');
  const before = await takeSample(server.context, 'one', NOTHING);
  expect(before.calls).toBeGreaterThanOrEqual(60);
  server.clock.advance(300);
  await takeSample(server.context, 'two', before);
  const good = await health();
  expect(wrong(good).filter((id) => id !== 'health.load_bad')).toEqual([]);
  expect(good).toMatchObject({
    servers: 2,
    findings: expect.arrayContaining([expect.objectContaining({ message_id: 'health.calls_good' })]),
  });
  expect(good.hours.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThanOrEqual(60);
});

test('each disabled part is reported separately', async () => {
  await sql`update health_samples set failed = calls, slow = calls, late_ms = 900, job_failures = 2, calls_waiting = 6, pool_percent = 95,
    imports_staged = 4, backup_age_seconds = 100000, mail_age_seconds = 1800,
    payment_age_seconds = 3600`.execute(server.context.db);
  const response = await health();
  expect(wrong(response)).toEqual([
    'health.calls_fail',
    'health.speed_bad',
    'health.load_bad',
    'health.mail_bad',
    'health.payments_bad',
    'health.jobs_bad',
    'health.connections_bad',
    'health.pool_bad',
    'health.backup_bad',
  ]);
  expect(response.findings.map(({ message }) => message)).toContain(
    'The oldest e-mail has been waiting for 30 minutes. Check the mail server.',
  );
  expect(response.findings.map(({ message }) => message)).toContain('Files read and waiting for their owners: 4.');
  // Like the alert: a few failures are tolerated, and past ones do not count.
  await sql`update health_samples set job_failures = 1`.execute(server.context.db);
  expect(wrong(await health())).not.toContain('health.jobs_bad');
});

test('a week is kept, and no longer', async () => {
  server.clock.advance(6 * 86_400);
  await takeSample(server.context, 'one', server.context.metrics.totals());
  expect((await health()).hours.length).toBeGreaterThan(1);
  server.clock.advance(2 * 86_400);
  await takeSample(server.context, 'one', server.context.metrics.totals());
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from health_samples`.execute(
    server.context.db,
  );
  expect(rows).toEqual([{ left: 2 }]);
  expect((await health()).servers).toBe(1);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readGauges } from '../metrics/database-gauges.ts';
import { backupAge } from './backup-job.ts';
import type { Totals } from '../metrics/metrics.ts';
import { counted } from '../metrics/watch.ts';

const EVERY_MS = 300_000;
const WEEK_MS = 7 * 86_400_000;
/** More than a server could be late, and less than the column holds. */
const MOST = 1_000_000_000;

/** Stores this server's counters since `before`, and deletes samples older than a week. */
export async function takeSample(context: Context, server: string, before: Totals): Promise<Totals> {
  const { longRunning, clock, metrics } = context;
  const now = clock.now();
  const totals = metrics.totals();
  const { mailAgeSeconds, paymentAgeSeconds, poolUsed, poolLimit, importsStaged } = await readGauges(context);
  const sinceBackup = await backupAge(context);
  const whole = (value: number) => Math.min(MOST, Math.max(0, Math.round(value)));
  await longRunning
    .insertInto('health_samples')
    .values({
      server,
      at: now,
      calls: whole(totals.calls - before.calls),
      failed: whole(totals.failed - before.failed),
      slow: whole(totals.slow - before.slow),
      late_ms: whole(metrics.late() * 1000),
      memory_mb: whole(process.memoryUsage.rss() / 1e6),
      job_failures: whole(totals.jobFailures - before.jobFailures),
      mail_age_seconds: whole(mailAgeSeconds),
      payment_age_seconds: whole(paymentAgeSeconds),
      calls_waiting: whole(metrics.callsQueued()),
      pool_percent: whole(poolLimit === 0 ? 0 : (poolUsed / poolLimit) * 100),
      imports_staged: whole(importsStaged),
      backup_age_seconds: sinceBackup === null ? null : whole(sinceBackup),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`delete from health_samples where at < ${new Date(now.getTime() - WEEK_MS)}`.execute(longRunning);
  return totals;
}

/** Takes a sample every five minutes until stopped. */
export function startHealthJob(context: Context): { stop(): Promise<void> } {
  const server = randomUUID();
  let before: Totals = { calls: 0, failed: 0, slow: 0, jobFailures: 0 };
  let running = Promise.resolve();
  const run = () => {
    running = counted(context.metrics, 'health', takeSample(context, server, before))
      .then((totals) => void (before = totals))
      .catch((error: unknown) =>
        context.log.warn({ err: error }, 'no sample of health was taken, will be tried again'),
      );
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

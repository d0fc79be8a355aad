import type { ResponseOf } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;
/** Samples come every five minutes; a server without a recent one is not counted. */
const RECENT_MS = 11 * 60_000;

/** Warning thresholds. The Prometheus alerts for operators use the same numbers. */
const MAX_FAILED = 0.02;
const MAX_SLOW = 0.01;
const MAX_LATE_MS = 500;
const MAX_MAIL_SECONDS = 900;
const MAX_PAYMENT_SECONDS = 1800;
const MAX_CALLS_QUEUED = 5;
const MAX_POOL_PERCENT = 90;
const MAX_BACKUP_SECONDS = 26 * 3600;
/** Within so long; each is tried again, and a few pass. */
const MAX_JOB_FAILURES = 3;
const JOB_FAILURES_MS = 15 * 60_000;

interface LastHour {
  servers: number;
  calls: number;
  failed: number;
  slow: number;
  late_ms: number;
  job_failures: number;
  /** Of the last quarter of an hour. */
  job_failures_now: number;
  calls_waiting: number;
  pool_percent: number;
  imports_staged: number;
  /** Null if no backups are scheduled. */
  backup_age_seconds: number | null;
  mail_age_seconds: number;
  payment_age_seconds: number;
}

type HealthResponse = ResponseOf<'GET /api/admin/health'>;

/** How the product is now, in sentences, and hour by hour for a week; of all servers together. */
export async function readHealth({ db, clock, config }: Context): Promise<HealthResponse> {
  const now = clock.now().getTime();
  const since = (ms: number) => new Date(now - ms);
  const { rows: recent } = await sql<LastHour>`
    select count(distinct server) filter (where at > ${since(RECENT_MS)})::int as servers,
      coalesce(sum(calls), 0)::int as calls, coalesce(sum(failed), 0)::int as failed, coalesce(sum(slow), 0)::int as slow,
      coalesce(max(late_ms), 0)::int as late_ms, coalesce(sum(job_failures), 0)::int as job_failures,
      coalesce(sum(job_failures) filter (where at > ${since(JOB_FAILURES_MS)}), 0)::int as job_failures_now,
      coalesce(max(calls_waiting) filter (where at > ${since(RECENT_MS)}), 0)::int as calls_waiting,
      coalesce(max(pool_percent) filter (where at > ${since(RECENT_MS)}), 0)::int as pool_percent,
      coalesce(max(imports_staged) filter (where at > ${since(RECENT_MS)}), 0)::int as imports_staged,
      max(backup_age_seconds) filter (where at > ${since(RECENT_MS)})::int as backup_age_seconds,
      coalesce(max(mail_age_seconds) filter (where at > ${since(RECENT_MS)}), 0)::int as mail_age_seconds,
      coalesce(max(payment_age_seconds) filter (where at > ${since(RECENT_MS)}), 0)::int as payment_age_seconds
    from health_samples where at > ${since(HOUR_MS)}`.execute(db);
  const { rows: hours } = await sql<Omit<HealthResponse['hours'][number], 'at'> & { at: Date }>`
    select date_bin('1 hour', at, timestamptz '2000-01-01 00:00Z') as at, sum(calls)::int as calls, sum(failed)::int as failed,
      sum(slow)::int as slow, max(late_ms)::int as late_ms, max(memory_mb)::int as memory_mb,
      max(mail_age_seconds)::int as mail_age_seconds
    from health_samples where at > ${since(WEEK_MS)} group by 1 order by 1`.execute(db);
  const [last] = recent;
  return {
    findings: last ? findingsOf(last, config.shop).map(said) : [],
    servers: last?.servers ?? 0,
    hours: hours.map((hour) => ({ ...hour, at: hour.at.toISOString() })),
  };
}

interface Finding {
  well: boolean;
  what: Message;
}

const said = ({ well, what }: Finding) => ({ well, message: what.text, message_id: what.id, values: what.values });

/** Payments and the free pool are of a shop alone. */
function findingsOf(last: LastHour, shop: boolean): Finding[] {
  // Without any sample nothing is known.
  if (last.servers === 0) return [{ well: false, what: message('health.nothing_yet') }];
  const finding = (well: boolean, good: () => Message, bad: () => Message): Finding => ({
    well,
    what: well ? good() : bad(),
  });
  const share = (part: number) => (last.calls === 0 ? 0 : part / last.calls);
  const percent = (part: number) => Math.ceil(share(part) * 100);
  const minutes = (seconds: number) => Math.round(seconds / 60);
  return [
    finding(
      share(last.failed) <= MAX_FAILED,
      () => message('health.calls_good', { calls: last.calls }),
      () => message('health.calls_fail', { percent: percent(last.failed) }),
    ),
    finding(
      share(last.slow) <= MAX_SLOW,
      () => message('health.speed_good'),
      () => message('health.speed_bad', { percent: percent(last.slow) }),
    ),
    finding(
      last.late_ms <= MAX_LATE_MS,
      () => message('health.load_good', { servers: last.servers }),
      () => message('health.load_bad', { servers: last.servers }),
    ),
    finding(
      last.mail_age_seconds <= MAX_MAIL_SECONDS,
      () => message('health.mail_good'),
      () => message('health.mail_bad', { minutes: minutes(last.mail_age_seconds) }),
    ),
    ...(shop
      ? [
          finding(
            last.payment_age_seconds <= MAX_PAYMENT_SECONDS,
            () => message('health.payments_good'),
            () => message('health.payments_bad', { minutes: minutes(last.payment_age_seconds) }),
          ),
        ]
      : []),
    finding(
      last.job_failures_now <= MAX_JOB_FAILURES,
      () => message('health.jobs_good'),
      () => message('health.jobs_bad', { count: last.job_failures }),
    ),
    finding(
      last.calls_waiting <= MAX_CALLS_QUEUED,
      () => message('health.connections_good'),
      () => message('health.connections_bad'),
    ),
    ...(shop
      ? [
          finding(
            last.pool_percent <= MAX_POOL_PERCENT,
            () => message('health.pool_good', { percent: last.pool_percent }),
            () => message('health.pool_bad', { percent: last.pool_percent }),
          ),
        ]
      : []),
    { well: true, what: message('health.imports_waiting', { count: last.imports_staged }) },
    ...(last.backup_age_seconds === null ? [] : [backup(last.backup_age_seconds)]),
  ];

  function backup(seconds: number): Finding {
    const hours = Math.floor(seconds / 3600);
    return finding(
      seconds <= MAX_BACKUP_SECONDS,
      () => message('health.backup_good', { hours }),
      () => message('health.backup_bad', { hours }),
    );
  }
}

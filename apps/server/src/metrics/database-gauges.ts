import { DEFAULT_POOL, poolMonth } from '@wordcluster/domain/allowance/packs';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** What waits in the database, for all servers together. Each number is read from an index of what is due. */
export interface Waiting {
  mails: number;
  mailAgeSeconds: number;
  payments: number;
  paymentAgeSeconds: number;
  poolUsed: number;
  poolLimit: number;
  importsStaged: number;
}

/** Nobody reads on beyond this; what waits is then an emergency in any case. */
const MOST = 10_000;
/** A reading counts for so long (milliseconds), so that whoever asks more often costs the database nothing. */
const FRESH_MS = 10_000;

/** Reads what waits. */
export async function readWaiting({ longRunning, clock }: Pick<Context, 'longRunning' | 'clock'>): Promise<Waiting> {
  const now = clock.now();
  const { rows } = await sql<Waiting>`
    select m.count as mails, m.age as "mailAgeSeconds", p.count as payments, p.age as "paymentAgeSeconds",
      coalesce((select case when month = ${poolMonth(now)} then used else 0 end from free_pool where part = 0), 0) as "poolUsed",
      coalesce((select pool_limit from free_pool where part = 0), ${DEFAULT_POOL}) as "poolLimit",
      (select count(*) from (select from staged_imports limit ${MOST}) s) as "importsStaged"
    from (
      select count(*) as count, coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as age from (
        select created_at from mails where sent_at is null and attempts < 12 order by next_attempt_at limit ${MOST}) w) m,
      (select count(*) as count, coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(next_check_at))), 0)::float8 as age from (
        select next_check_at from payments where next_check_at is not null order by next_check_at limit ${MOST}) w) p`.execute(
    longRunning,
  );
  const [read] = rows;
  if (!read) throw new Error('The database counted nothing.');
  return read;
}

/** Adds what waits to the metrics; what is returned reads it anew before they are written. */
export function databaseGauges(context: Context): () => Promise<void> {
  const { metrics } = context;
  let waiting: Waiting | null = null;
  let readAt = 0;
  const of = (read: (found: Waiting) => number) => () => waiting && read(waiting);
  metrics.gauge('wordcluster_database_up', 'Whether the database answered the last reading.', () => (waiting ? 1 : 0));
  metrics.gauge(
    'wordcluster_mail_outbox_size',
    'Mails that wait.',
    of(({ mails }) => mails),
  );
  metrics.gauge(
    'wordcluster_mail_outbox_age_seconds',
    'Of the oldest mail that waits.',
    of(({ mailAgeSeconds }) => mailAgeSeconds),
  );
  metrics.gauge(
    'wordcluster_payments_waiting',
    'Payments whose end is not known.',
    of(({ payments }) => payments),
  );
  metrics.gauge(
    'wordcluster_payments_overdue_seconds',
    'Since the gateway should have been asked about the most overdue payment.',
    of(({ paymentAgeSeconds }) => paymentAgeSeconds),
  );
  metrics.gauge(
    'wordcluster_free_pool_used_ratio',
    "Used of the free users' characters of this month.",
    of(({ poolUsed, poolLimit }) => (poolLimit === 0 ? 0 : poolUsed / poolLimit)),
  );
  metrics.gauge(
    'wordcluster_imports_staged',
    'Read files that wait for their owner.',
    of(({ importsStaged }) => importsStaged),
  );
  return async () => {
    if (waiting && performance.now() - readAt < FRESH_MS) return;
    try {
      waiting = await readWaiting(context);
      readAt = performance.now();
    } catch {
      // The other numbers are wanted most of all when the database is away.
      waiting = null;
    }
  };
}

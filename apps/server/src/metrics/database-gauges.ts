import { DEFAULT_POOL, poolMonth } from '@wordcluster/domain/allowance/packs';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/client.ts';
import { isUnsent } from '../mail/deliver-mail.ts';

/** Backlogs in the database over all servers. Each number is read from an index of due rows. */
export interface Backlogs {
  mails: number;
  mailAgeSeconds: number;
  payments: number;
  paymentAgeSeconds: number;
  poolUsed: number;
  poolLimit: number;
  importsStaged: number;
}

/** Upper bound of counting; a longer backlog is an emergency in any case. */
const MOST = 10_000;
/** Cache: a reading is valid for so long (milliseconds), so that frequent scrapes cost the database nothing. */
const FRESH_MS = 10_000;

/** Reads the backlogs. */
export async function readGauges({ longRunning, clock }: Pick<Context, 'longRunning' | 'clock'>): Promise<Backlogs> {
  const now = clock.now();
  // One by one: they are on several machines of a sharded database.
  const mails = await readBacklog(longRunning, now, {
    moment: sql`created_at`,
    from: sql`mails where ${isUnsent(now)} order by next_attempt_at`,
  });
  const payments = await readBacklog(longRunning, now, {
    moment: sql`next_check_at`,
    from: sql`payments where next_check_at is not null order by next_check_at`,
  });
  const imports = await readBacklog(longRunning, now, { moment: sql`created_at`, from: sql`staged_imports` });
  const { rows } = await sql<{ used: number | null; limit: number | null }>`
    select sum(used) filter (where month = ${poolMonth(now)})::float8 as used, sum(pool_limit)::float8 as limit
    from free_pool`.execute(longRunning);
  return {
    mails: mails.count,
    mailAgeSeconds: mails.age,
    payments: payments.count,
    paymentAgeSeconds: Math.max(0, payments.age),
    poolUsed: rows[0]?.used ?? 0,
    poolLimit: rows[0]?.limit ?? DEFAULT_POOL,
    importsStaged: imports.count,
  };
}

/** Length of a backlog, and the age of its oldest entry in seconds. */
async function readBacklog(
  db: Db,
  now: Date,
  { moment, from }: { moment: RawBuilder<unknown>; from: RawBuilder<unknown> },
): Promise<{ count: number; age: number }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(at) as oldest from (select ${moment} as at from ${from} limit ${MOST}) waiting`.execute(
    db,
  );
  const { count = 0, oldest = null } = rows[0] ?? {};
  return { count, age: oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1000 };
}

/** Adds the backlogs to the metrics; the returned function updates them before a scrape. */
export function databaseGauges(context: Context): () => Promise<void> {
  const { metrics } = context;
  let backlogs: Backlogs | null = null;
  let readAt = 0;
  const of = (read: (found: Backlogs) => number) => () => backlogs && read(backlogs);
  metrics.gauge('wordcluster_database_up', 'Whether the database answered the last reading.', () => (backlogs ? 1 : 0));
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
    if (backlogs && performance.now() - readAt < FRESH_MS) return;
    try {
      backlogs = await readGauges(context);
      readAt = performance.now();
    } catch {
      // The other metrics are most wanted when the database is down.
      backlogs = null;
    }
  };
}

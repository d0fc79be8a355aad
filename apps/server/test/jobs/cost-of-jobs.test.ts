import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { writeRequestedMail } from '../../src/features/accounts/mail-requests.ts';
import { nextUserToFit } from '../../src/features/progress/fit/fit-parameters.ts';
import { takeSample } from '../../src/jobs/health-job.ts';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { runPaymentJob } from '../../src/features/billing/payments/reconcile.ts';
import { reminderRound } from '../../src/features/reminders/reminder-job.ts';
import { deliverMail } from '../../src/mail/deliver-mail.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

/** `npm run test:distributed` sets a hundred thousand; a million take many minutes, and prove the same. */
const MANY = Number(process.env.JOBS_PEOPLE ?? 20_000);
const FEW = 1000;

/**
 * Users with stored data, none of it due: each has two rows of a cluster with files, one deleted a moment ago, Premium for
 * half a year, and data that expires after hours or days. Staged files number more than the ten thousand that a server's
 * figures sample, independent of the number of users.
 */
const FILL = `
  insert into users (email, first_name, last_name, confirmed_at, created_at) select 'p' || n || '@example.com', 'P', 'P', moment, moment - interval '1 year' from people;
  insert into sign_in_names (name, kind, user_id) select email, 'email', id from users;
  insert into access_tokens (user_id, token_hash, device_name, created_at, last_used_at, check_at)
    select id, int8send(id), 'd', moment - interval '5 days', moment, moment + interval '20 days' from users, clock;
  insert into sign_in_places (user_id, network, device_name, last_at, stays)
    select id, 'n', d.name, moment - d.since, d.since > interval '181 days' and id % 2 = 0
    from users, clock, (values ('d', interval '200 days'), ('e', interval '5 days')) d (name, since) where d.name = 'd' or id % 2 = 1;
  delete from sign_in_places where not stays and device_name = 'd';
  insert into mail_tokens (user_id, purpose, token_hash, expires_at, created_at) select id, 'reset', int8send(id), moment, moment from users, clock;
  insert into totp_factors (user_id, sealed_secret, created_at, confirmed_at) select id, '', moment - interval '1 year', moment from users, clock;
  insert into one_time_secrets (secret_hash, purpose, user_id, expires_at) select int8send(id), 'login', id, moment + interval '1 hour' from users, clock;
  insert into used_bot_checks (signature, expires_at) select int8send(id), moment from users, clock;
  insert into throttles (key, window_start, count) select 'k' || id, moment, 1 from users, clock;
  insert into audit_events (type, at, user_id) select 'signed_in', moment - interval '30 days', id from users, clock;
  insert into mails (recipient, subject, links, created_at, sent_at, next_attempt_at) select email, 's', '{}', moment, moment, moment from users, clock;
  insert into clusters (user_id, title, col_1_name, has_media, created_at, updated_at) select id, 'C', 'W', true, moment, moment from users, clock;
  insert into cluster_rows (user_id, cluster_id, position, col_1_value) select user_id, id, p, 'w' from clusters, generate_series(1, 2) p;
  insert into deleted_rows (id, user_id, cluster_id, position, deleted_at) select 1e9 + id, user_id, id, 3, moment from clusters, clock;
  insert into row_snapshots (user_id, cluster_id, reason, row_count, created_at) select user_id, id, 'append', 1, moment from clusters, clock;
  insert into media_files (user_id, hash, type, bytes, named_at) select id, 'h', 'image/webp', 1, moment - interval '1 month' from users, clock;
  insert into row_media (user_id, cluster_id, row_id, slot, hash) select user_id, cluster_id, id, 0, 'h' from cluster_rows;
  insert into row_media (user_id, cluster_id, row_id, slot, hash) select user_id, cluster_id, id, 0, 'h' from deleted_rows;
  insert into row_media (user_id, cluster_id, row_id, slot, hash, removed_at) select user_id, cluster_id, id, 1, 'h', moment from cluster_rows, clock;
  insert into sent_media (user_id, name, hash, sent_at) select id, 'n', 'h', moment from users, clock;
  insert into cluster_links (user_id, cluster_id, code, indexed, created_at) select user_id, id, id::text, false, moment from clusters, clock;
  insert into link_reports (user_id, link_id, reason, reported_at) select user_id, id, 'r', moment from cluster_links, clock;
  insert into share_invitations (user_id, cluster_id, email, may_write, created_at) select user_id, id, 'x@example.com', false, moment from clusters, clock;
  insert into row_changes (user_id, cluster_id, kind, at) select user_id, id, 'edited', moment from clusters, clock;
  insert into search_texts (user_id, cluster_id, part, as_of, row_ids, words) select user_id, id, 0, moment, '{}', '' from clusters, clock;
  insert into staged_imports (user_id, cluster_id, file_name, format, report, created_at)
    select user_id, id, 'f', 'csv', 'r', moment from clusters, clock, generate_series(1, (select greatest(1, 12000 / count(*)) from users));
  insert into review_parameters (user_id, counted, next_at) select id, 1, 400 from users;
  insert into reminders (user_id, mail, next_at) select id, true, moment + interval '1 hour' from users, clock;
  insert into push_subscriptions (user_id, endpoint_hash, token_id, endpoint, p256dh, auth, created_at)
    select user_id, 'h', id, 'e', 'k', 'a', created_at from access_tokens;
  insert into cached_translations (key, text, used_at) select int8send(id), 't', moment from users, clock;
  insert into cached_speech (key, mime, bytes, used_at) select int8send(id), 'm', '', moment from users, clock;
  insert into orders (user_id, buyer_id, tier, days, status, price_cents, list_price_cents, starts_at, ends_at, created_at, paid_at, reminded)
    select id, id, 'great', 365, 'PAID', 0, 0, moment, moment + case when id % 30 = 0 then interval '10 days' else interval '180 days' end, moment, moment, case when id % 30 = 0 then 14 end from users, clock;
  insert into payments (order_id, buyer_id, gateway, amount_cents, current_state, created_at) select id, buyer_id, 'g', 100, 'PAID', moment from orders, clock;
`;

/** A server whose database holds the data of `count` users. */
async function serverWith(count: number): Promise<TestServer & { client: pg.Client }> {
  const server = await startTestServer();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.context.db);
  const client = new pg.Client({ ...inject('postgres'), database: rows[0]?.name ?? '' });
  await client.connect();
  const moment = `'${server.clock.now().toISOString()}'::timestamptz as moment`;
  await client.query(`
    create temporary view clock as select ${moment};
    create temporary view people as select n, ${moment} from generate_series(1, ${count}) n`);
  await client.query(FILL);
  await client.query('vacuum analyze');
  return { ...server, client };
}

/** How many rows of tables and of their indexes' finds one round of every job reads. */
async function rowsReadByJobs({ context, client }: Awaited<ReturnType<typeof serverWith>>): Promise<number> {
  // Backends report their reads when they end, at the latest; this one, which filled the tables, on request.
  const counts = async () => {
    await client.query('select pg_stat_force_next_flush()');
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { rows } = await client.query<{ read: number }>(`
      select pg_stat_clear_snapshot(), sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables`);
    return rows[0]?.read ?? 0;
  };
  const before = await counts();
  await cleanUp(context);
  await runPaymentJob(context, 'holder');
  await reminderRound(context, 'holder');
  await nextUserToFit(context);
  await writeRequestedMail(context);
  await deliverMail(context, { send: async () => undefined, close: () => undefined }, false);
  await takeSample(context, 'server', { calls: 0, failed: 0, slow: 0, jobFailures: 0 });
  return (await counts()) - before;
}

// Specification: S0-1.270
test('jobs read what is due, however many people there are', { timeout: 600_000 }, async () => {
  const read: number[] = [];
  for (const count of [FEW, MANY]) {
    const server = await serverWith(count);
    read.push(await rowsReadByJobs(server));
    await server.client.end();
    await server.close();
  }
  const [few = 0, many = 0] = read;
  if (MANY > 20_000) process.stderr.write(`rows read by the jobs: ${few} of ${FEW} people, ${many} of ${MANY}\n`);
  expect(many).toBeLessThan(few + 100);
});

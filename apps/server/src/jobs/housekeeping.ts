import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { counted } from '../metrics/watch.ts';
import { deleteOldOrders } from '../features/orders/delete-old-orders.ts';
import { deleteUnnamed } from '../features/media/delete-unnamed.ts';
import { deleteDeletedRows } from '../features/media/release-files.ts';
import { deleteExpiredSnapshots } from '../features/transfer/snapshots.ts';
import { deleteExpiredStaged } from '../features/transfer/staging/repository.ts';
import { deleteRemoved } from '../features/clusters/remove-cluster.ts';
import { deleteUnused, forgetPlaces } from '../features/accounts/sessions/forget-sessions.ts';
import { deleteUnconfirmed } from '../features/accounts/remove-account.ts';

const EVERY_MS = 60_000;
const DAY = 86_400_000;
/** After this time without use, a cached translation or speech is cheaper to make again than to keep. */
const CACHE_DAYS = 180;

/** Deletes for good what can no longer be undone or used. Safe on several servers at once: each deletion happens once. */
export async function cleanUp({ db, clock, mediaStore }: Context): Promise<void> {
  const now = clock.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  const removed = before(90_000);
  await sql`
    delete from search_texts where (user_id, cluster_id) in (
      select user_id, id from clusters where removed_at < ${removed})`.execute(db);
  // A minute more than the 30 seconds of undoing, so that a late request never meets a half-removed cluster.
  await deleteRemoved(db, before(90_000), before(0));
  await sql`delete from row_changes where at < ${before(90 * DAY)}`.execute(db);
  // The address may be a stranger's, who never asked to be kept here.
  await sql`delete from share_invitations where created_at < ${before(90 * DAY)}`.execute(db);
  await sql`delete from link_reports where reported_at < ${before(90 * DAY)}`.execute(db);
  await deleteDeletedRows(db, before(DAY));
  await deleteExpiredStaged(db, clock.now());
  await sql`delete from word_files where created_at < ${before(DAY)}`.execute(db);
  await sql`delete from word_batches where created_at < ${before(DAY)}`.execute(db);
  await deleteExpiredSnapshots(db, clock.now());
  await deleteOldOrders({ db, clock });
  await sql`delete from throttles where window_start < ${before(2 * DAY)}`.execute(db);
  await sql`delete from mail_tokens where expires_at < ${before(7 * DAY)}`.execute(db);
  // Nobody can log in to them; the address may be a stranger's, who never asked to be kept here.
  await deleteUnconfirmed(db, before(30 * DAY), before(0));
  await deleteUnused(db, { now: before(0), idle: before(31 * DAY), old: before(181 * DAY) });
  await sql`delete from one_time_secrets where expires_at < ${before(0)}`.execute(db);
  await forgetPlaces(db, before(181 * DAY));
  await sql`delete from totp_factors where confirmed_at is null and created_at < ${before(DAY)}`.execute(db);
  await sql`delete from audit_events where at < ${before(365 * DAY)}`.execute(db);
  await sql`delete from used_bot_checks where expires_at < ${before(DAY)}`.execute(db);
  await sql`delete from cached_translations where used_at < ${before(CACHE_DAYS * DAY)}`.execute(db);
  await sql`delete from cached_speech where used_at < ${before(CACHE_DAYS * DAY)}`.execute(db);
  await sql`delete from mails where created_at < ${before(30 * DAY)}`.execute(db);
  // The last: its storage may be away.
  await deleteUnnamed({ db, clock, mediaStore });
}

/** Runs the clean-up every minute until stopped. */
export function startHousekeeping(context: Context): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = counted(context.metrics, 'housekeeping', cleanUp(context)).catch((error: unknown) =>
      context.log.warn({ err: error }, 'clean-up failed, will be tried again'),
    );
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { deleteOldOrders } from '../features/orders/delete-old-orders.ts';
import { deleteUnnamed } from '../features/media/delete-unnamed.ts';
import { deleteDeletedRows } from '../features/media/release-files.ts';
import { deleteExpiredSnapshots } from '../features/transfer/snapshots.ts';
import { deleteExpiredStaged } from '../features/transfer/staging/repository.ts';
import { deleteRemoved } from '../features/clusters/remove-cluster.ts';
import { deleteUnused, forgetPlaces } from '../features/accounts/sessions/forget-sessions.ts';
import { deleteUnconfirmed } from '../features/accounts/remove-account.ts';
import { holdLease, startLeasedJob } from './lease.ts';

const EVERY_MS = 60_000;
const DAY = 86_400_000;
/** After this time without use, a cached translation or speech is cheaper to make again than to keep. */
const CACHE_DAYS = 180;

/** Longer than a beat, as it is renewed at each. */
const LEASE_MS = 150_000;
const NAME = 'housekeeping';

/**
 * Deletes for good what can no longer be undone or used. Safe on several servers at once: each deletion happens once. A step that fails,
 * because a machine or a storage is away, holds up none of the others; its error is thrown in the end.
 */
export async function cleanUp({ db, clock, mediaStore }: Context): Promise<void> {
  const now = clock.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  const removed = before(90_000);
  const forget = (statement: RawBuilder<unknown>) => () => statement.execute(db);
  const steps: (() => Promise<unknown>)[] = [
    forget(sql`
      delete from search_texts where (user_id, cluster_id) in (
        select user_id, id from clusters where removed_at < ${removed})`),
    // A minute more than the 30 seconds of undoing, so that a late request never meets a half-removed cluster.
    () => deleteRemoved(db, removed, before(0)),
    forget(sql`delete from row_changes where at < ${before(90 * DAY)}`),
    // The address may be a stranger's, who never asked to be kept here.
    forget(sql`delete from share_invitations where created_at < ${before(90 * DAY)}`),
    forget(sql`delete from link_reports where reported_at < ${before(90 * DAY)}`),
    () => deleteDeletedRows(db, before(DAY)),
    () => deleteExpiredStaged(db, clock.now()),
    forget(sql`delete from word_files where created_at < ${before(DAY)}`),
    forget(sql`delete from word_batches where created_at < ${before(DAY)}`),
    () => deleteExpiredSnapshots(db, clock.now()),
    () => deleteOldOrders({ db, clock }),
    forget(sql`delete from throttles where window_start < ${before(2 * DAY)}`),
    forget(sql`delete from mail_tokens where expires_at < ${before(7 * DAY)}`),
    // Nobody can log in to them; the address may be a stranger's, who never asked to be kept here.
    () => deleteUnconfirmed(db, before(30 * DAY), before(0)),
    () => deleteUnused(db, { now: before(0), idle: before(31 * DAY), old: before(181 * DAY) }),
    forget(sql`delete from one_time_secrets where expires_at < ${before(0)}`),
    () => forgetPlaces(db, before(181 * DAY)),
    forget(sql`delete from totp_factors where confirmed_at is null and created_at < ${before(DAY)}`),
    forget(sql`delete from audit_events where at < ${before(365 * DAY)}`),
    forget(sql`delete from used_bot_checks where expires_at < ${before(DAY)}`),
    forget(sql`delete from cached_translations where used_at < ${before(CACHE_DAYS * DAY)}`),
    forget(sql`delete from cached_speech where used_at < ${before(CACHE_DAYS * DAY)}`),
    forget(sql`delete from mails where created_at < ${before(30 * DAY)}`),
    () => deleteUnnamed({ db, clock, mediaStore }),
  ];
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

/** One round: nothing on a server that does not hold the lease. Returns whether it did. */
export async function housekeepingRound(context: Context, holder: string): Promise<boolean> {
  if (!(await holdLease(context, NAME, holder, LEASE_MS))) return false;
  await cleanUp(context);
  return true;
}

/** Cleans up every minute, on one of all servers and never twice at once, until stopped. */
export const startHousekeeping = (context: Context) =>
  startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    round: (holder) => housekeepingRound(context, holder),
    failed: (error) => context.log.warn({ err: error }, 'clean-up failed, will be tried again'),
  });

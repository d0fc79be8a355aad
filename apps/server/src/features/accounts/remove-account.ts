import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { assertOtherAdministrator } from '../../access/administrators.ts';
import { notFound } from '../../failure.ts';
import type { Db } from '../../database/client.ts';
import { recordEvent, unlinkEvents } from '../audit/record-event.ts';
import { deleteInvitations } from '../invitations/invitations.ts';
import { unlinkBuyer } from '../billing/unlink-buyer.ts';
import { findUser } from './repository.ts';
import { freeNames } from '../../access/sign-in-names.ts';

/**
 * Deletes a profile: all personal data at once, with the account. Paid orders keep only what invoices must retain by
 * law; events keep kind and moment, anonymised.
 */
export async function removeAccount(context: Context, viewer: Viewer): Promise<void> {
  await removePerson(context, viewer.id, null);
}

/** Removal by the administrator, with the same effect. */
export const removeByAdministrator = (context: Context, viewer: Viewer, userId: number): Promise<void> =>
  removePerson(context, userId, viewer.id);

async function removePerson(context: Context, userId: number, byUserId: number | null): Promise<void> {
  const user = await findUser(context.db, userId);
  if (!user) throw notFound('The user');
  await context.db.transaction().execute(async (trx) => {
    await assertOtherAdministrator(trx, user.id);
    const now = context.clock.now();
    await unlinkBuyer(context, trx, user.id);
    await deleteByAddress(trx, user.email);
    await trx.deleteFrom('invitations').where('by_user_id', '=', user.id).execute();
    await trx.deleteFrom('identities').where('user_id', '=', user.id).execute();
    await unlinkEvents(trx, user.id);
    await freeNames(trx, user.id);
    await unlinkOthers(trx, user.id);
    // Media bytes may be in a bucket: the clean-up deletes them by these rows.
    await trx.updateTable('media_files').set({ check_at: now }).where('user_id', '=', user.id).execute();
    await deleteReviewLog(trx, user.id);
    await trx.deleteFrom('cluster_rests').where('user_id', '=', user.id).execute();
    await trx.deleteFrom('direction_rests').where('user_id', '=', user.id).execute();
    for (const table of ['goals', 'goal_words', 'calendars', 'e_readers', 'e_reader_words', 'oauth_codes'] as const)
      await trx.deleteFrom(table).where('user_id', '=', user.id).execute();
    await recordEvent(trx, { type: 'account_removed', at: now, userId: null, byUserId });
    await trx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}

/** Rows keyed by the address alone. */
async function deleteByAddress(trx: Db, email: string | null): Promise<void> {
  if (email === null) return;
  await trx.deleteFrom('mails').where('recipient', '=', email).execute();
  await deleteInvitations(trx, email);
  await trx.deleteFrom('invitations').where('email', '=', email).execute();
  await trx.deleteFrom('mail_requests').where('email', '=', email).execute();
  // Counters of attempts carry the address in their key.
  await sql`delete from throttles where right(key, ${email.length + 1}) = ${`:${email}`}`.execute(trx);
}

/**
 * The log of answers has no foreign key to the account. A concurrent batch holds the lock of the account or the
 * settings, and is waited for.
 */
async function deleteReviewLog(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await trx.deleteFrom('review_settings').where('user_id', '=', userId).execute();
  await trx.deleteFrom('review_entries').where('user_id', '=', userId).execute();
}

/** References in rows of other owners, and rows without a foreign key. */
async function unlinkOthers(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('cluster_shares').where('owner_id', '=', userId).execute();
  await trx.deleteFrom('share_blocks').where('blocked_user_id', '=', userId).execute();
  await trx.deleteFrom('one_time_secrets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('kept_bytes').where('user_id', '=', userId).execute();
  await trx.updateTable('deleted_rows').set({ deleted_by: null }).where('deleted_by', '=', userId).execute();
  await trx.updateTable('coupon_uses').set({ user_id: null }).where('buyer_id', '=', userId).execute();
  await trx.updateTable('row_changes').set({ by_user_id: null }).where('by_user_id', '=', userId).execute();
  for (const cache of ['cached_speech', 'cached_translations'] as const)
    await trx.updateTable(cache).set({ made_for: null }).where('made_for', '=', userId).execute();
}

/** Accounts that are deleted in one go. */
const AT_ONCE = 1000;

/** For the clean-up: accounts made before a moment that were never confirmed, and no longer can be. */
export async function deleteUnconfirmed(db: Db, before: Date, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from users u where confirmed_at is null and created_at < ${before}
        and not exists (select 1 from mail_tokens t where t.user_id = u.id and t.expires_at > ${now})
      limit ${AT_ONCE}`.execute(trx);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await sql`delete from sign_in_names where user_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from users where id = any(${ids}::bigint[]) and confirmed_at is null`.execute(trx);
  });
}

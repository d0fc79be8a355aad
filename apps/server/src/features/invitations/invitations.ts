import type { Db } from '../../database/client.ts';
import { recordEvent } from '../audit/record-event.ts';
import { endPause } from '../clusters/pauses.ts';

interface Person {
  userId: number;
  /** Confirmed at this moment: the user reads its mail. */
  email: string;
}

/**
 * Turns invitations of a newly confirmed address into shares, and applies its blocks. Called whenever an address may
 * have become an account's own; idempotent.
 */
export async function acceptInvitations(trx: Db, { userId, email }: Person, now: Date): Promise<void> {
  const blocks = await trx.deleteFrom('invitation_blocks').where('email', '=', email).returning('user_id').execute();
  for (const { user_id } of blocks)
    await trx
      .insertInto('share_blocks')
      .values({ user_id: userId, blocked_user_id: user_id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const pending = await trx
    .deleteFrom('share_invitations')
    .where('email', '=', email)
    .returning(['user_id', 'cluster_id', 'may_write'])
    .execute();
  for (const { user_id: owner, cluster_id, may_write } of pending) {
    const cluster = await trx
      .selectFrom('clusters')
      .select('title')
      .where('id', '=', cluster_id)
      .where('user_id', '=', owner)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    const refused = await trx
      .selectFrom('share_blocks')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('blocked_user_id', '=', owner)
      .executeTakeFirst();
    if (!cluster || refused || owner === userId) continue;
    await trx
      .insertInto('cluster_shares')
      .values({ cluster_id, owner_id: owner, user_id: userId, may_write, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endPause(trx, { userId, clusterId: cluster_id }, now);
    await trx
      .updateTable('clusters')
      .set({ shared: true })
      .where('id', '=', cluster_id)
      .where('user_id', '=', owner)
      .execute();
    await recordEvent(trx, { type: 'cluster_shared', at: now, userId, byUserId: owner, about: cluster.title });
  }
}

/** Deletes the address of a removed account: invitations do not outlive it. */
export async function deleteInvitations(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('share_invitations').where('email', '=', email).execute();
  await trx.deleteFrom('invitation_blocks').where('email', '=', email).execute();
}

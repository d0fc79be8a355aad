import { message } from '@wordcluster/domain/messages/all';
import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { assertOwned } from '../clusters/policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { startPause } from '../clusters/pauses.ts';
import { isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

/** The owner ends the sharing with one user. Needs no Premium: taking back must always be possible. */
export async function removeShare(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  userId: number,
  network: string,
): Promise<void> {
  await assertOwned(context, viewer, clusterId);
  await context.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('cluster_shares')
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('The sharing');
    await startPause(trx, { userId, clusterId }, context.clock.now());
    const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'share_ended', ...event });
  });
}

/** The owner takes an invitation back. */
export async function removeInvitation(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  invitationId: number,
): Promise<void> {
  await assertOwned(context, viewer, clusterId);
  const { numDeletedRows } = await context.db
    .deleteFrom('share_invitations')
    .where('user_id', '=', viewer.id)
    .where('cluster_id', '=', clusterId)
    .where('id', '=', invitationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('The invitation');
}

/** The recipient leaves a cluster, also while its sharing pauses; with `block` its owner cannot share with them again. */
export async function cancelShare(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  block: boolean,
  network: string,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const left = await trx
      .deleteFrom('cluster_shares')
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', viewer.id)
      .returning('owner_id as owner')
      .executeTakeFirst();
    if (!left || !(await isThere(trx, { id: clusterId, ownerId: left.owner }))) {
      await assertOwned({ ...context, db: trx }, viewer, clusterId);
      throw new Failure('conflict', message('share.own_cluster'));
    }
    await startPause(trx, { userId: viewer.id, clusterId }, context.clock.now());
    const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'share_left', ...event });
    if (!block) return;
    await recordEvent(trx, { type: 'sharer_blocked', ...event });
    await trx
      .insertInto('share_blocks')
      .values({ user_id: viewer.id, blocked_user_id: left.owner, created_at: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Whether a cluster is there for others: a removed one is for nobody, while its removal can be undone. */
async function isThere(trx: Db, cluster: ClusterKey): Promise<boolean> {
  const { rows } = await sql`select 1 from clusters where ${isCluster(cluster)} and removed_at is null`.execute(trx);
  return rows.length > 0;
}

import { message } from '@wordcluster/domain/messages/all';
import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { assertOwned } from '../clusters/policy.ts';

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
    const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'share_ended', ...event });
  });
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
      .using('clusters')
      .whereRef('clusters.id', '=', 'cluster_shares.cluster_id')
      .where('cluster_shares.cluster_id', '=', clusterId)
      .where('cluster_shares.user_id', '=', viewer.id)
      .where('clusters.removed_at', 'is', null)
      .returning('clusters.user_id as owner')
      .executeTakeFirst();
    if (!left) {
      await assertOwned({ ...context, db: trx }, viewer, clusterId);
      throw new Failure('conflict', message('share.own_cluster'));
    }
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

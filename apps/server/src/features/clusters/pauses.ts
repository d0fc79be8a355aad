import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { openInFreePlan } from './cluster-access.ts';

/** A cluster and a user who practises it. */
interface PausedCluster {
  userId: number;
  clusterId: number;
}

/** Idempotent: starts a pause. Due words of a paused cluster do not break the streak. */
export async function startPause(trx: Db, { userId, clusterId }: PausedCluster, now: Date): Promise<void> {
  const running = await trx
    .selectFrom('cluster_rests')
    .select('since')
    .where('user_id', '=', userId)
    .where('cluster_id', '=', clusterId)
    .where('until', 'is', null)
    .executeTakeFirst();
  if (running) return;
  await trx
    .insertInto('cluster_rests')
    .values({ user_id: userId, cluster_id: clusterId, since: now, until: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'cluster_id', 'since']).doUpdateSet({ until: null }))
    .execute();
}

/** Ends the pause, unless the user has archived the cluster. */
export async function endPause(trx: Db, { userId, clusterId }: PausedCluster, now: Date): Promise<void> {
  await sql`
    update cluster_rests set until = ${now} where user_id = ${userId} and cluster_id = ${clusterId} and until is null
      and not exists (
        select 1 from cluster_marks m where m.user_id = ${userId} and m.cluster_id = ${clusterId} and m.archived)`.execute(
    trx,
  );
}

/**
 * Called by billing when Premium starts again after a gap: stores the pauses of the clusters that the free plan kept closed in between, for
 * the owner and everybody they are shared with. During the gap they follow from the orders.
 */
export async function premiumResumed(trx: Db, { ownerId, since, until }: OfPlan): Promise<void> {
  const period = sql`${since}::timestamptz, ${until}::timestamptz`;
  const unlessKnown = sql`on conflict (user_id, cluster_id, since) do nothing`;
  await sql`
    insert into cluster_rests (user_id, cluster_id, since, until)
    select c.user_id, c.id, ${period} from clusters c
    where c.user_id = ${ownerId} and c.removed_at is null and not ${openInFreePlan(sql`${ownerId}::bigint`)}
    ${unlessKnown}`.execute(trx);
  await sql`
    insert into cluster_rests (user_id, cluster_id, since, until)
    select s.user_id, s.cluster_id, ${period} from cluster_shares s where s.owner_id = ${ownerId}
    ${unlessKnown}`.execute(trx);
}

interface OfPlan {
  ownerId: number;
  since: Date;
  until: Date;
}

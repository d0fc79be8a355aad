import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { canCreateCluster, UPGRADE_CLUSTERS } from '@wordcluster/domain/clusters/free-plan';
import { lockPerson } from '../../access/lock-person.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { clusterValues } from './cluster-values.ts';
import { listClusters } from './list-clusters.ts';

/**
 * Throws on the free plan once three clusters are active. Locks the user until the transaction ends, so that
 * two requests at once cannot both be the third.
 */
export async function assertClusterLimit(trx: Db, viewer: Viewer): Promise<void> {
  await lockPerson(trx, viewer.id);
  if (viewer.premium) return;
  const { count } = await trx
    .selectFrom('clusters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', viewer.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (!canCreateCluster({ premium: false, activeOwnClusters: count }))
    throw new Failure('plan_limit', UPGRADE_CLUSTERS);
}

export async function createCluster(
  context: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/clusters'>,
): Promise<ResponseOf<'POST /api/clusters'>> {
  const values = clusterValues(input);
  const now = context.clock.now();
  const { id } = await context.db.transaction().execute(async (trx) => {
    await assertClusterLimit(trx, viewer);
    return trx
      .insertInto('clusters')
      .values({ ...values, user_id: viewer.id, created_at: now, updated_at: now, removed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  const [created] = await listClusters(context, viewer, id);
  if (!created) throw notFound('The cluster');
  return created;
}

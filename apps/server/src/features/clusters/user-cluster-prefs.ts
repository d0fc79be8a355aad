import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { normalizeTags, tagsProblem } from '@wordcluster/domain/clusters/tags';
import { collectErrors } from '@wordcluster/domain/validation';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { assertNoErrors } from '../../failure.ts';
import { startPause, endPause } from './pauses.ts';

type Cluster = AnswerOf<'GET /api/clusters'>[number];

/** What of a cluster each has for themselves. */
export type ClusterPrefs = Pick<Cluster, 'tags' | 'archived' | 'last_practised_at'>;
export const DEFAULT_PREFS: ClusterPrefs = { tags: [], archived: false, last_practised_at: null };

type Marks = Pick<BodyOf<'PATCH /api/clusters/:cluster_id'>, 'tags' | 'archived'>;

/** Tags and archive as they are kept, checked by the domain's rule; null where neither is given. */
export function keptMarks({ tags, archived }: Marks): { tags?: string[]; archived?: boolean } | null {
  const kept = tags && normalizeTags(tags);
  if (kept) assertNoErrors(collectErrors({ tags: tagsProblem(kept) }));
  if (kept === undefined && archived === undefined) return null;
  return { ...(kept && { tags: kept }), ...(archived !== undefined && { archived }) };
}

interface Found {
  id: number;
  tags: string[];
  archived: boolean;
  place: number | null;
  last_practised_at: Date | null;
}

/** How the viewer keeps some clusters, and when they practised each last: all of it lies with the viewer. */
export async function loadPrefs(
  { db }: Context,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Map<number, { shown: ClusterPrefs; place: number | null }>> {
  const { rows } = await sql<Found>`
    select c.id::float8 as id, coalesce(m.tags, '{}') as tags, coalesce(m.archived, false) as archived, m.place,
      (select max(s.last_review) from review_states s where s.user_id = ${viewer.id} and s.cluster_id = c.id) as last_practised_at
    from unnest(${ids}::bigint[]) as c (id)
      left join cluster_marks m on m.user_id = ${viewer.id} and m.cluster_id = c.id`.execute(db);
  return new Map(
    rows.map(({ id, place, last_practised_at, ...marks }) => [
      id,
      { place, shown: { ...marks, last_practised_at: last_practised_at?.toISOString() ?? null } },
    ]),
  );
}

/** Changes how the viewer keeps a cluster. What others see of it stays, and so does its `updated_at`, which the free plan goes by. */
export async function markCluster(
  trx: Db,
  viewer: Viewer,
  clusterId: number,
  marks: { tags?: string[]; archived?: boolean },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('cluster_marks')
    .values({ user_id: viewer.id, cluster_id: clusterId, place: null, ...marks })
    .onConflict((conflict) => conflict.columns(['user_id', 'cluster_id']).doUpdateSet(marks))
    .execute();
  if (marks.archived !== undefined)
    await (marks.archived ? startPause : endPause)(trx, { userId: viewer.id, clusterId }, now);
}

/**
 * Puts the viewer's list into an order. Clusters that are not in their list (any more) are passed over: a list that another
 * tab has shortened is in order all the same.
 */
export async function orderClusters(
  { db }: Context,
  viewer: Viewer,
  { cluster_ids }: BodyOf<'PUT /api/clusters/order'>,
): Promise<AnswerOf<'PUT /api/clusters/order'>> {
  const ids = [...new Set(cluster_ids)];
  await db.transaction().execute(async (trx) => {
    await sql`
      update cluster_marks set place = null
      where user_id = ${viewer.id} and place is not null and cluster_id <> all(${ids}::bigint[])`.execute(trx);
    await sql`
      insert into cluster_marks (user_id, cluster_id, place)
      select ${viewer.id}, wanted.id, wanted.place
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      where wanted.id in (
        select id from clusters where user_id = ${viewer.id} and removed_at is null
        union all select cluster_id from cluster_shares where user_id = ${viewer.id})
      order by wanted.id
      on conflict (user_id, cluster_id) do update set place = excluded.place`.execute(trx);
  });
  return {};
}

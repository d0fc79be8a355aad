import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { normalizeTags, tagsProblem } from '@wordcluster/domain/clusters/tags';
import { collectErrors } from '@wordcluster/domain/validation';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { assertNoErrors } from '../../failure.ts';
import { startPause, endPause } from './pauses.ts';

type Cluster = ResponseOf<'GET /api/clusters'>[number];

/** A user's own data about a cluster. */
export type ClusterPrefs = Pick<Cluster, 'tags' | 'archived' | 'last_practised_at'>;
export const DEFAULT_PREFS: ClusterPrefs = { tags: [], archived: false, last_practised_at: null };

type Marks = Pick<BodyOf<'PATCH /api/clusters/:cluster_id'>, 'tags' | 'archived'>;

/** Tags and archive as stored, validated by the domain; null if neither is given. */
export function validMarks({ tags, archived }: Marks): { tags?: string[]; archived?: boolean } | null {
  const normalized = tags && normalizeTags(tags);
  if (normalized) assertNoErrors(collectErrors({ tags: tagsProblem(normalized) }));
  if (normalized === undefined && archived === undefined) return null;
  return { ...(normalized && { tags: normalized }), ...(archived !== undefined && { archived }) };
}

interface Found {
  id: number;
  tags: string[];
  archived: boolean;
  place: number | null;
  last_practised_at: Date | null;
}

/** The viewer's preferences of some clusters, and when they last practised each: all in the viewer's shard. */
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

/**
 * Changes the viewer's preferences of a cluster. Other users are not affected, and `updated_at`, which the free plan
 * depends on, stays.
 */
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
 * Stores the order of the viewer's list. Clusters that are not in the list (any more) are ignored: another tab may have
 * shortened it.
 */
export async function orderClusters(
  { db }: Context,
  viewer: Viewer,
  { cluster_ids }: BodyOf<'PUT /api/clusters/order'>,
): Promise<ResponseOf<'PUT /api/clusters/order'>> {
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

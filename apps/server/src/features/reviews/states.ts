import type { AnswerOf } from '@wordcluster/contract/types';
import { KNOWN_DAYS } from '@wordcluster/domain/progress/stages';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { assertReadable } from '../clusters/policy.ts';
import { clusterParts, scopedToOwner, type OwnerPart } from './clusters-by-owner.ts';
import { answeredState, type State } from './review-log.ts';

/** The states of the rows of a cluster that have entries in the person's log. Throws 404 and 403 as reading the rows does. */
export async function statesOf(context: Context, viewer: Viewer, clusterId: number): Promise<State[]> {
  const { ownerId } = await assertReadable(context, viewer, clusterId);
  const { rows } = await sql<Parameters<typeof answeredState>[0]>`
    ${context.shards.withViewerTable('review_states', viewer.id, ownerId)}
    select s.* from review_states s join cluster_rows r on r.id = s.row_id and r.cluster_id = s.cluster_id and r.user_id = ${ownerId}
    where s.user_id = ${viewer.id} and s.cluster_id = ${clusterId}
    order by s.row_id, s.source_col, s.target_col`.execute(context.db);
  return rows.map(answeredState);
}

type Cluster = AnswerOf<'GET /api/reviews/clusters'>['clusters'][number];

/** How far a person is with each cluster that they have practised and that is still there for them. */
export async function practisedClusters(context: Context, viewer: Viewer): Promise<Cluster[]> {
  const parts = await clusterParts(context, viewer.id, { leaveOutAway: true });
  const found = await Promise.all(parts.map((part) => practisedIn(context, viewer, part)));
  return found.flat().toSorted((a, b) => a.cluster_id - b.cluster_id);
}

async function practisedIn({ db }: Context, viewer: Viewer, part: OwnerPart | null): Promise<Cluster[]> {
  const tables = part ? sql`with ${scopedToOwner('mine', part)}` : sql``;
  const clusters = part
    ? sql`select id from mine`
    : sql`select id from clusters where user_id = ${viewer.id} and removed_at is null
        union all select cluster_id from cluster_shares where user_id = ${viewer.id}`;
  const { rows } = await sql<Omit<Cluster, 'last_review'> & { last_review: Date | null }>`
    ${tables}
    select s.cluster_id, max(s.last_review) as last_review, count(*) filter (where s.reps > 0)::int as practised,
      count(*) filter (where s.stage = 'review' and s.stability >= ${KNOWN_DAYS})::int as known
    from review_states s join cluster_rows r on r.id = s.row_id
    where s.user_id = ${viewer.id} and s.cluster_id in (${clusters})
    group by s.cluster_id`.execute(db);
  return rows.map(({ last_review, ...counted }) => ({ ...counted, last_review: last_review?.toISOString() ?? null }));
}

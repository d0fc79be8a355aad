import type { AnswerOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { signedPath } from '../../access/signed-path.ts';
import { mayRead } from './cluster-access.ts';

type Cluster = AnswerOf<'GET /api/clusters'>[number];

interface Found extends Omit<Cluster, 'created_at' | 'updated_at' | 'export' | 'disabled'> {
  created_at: Date;
  updated_at: Date;
  open: boolean;
}

const EXPORT_HOURS = 12;

/**
 * The viewer's own clusters and those shared with them, active ones first, in one query.
 * `only` narrows it to one cluster, as the answer of a change.
 */
export async function listClusters({ db, clock, config }: Context, viewer: Viewer, only?: number): Promise<Cluster[]> {
  const now = clock.now();
  const { rows } = await sql<Found>`
    select c.id, c.title, c.description, c.col_1_name, c.col_2_name, c.col_3_name,
      c.col_1_language, c.col_2_language, c.col_3_language, c.row_count, c.created_at, c.updated_at,
      ${mayRead(sql`${viewer.id}::bigint`, sql`${now}::timestamptz`)} as open,
      case when c.user_id <> ${viewer.id} then
        json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email) end as shared_by,
      case when c.user_id = ${viewer.id} then coalesce(
        (select json_agg(json_build_object('id', r.id, 'first_name', r.first_name, 'last_name', r.last_name, 'email', r.email)
            order by s.created_at, r.id)
          from cluster_shares s join users r on r.id = s.user_id where s.cluster_id = c.id), '[]'::json)
        else '[]'::json end as shared_with
    from clusters c join users u on u.id = c.user_id
    where c.removed_at is null
      and c.id in (
        select id from clusters where user_id = ${viewer.id} and removed_at is null
        union all select cluster_id from cluster_shares where user_id = ${viewer.id})
      ${only === undefined ? sql`` : sql`and c.id = ${only}`}
    order by open desc, c.id`.execute(db);
  return rows.map(({ open, ...found }) => ({
    ...found,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    disabled: !open,
    export: found.shared_by
      ? null
      : signedPath(config.secretKeys[0], `/api/clusters/${found.id}/export`, now, EXPORT_HOURS),
  }));
}

import { FREE_ACTIVE_CLUSTERS, FREE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { hasErrors } from '@wordcluster/domain/validation';
import { rowErrors } from '@wordcluster/domain/clusters/cells';
import type { Context } from '../../context.ts';
import type { Direct } from '../../http/contract-route.ts';
import { hashSecret } from '../accounts/secret.ts';
import { cellValues } from './cell-values.ts';
import { closeTailIfFull } from './row-order.ts';

/**
 * Reading the rows of a cluster and adding one are most of what the server does: these answer them in one
 * prepared statement that finds the token's user, asks the policy and builds the JSON. They answer null whenever
 * anything is out of the ordinary (unknown or long unused token, no right, a limit); the ordinary use case then
 * decides and explains. The tests run every rule through both.
 */
const FRESH_SECONDS = 60;
const NO_LIMIT = 2_147_483_647;

/** $1 token hash, $2 used since, $3 now */
const viewer = `
  viewer as (
    select u.id, exists (select 1 from orders o where o.user_id = u.id and o.status = 'PAID' and o.starts_at <= $3 and o.ends_at > $3) as premium
    from access_tokens t join users u on u.id = t.user_id
    where t.token_hash = $1 and t.last_used_at > $2)`;

const openForOwner = `(viewer.premium or (
  select count(*) from clusters n
  where n.user_id = c.user_id and n.removed_at is null and (n.updated_at, n.id) > (c.updated_at, c.id)) < ${FREE_ACTIVE_CLUSTERS})`;

const LIST = `
  with ${viewer},
  open as (
    select c.id from clusters c, viewer
    where c.id = $4 and c.removed_at is null and (
      (c.user_id = viewer.id and ${openForOwner})
      or (exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = viewer.id)
        and exists (select 1 from orders o where o.user_id = c.user_id and o.status = 'PAID' and o.starts_at <= $3 and o.ends_at > $3))))
  select (
    select json_agg(listed) from (
      select r.id, r.cluster_id, row_number() over (order by r.position) as row_number, r.col_1_value, r.col_2_value, r.col_3_value
      from cluster_rows r where r.cluster_id = $4 order by r.position) as listed)::text as json
  from open`;

const ADD = `
  with ${viewer},
  place as (
    update clusters c
    set row_count = c.row_count + 1, last_position = c.last_position + 1, updated_at = $3
    from viewer
    where c.id = $4 and c.user_id = viewer.id and c.removed_at is null
      and c.row_count < case when viewer.premium then ${NO_LIMIT} else ${FREE_ROWS} end and ${openForOwner}
    returning c.id, c.row_count, c.last_position),
  added as (
    insert into cluster_rows (cluster_id, position, col_1_value, col_2_value, col_3_value)
    select id, last_position, $5, $6, $7 from place
    returning id, cluster_id, col_1_value, col_2_value, col_3_value)
  select row.row_number, to_json(row)::text as json from (
    select added.id, added.cluster_id, place.row_count as row_number, added.col_1_value, added.col_2_value, added.col_3_value
    from added, place) as row`;

function whoAndWhen({ clock }: Context, token: string): [Buffer, Date, Date] {
  const now = clock.now();
  return [hashSecret(token), new Date(now.getTime() - FRESH_SECONDS * 1000), now];
}

export function listRowsDirect(context: Context): Direct<'GET /api/clusters/:cluster_id/clusterRows'> {
  return async (token, { params }) => {
    const values = [...whoAndWhen(context, token), params.cluster_id];
    const [found] = await context.prepared<{ json: string | null }>('list-rows', LIST, values);
    return found ? (found.json ?? '[]') : null;
  };
}

export function addRowDirect(context: Context): Direct<'POST /api/clusters/:cluster_id/clusterRows'> {
  return async (token, { params, body }) => {
    const typed = {
      col_1_value: body.col_1_value ?? null,
      col_2_value: body.col_2_value ?? null,
      col_3_value: body.col_3_value ?? null,
    };
    if (hasErrors(rowErrors(typed))) return null;
    const cells = cellValues(typed);
    const values = [
      ...whoAndWhen(context, token),
      params.cluster_id,
      cells.col_1_value,
      cells.col_2_value,
      cells.col_3_value,
    ];
    const [added] = await context.prepared<{ json: string; row_number: number }>('add-row', ADD, values);
    if (!added) return null;
    await closeTailIfFull(context, params.cluster_id, added.row_number);
    return added.json;
  };
}

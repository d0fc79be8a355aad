import { FREE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { hasErrors } from '@wordcluster/domain/validation';
import type { AnswerOf } from '@wordcluster/contract/types';
import { rowErrors } from '@wordcluster/domain/clusters/cells';
import type { Context } from '../../context.ts';
import type { Direct } from '../../http/contract-route.ts';
import { OPEN_IN_FREE_PLAN, OWNER_HAS_PREMIUM, READABLE, VIEWER_ID, whoWhenWhere } from '../clusters/direct-access.ts';
import { cellValues } from './cell-values.ts';
import { closeTailIfFull } from './row-order.ts';

/**
 * Reading the rows of a cluster and adding one are most of what the server does: these answer them in one
 * prepared statement that finds the token's user and asks the policy. They answer null whenever
 * anything is out of the ordinary (unknown or long unused token, no right, a limit); the ordinary use case then
 * decides and explains. The tests run every rule through both.
 */
const LIST = `
  with ${READABLE}
  select (
    select json_agg(listed) from (
      select r.id, r.cluster_id, row_number() over (order by r.position) as row_number, r.col_1_value, r.col_2_value, r.col_3_value
      from cluster_rows r where r.cluster_id = $4 order by r.position) as listed)::text as json
  from readable`;

const ADD = `
  with place as (
    update clusters c
    set row_count = c.row_count + 1, last_position = c.last_position + 1, updated_at = $3
    where c.id = $4 and c.removed_at is null and c.user_id = ${VIEWER_ID}
      and (${OWNER_HAS_PREMIUM} or (c.row_count < ${FREE_ROWS} and ${OPEN_IN_FREE_PLAN}))
    returning c.id, c.row_count, c.last_position)
  insert into cluster_rows (cluster_id, position, col_1_value, col_2_value, col_3_value)
  select id, last_position, $5, $6, $7 from place
  returning id, cluster_id, (select row_count from place) as row_number, col_1_value, col_2_value, col_3_value`;

export function listRowsDirect(context: Context): Direct<'GET /api/clusters/:cluster_id/clusterRows'> {
  return async (token, { params }) => {
    const values = whoWhenWhere(context, token, params.cluster_id);
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
      ...whoWhenWhere(context, token, params.cluster_id),
      cells.col_1_value,
      cells.col_2_value,
      cells.col_3_value,
    ];
    const [added] = await context.prepared<AnswerOf<'POST /api/clusters/:cluster_id/clusterRows'>>(
      'add-row',
      ADD,
      values,
    );
    if (!added) return null;
    await closeTailIfFull(context, params.cluster_id, added.row_number);
    return JSON.stringify(added);
  };
}

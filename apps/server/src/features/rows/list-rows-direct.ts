import type { Context } from '../../context.ts';
import type { Direct } from '../../http/contract-route.ts';
import { READABLE, whoWhenWhere } from '../clusters/direct-access.ts';

const LIST = `
  with ${READABLE}
  select (
    select json_agg(listed) from (
      select r.id, r.cluster_id, row_number() over (order by r.position) as row_number, r.col_1_value, r.col_2_value, r.col_3_value
      from cluster_rows r where r.cluster_id = $4 order by r.position) as listed)::text as json
  from readable`;

/**
 * Most of what the server does: answered by one prepared statement that finds the token's user and asks the policy.
 * Null whenever anything is out of the ordinary (unknown or long unused token, no right); `listRows` then explains.
 */
export function listRowsDirect(context: Context): Direct<'GET /api/clusters/:cluster_id/clusterRows'> {
  return async (token, { params }) => {
    const values = whoWhenWhere(context, token, params.cluster_id);
    const [found] = await context.prepared<{ json: string | null }>('list-rows', LIST, values);
    return found ? (found.json ?? '[]') : null;
  };
}

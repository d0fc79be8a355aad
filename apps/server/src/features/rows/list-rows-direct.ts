import type { Context } from '../../context.ts';
import type { Direct } from '../../http/contract-route.ts';
import { READABLE, whoWhenWhere } from '../clusters/direct-access.ts';

/** What is the same in every row, and its number, are put in here: PostgreSQL would work a third longer for them. */
const LIST = `
  with ${READABLE}
  select (
    select json_agg(listed) from (
      select r.id, r.col_1_value, r.col_2_value, r.col_3_value
      from cluster_rows r where r.cluster_id = $4 order by r.position) as listed)::text as json
  from readable`;

/** How a row begins in the database's JSON. It cannot stand inside a text: there quotes have a backslash before them. */
const ROW_BEGINS = '{"id":';

function numbered(json: string, clusterId: number): string {
  const [head, ...rows] = json.split(ROW_BEGINS);
  return rows.reduce(
    (text, row, index) => `${text}{"cluster_id":${clusterId},"row_number":${index + 1},"id":${row}`,
    head ?? '',
  );
}

/**
 * Most of what the server does: answered by one prepared statement that finds the token's user and asks the policy.
 * Null whenever anything is out of the ordinary (unknown or long unused token, no right); `listRows` then explains.
 */
export function listRowsDirect(context: Context): Direct<'GET /api/clusters/:cluster_id/clusterRows'> {
  return async (token, { params }) => {
    const values = whoWhenWhere(context, token, params.cluster_id);
    const [found] = await context.prepared<{ json: string | null }>('list-rows', LIST, values);
    return found ? numbered(found.json ?? '[]', params.cluster_id) : null;
  };
}

import { sql } from 'kysely';
import { hashSecret } from '../../access/secrets.ts';
import { bearer, noteUse } from '../../access/tokens.ts';
import type { Context, Viewer } from '../../context.ts';
import { parameter, prepare, type SqlPart } from '../../database/prepared.ts';
import { Json, type FastPath } from '../../http/contract-route.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import { assertReadable } from '../clusters/policy.ts';

type Call = 'GET /api/clusters/:cluster_id/clusterRows';

interface Listed {
  stale_token: number | null;
  /** Null for a cluster without rows. */
  json: string | null;
}

const now = parameter(2, 'timestamptz');
const cluster = parameter(3, 'bigint');

/**
 * The rows of cluster $3 as JSON, where the caller (user_id, stale_token) may read it at $2; no row otherwise. What is the same in
 * every row, and its number, are put in by `numbered`: PostgreSQL would work a third longer for them.
 */
const listing = (caller: SqlPart) => sql<Listed>`
  with caller as (${caller})
  select caller.stale_token, (
    select json_agg(listed) from (
      select r.id, r.col_1_value, r.col_2_value, r.col_3_value
      from cluster_rows r where r.cluster_id = c.id order by r.position) as listed)::text as json
  from caller cross join clusters c
  where c.id = ${cluster} and ${mayRead(sql`caller.user_id`, now)}`;

/** How a row begins in the database's JSON. It cannot stand inside a text: there quotes have a backslash before them. */
const ROW_BEGINS = '{"id":';

function numbered(json: string, clusterId: number): string {
  const [head, ...rows] = json.split(ROW_BEGINS);
  return rows.reduce(
    (text, row, index) => `${text}{"cluster_id":${clusterId},"row_number":${index + 1},"id":${row}`,
    head ?? '',
  );
}

/** All rows of a cluster in order. */
export function rowLists(context: Context) {
  const byToken = prepare(context, 'list-rows', listing(bearer(parameter(1, 'bytea'), now)));
  const byUser = prepare(
    context,
    'list-rows-of-user',
    listing(sql`select ${parameter(1, 'bigint')} as user_id, null::bigint as stale_token`),
  );
  const moment = () => context.clock.now().toISOString();

  /** Most of what the server does: one prepared statement that finds the token's user and asks the policy. Null: refused. */
  const ofToken: FastPath<Call> = async (token, { params }) => {
    const [found] = await byToken([hashSecret(token), moment(), params.cluster_id]);
    if (!found) return null;
    await noteUse(context, found.stale_token);
    return new Json(numbered(found.json ?? '[]', params.cluster_id));
  };

  /** For a viewer who is known already; throws 404 or 403 where `ofToken` found nothing. */
  async function ofViewer(viewer: Viewer, clusterId: number): Promise<Json> {
    const [found] = await byUser([viewer.id, moment(), clusterId]);
    if (found) return new Json(numbered(found.json ?? '[]', clusterId));
    await assertReadable(context, viewer, clusterId);
    // Opened between the two questions.
    return ofViewer(viewer, clusterId);
  }

  return { ofToken, ofViewer };
}

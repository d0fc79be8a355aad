import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { assertReadable } from '../clusters/policy.ts';
import { answeredState, type State } from './review-log.ts';

/** The states of the rows of a cluster that have entries in the person's log. Throws 404 and 403 as reading the rows does. */
export async function statesOf(context: Context, viewer: Viewer, clusterId: number): Promise<State[]> {
  await assertReadable(context, viewer, clusterId);
  const { rows } = await sql<Parameters<typeof answeredState>[0]>`
    select s.* from review_states s join cluster_rows r on r.id = s.row_id and r.cluster_id = s.cluster_id
    where s.user_id = ${viewer.id} and s.cluster_id = ${clusterId}
    order by s.row_id, s.source_col, s.target_col`.execute(context.db);
  return rows.map(answeredState);
}

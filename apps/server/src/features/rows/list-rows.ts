import type { AnswerOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { openForReader } from '../clusters/readable.ts';
import { assertReadable } from '../clusters/policy.ts';

type Row = AnswerOf<'GET /api/clusters/:cluster_id/clusterRows'>[number];

/** All rows of a cluster that the viewer may read, in order. One query carries the policy and the rows. */
export async function listRows(context: Context, viewer: Viewer, clusterId: number): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'row_number' | 'cluster_id'>>`
    select r.id, r.col_1_value, r.col_2_value, r.col_3_value
    from cluster_rows r
    where r.cluster_id = ${clusterId}
      and exists (select 1 from clusters c where c.id = ${clusterId} and c.removed_at is null
        and ${openForReader(viewer, context.clock.now())})
    order by r.position`.execute(context.db);
  // No rows: an empty cluster, or one that is closed to the viewer; only then it is worth asking which.
  if (rows.length === 0) await assertReadable(context, viewer, clusterId);
  return rows.map((row, index) => ({ ...row, cluster_id: clusterId, row_number: index + 1 }));
}

import type { AnswerOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { editedCells, keptTags, type CellInput } from './cell-values.ts';
import { lockCluster } from './lock-cluster.ts';
import { bytesOf, countChange, rowBytes } from './row-counts.ts';
import { numberOfPosition } from './row-order.ts';
import { inCluster } from '../clusters/cluster-place.ts';

type Row = AnswerOf<'POST /api/clusters/:cluster_id/clusterRows'>;

/** Changes the cells that were sent; the others stay. */
export async function editRow(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  rowId: number,
  input: CellInput & { tags?: string[] | null | undefined },
): Promise<Row> {
  const cells = { ...editedCells(input), ...(input.tags !== undefined && { tags: keptTags(input.tags) }) };
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockCluster(context, trx, viewer, clusterId);
    const kept = sql`cluster_id = cluster_id`;
    const changes = [kept, ...Object.entries(cells).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)];
    const { rows } = await sql<Omit<Row, 'row_number'> & { position: string; bytes_before: number }>`
      with before as (
        select r.id, ${bytesOf()} as bytes from cluster_rows r where r.id = ${rowId} and ${inCluster(cluster, 'r')})
      update cluster_rows r set ${sql.join(changes)} from before
      where ${inCluster(cluster, 'r')} and r.id = before.id
      returning r.id, r.cluster_id, r.position, r.col_1_value, r.col_2_value, r.col_3_value, coalesce(r.tags, '{}') as tags, before.bytes as bytes_before`.execute(
      trx,
    );
    const found = rows[0];
    if (!found) throw notFound('The row');
    const { bytes_before, position, ...edited } = found;
    const growth = rowBytes(edited) - bytes_before;
    if (growth !== 0) await countChange(context, trx, cluster, { rows: 0, bytes: growth });
    return { ...edited, row_number: await numberOfPosition(trx, cluster, position) };
  });
}

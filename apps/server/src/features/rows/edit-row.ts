import type { AnswerOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { editedCells, keptTags, type CellInput } from './cell-values.ts';
import { lockCluster } from './lock-cluster.ts';
import { bytesOf, countChange } from './row-counts.ts';
import { numberOfPosition } from './row-order.ts';

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
    await lockCluster(context, trx, viewer, clusterId);
    const kept = sql`cluster_id = cluster_id`;
    const changes = [kept, ...Object.entries(cells).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)];
    const { rows } = await sql<Omit<Row, 'row_number'> & { position: string; growth: number }>`
      with before as (
        select r.id, ${bytesOf()} as bytes from cluster_rows r where r.id = ${rowId} and r.cluster_id = ${clusterId})
      update cluster_rows r set ${sql.join(changes)} from before
      where r.id = before.id
      returning r.id, r.cluster_id, r.position, r.col_1_value, r.col_2_value, r.col_3_value, coalesce(r.tags, '{}') as tags, ${bytesOf()} - before.bytes as growth`.execute(
      trx,
    );
    const found = rows[0];
    if (!found) throw notFound('The row');
    const { growth, position, ...edited } = found;
    if (growth !== 0) await countChange(context, trx, clusterId, { rows: 0, bytes: growth });
    return { ...edited, row_number: await numberOfPosition(trx, clusterId, position) };
  });
}

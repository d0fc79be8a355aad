import type { AnswerOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { editedCells, type CellInput } from './cell-values.ts';
import { lockCluster } from './lock-cluster.ts';
import { numberOfPosition } from './row-order.ts';

type Row = AnswerOf<'POST /api/clusters/:cluster_id/clusterRows'>;

/** Changes the cells that were sent; the others stay. */
export async function editRow(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  rowId: number,
  input: CellInput,
): Promise<Row> {
  const cells = editedCells(input);
  return context.db.transaction().execute(async (trx) => {
    await lockCluster(context, trx, viewer, clusterId);
    const kept = sql`cluster_id = cluster_id`;
    const changes = [kept, ...Object.entries(cells).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)];
    const { rows } = await sql<Omit<Row, 'row_number'> & { position: string }>`
      update cluster_rows set ${sql.join(changes)}
      where id = ${rowId} and cluster_id = ${clusterId}
      returning id, cluster_id, position, col_1_value, col_2_value, col_3_value`.execute(trx);
    const edited = rows[0];
    if (!edited) throw notFound('The row');
    return { ...edited, row_number: await numberOfPosition(trx, clusterId, edited.position) };
  });
}

import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { namedStatement } from '../../database/named-statement.ts';
import { notFound } from '../../failure.ts';
import { lockForRows } from './lock-cluster.ts';
import { noteChange } from './row-changes.ts';
import { mediaOfRows } from './row-media.ts';
import { positionBetween } from './position-between.ts';
import { countInBlock, numberOfPosition, positionOfNumber } from './row-order.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

type Row = ResponseOf<'POST /api/clusters/:cluster_id/clusterRows'>;

/**
 * Moves a row to a row number (beyond the last counts as last) and returns it. Touches the row, at most two blocks and
 * the cluster, however many rows there are.
 */
export async function moveRow(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  rowId: number,
  target: number,
): Promise<Row> {
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const row = await trx
      .selectFrom('cluster_rows')
      .selectAll()
      .where('id', '=', rowId)
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', cluster.ownerId)
      .executeTakeFirst();
    if (!row) throw notFound('The row');
    const { position, user_id: _owner, ...cells } = row;
    const from = await numberOfPosition(trx, cluster, position);
    const to = Math.min(target, cluster.row_count);
    if (from !== to) {
      await insertAt(trx, cluster, rowId, position, from, to);
      const numbers = { before: { row_number: from }, after: { row_number: to } };
      await noteChange(context, trx, viewer, cluster, { rowId, kind: 'moved', ...numbers });
    }
    const media = await mediaOfRows(context, trx, cluster, [rowId]);
    return { ...cells, ...media(rowId), tags: cells.tags ?? [], row_number: to };
  });
}

async function insertAt(
  trx: Db,
  cluster: ClusterKey,
  rowId: number,
  position: string,
  from: number,
  to: number,
): Promise<void> {
  // Moving down, the rows between shift up by one: the row then follows the one that has its number now.
  const before = to > from ? to : to - 1;
  const moved = await positionBetween(
    trx,
    cluster,
    await positionOfNumber(trx, cluster, before),
    await positionOfNumber(trx, cluster, before + 1),
  );
  await namedStatement(
    'move-row',
    sql`update cluster_rows set position = ${moved}::numeric where id = ${rowId} and ${inCluster(cluster)}`,
  ).execute(trx);
  await countInBlock(trx, cluster, position, -1);
  await countInBlock(trx, cluster, moved, 1);
  await sql`update clusters set last_position = greatest(last_position, ${moved}::numeric) where ${isCluster(cluster)}`.execute(
    trx,
  );
}

import type { ResponseOf } from '@wordcluster/contract/types';
import { canAddRow, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { namedStatement } from '../../database/named-statement.ts';
import { Failure, notFound } from '../../failure.ts';
import { lockForRows } from './lock-cluster.ts';
import { noteChange, noteRows } from './row-changes.ts';
import { mediaOfRows } from './row-media.ts';
import { positionBetween } from './position-between.ts';
import type { Cells } from './cell-values.ts';
import { countRetained } from './retained-bytes.ts';
import { countChange, rowBytes } from './row-counts.ts';
import { countInBlock, numberOfPosition } from './row-order.ts';
import { inCluster, type ClusterKey } from '../clusters/cluster-key.ts';

type Row = ResponseOf<'POST /api/clusters/:cluster_id/clusterRows'>;

const columns = sql.raw('user_id, id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags');

/** Soft delete of a row; undo is possible for a day. */
export async function deleteRow(context: Context, viewer: Viewer, clusterId: number, rowId: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const { rows } = await namedStatement(
      'delete-row',
      sql<Cells & { position: string; tags: string[] | null }>`
      with gone as (delete from cluster_rows where id = ${rowId} and ${inCluster(cluster)} returning ${columns})
      insert into deleted_rows as r (${columns}, deleted_at, deleted_by) select ${columns}, ${context.clock.now()}, ${viewer.id}::bigint from gone
      returning position, col_1_value, col_2_value, col_3_value, tags`,
    ).execute(trx);
    const gone = rows[0];
    if (!gone) throw notFound('The row');
    const { position, ...before } = gone;
    await countInBlock(trx, cluster, position, -1);
    await countChange(context, trx, cluster, { rows: -1, bytes: -rowBytes(gone) });
    await countRetained(context, trx, viewer.id, 'deleted_rows', { rows: 1, bytes: rowBytes(gone) });
    await noteChange(context, trx, viewer, cluster, { rowId, kind: 'deleted', before });
  });
}

/** Restores a deleted row at its position, under its old id; refused on the free plan if the limit is reached. */
export async function restoreRow(context: Context, viewer: Viewer, clusterId: number, rowId: number): Promise<Row> {
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const gone = await trx
      .deleteFrom('deleted_rows')
      .where('id', '=', rowId)
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', cluster.ownerId)
      .returningAll()
      .executeTakeFirst();
    if (!gone) throw notFound('The row');
    if (!canAddRow({ premium: cluster.premium, rows: cluster.row_count }))
      throw new Failure('plan_limit', UPGRADE_ROWS);
    const { deleted_at: _, deleted_by: _by, user_id: _owner, ...cells } = gone;
    const position = await freePosition(trx, cluster, gone.position);
    const back = { ...cells, position };
    await sql`insert into cluster_rows as r (${columns}) overriding system value
      values (${cluster.ownerId}, ${back.id}, ${clusterId}, ${position}, ${back.col_1_value}, ${back.col_2_value}, ${back.col_3_value}, ${back.tags})`.execute(
      trx,
    );
    await countInBlock(trx, cluster, position, 1);
    await countChange(context, trx, cluster, { rows: 1, bytes: rowBytes(back), position });
    await noteRows(context, trx, viewer, cluster, 'restored', [rowId]);
    const media = await mediaOfRows(context, trx, cluster, [rowId]);
    return {
      ...back,
      ...media(rowId),
      tags: back.tags ?? [],
      row_number: await numberOfPosition(trx, cluster, position),
    };
  });
}

/** The old position, or, if another row was moved to exactly there meanwhile, one right behind it. */
async function freePosition(trx: Db, cluster: ClusterKey, position: string): Promise<string> {
  const { rows } = await sql<{ taken: boolean; next: string | null }>`
    select exists (select 1 from cluster_rows where ${inCluster(cluster)} and position = ${position}::numeric) as taken,
      (select min(position) from cluster_rows where ${inCluster(cluster)} and position > ${position}::numeric) as next`.execute(
    trx,
  );
  return rows[0]?.taken ? positionBetween(trx, cluster, position, rows[0].next) : position;
}

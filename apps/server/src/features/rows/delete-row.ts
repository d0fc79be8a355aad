import type { AnswerOf } from '@wordcluster/contract/types';
import { canAddRow, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { lockCluster } from './lock-cluster.ts';
import { positionBetween } from './position-between.ts';
import { bytesOf, countChange } from './row-counts.ts';
import { countInBlock, numberOfPosition } from './row-order.ts';

type Row = AnswerOf<'POST /api/clusters/:cluster_id/clusterRows'>;

const columns = sql.raw('id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags');

/** Deletes a row. It is kept aside for a day, so that the deletion can be undone. */
export async function deleteRow(context: Context, viewer: Viewer, clusterId: number, rowId: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockCluster(context, trx, viewer, clusterId);
    const { rows } = await sql<{ position: string; bytes: number }>`
      with gone as (delete from cluster_rows where id = ${rowId} and cluster_id = ${clusterId} returning ${columns})
      insert into deleted_rows as r (${columns}, deleted_at) select ${columns}, ${context.clock.now()} from gone
      returning position, ${bytesOf()} as bytes`.execute(trx);
    const gone = rows[0];
    if (!gone) throw notFound('The row');
    await countInBlock(trx, clusterId, gone.position, -1);
    await countChange(context, trx, clusterId, { rows: -1, bytes: -gone.bytes });
  });
}

/** Brings a deleted row back to its place, under its old id; refused on the free plan when its place has been taken. */
export async function restoreRow(context: Context, viewer: Viewer, clusterId: number, rowId: number): Promise<Row> {
  return context.db.transaction().execute(async (trx) => {
    const { row_count } = await lockCluster(context, trx, viewer, clusterId);
    const gone = await trx
      .deleteFrom('deleted_rows')
      .where('id', '=', rowId)
      .where('cluster_id', '=', clusterId)
      .returningAll()
      .executeTakeFirst();
    if (!gone) throw notFound('The row');
    if (!canAddRow({ premium: viewer.tier !== null, rows: row_count })) throw new Failure('plan_limit', UPGRADE_ROWS);
    const { deleted_at: _, ...cells } = gone;
    const position = await freePosition(trx, clusterId, gone.position);
    const back = { ...cells, position };
    const { rows } = await sql<{ bytes: number }>`insert into cluster_rows as r (${columns}) overriding system value
      values (${back.id}, ${clusterId}, ${position}, ${back.col_1_value}, ${back.col_2_value}, ${back.col_3_value}, ${back.tags})
      returning ${bytesOf()} as bytes`.execute(trx);
    await countInBlock(trx, clusterId, position, 1);
    await countChange(context, trx, clusterId, { rows: 1, bytes: rows[0]?.bytes ?? 0, position });
    return { ...back, tags: back.tags ?? [], row_number: await numberOfPosition(trx, clusterId, position) };
  });
}

/** The old position, or, if another row was moved to exactly there meanwhile, one right behind it. */
async function freePosition(trx: Db, clusterId: number, position: string): Promise<string> {
  const { rows } = await sql<{ taken: boolean; next: string | null }>`
    select exists (select 1 from cluster_rows where cluster_id = ${clusterId} and position = ${position}::numeric) as taken,
      (select min(position) from cluster_rows where cluster_id = ${clusterId} and position > ${position}::numeric) as next`.execute(
    trx,
  );
  return rows[0]?.taken ? positionBetween(trx, clusterId, position, rows[0].next) : position;
}

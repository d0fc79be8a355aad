import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { lockCluster } from './lock-cluster.ts';
import { bytesOf, countChange } from './row-counts.ts';
import { countManyInBlocks } from './row-order.ts';

const sumOf = (rows: { bytes: number }[]) => rows.reduce((sum, { bytes }) => sum + bytes, 0);
const columns = sql.raw('id, cluster_id, position, col_1_value, col_2_value, col_3_value');

/** Deletes the rows of a selection that are still there, kept aside for a day like a single one; returns how many. */
export async function deleteRows(context: Context, viewer: Viewer, clusterId: number, ids: number[]): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    await lockCluster(context, trx, viewer, clusterId);
    const { rows } = await sql<{ position: string; bytes: number }>`
      with gone as (
        delete from cluster_rows where cluster_id = ${clusterId} and id = any(${ids}::bigint[]) returning ${columns})
      insert into deleted_rows as r (${columns}, deleted_at) select ${columns}, ${context.clock.now()} from gone
      returning position, ${bytesOf()} as bytes`.execute(trx);
    if (rows.length === 0) throw notFound('The row');
    await countManyInBlocks(
      trx,
      clusterId,
      rows.map(({ position }) => position),
      -1,
    );
    await countChange(context, trx, clusterId, { rows: -rows.length, bytes: -sumOf(rows) });
    return rows.length;
  });
}

/**
 * Brings deleted rows back to their places, under their old ids, all or none: the plan must have room for them.
 * Where other rows have been moved to exactly the same position meanwhile, they come right behind those.
 */
export async function restoreRows(context: Context, viewer: Viewer, clusterId: number, ids: number[]): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const { row_count } = await lockCluster(context, trx, viewer, clusterId);
    const { rows } = await sql<{ position: string; bytes: number }>`
      with back as (
        delete from deleted_rows where cluster_id = ${clusterId} and id = any(${ids}::bigint[]) returning ${columns}),
      placed as (
        select back.*,
          row_number() over (partition by position order by id) - 1
            + (select count(*) from cluster_rows r where r.cluster_id = ${clusterId} and r.position = back.position) as place
        from back),
      taken as (
        select position, lead(position) over (order by position) as next from (
          select position from cluster_rows where cluster_id = ${clusterId}
          union select position from back) known)
      insert into cluster_rows as r (${columns}) overriding system value
      select p.id, p.cluster_id,
        -- A 131,072nd of the gap, written as the decimal that it exactly is: more places than rows can need.
        trim_scale(p.position + (coalesce(t.next, p.position + 1) - p.position) * p.place * 0.00000762939453125),
        p.col_1_value, p.col_2_value, p.col_3_value
      from placed p join taken t on t.position = p.position
      returning position, ${bytesOf()} as bytes`.execute(trx);
    if (rows.length === 0) throw notFound('The row');
    if (rows.length > rowsLeft({ premium: viewer.tier !== null, rows: row_count })) {
      throw new Failure('plan_limit', UPGRADE_ROWS);
    }
    const positions = rows.map(({ position }) => position);
    await countManyInBlocks(trx, clusterId, positions, 1);
    await sql`
      update clusters set last_position = greatest(last_position, (select max(position) from cluster_rows where cluster_id = ${clusterId}))
      where id = ${clusterId}`.execute(trx);
    await countChange(context, trx, clusterId, { rows: rows.length, bytes: sumOf(rows) });
    return rows.length;
  });
}

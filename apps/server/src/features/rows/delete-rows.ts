import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { lockForRows } from './lock-cluster.ts';
import { noteRows } from './row-changes.ts';
import { countRetained } from './retained-bytes.ts';
import { bytesOf, countChange } from './row-counts.ts';
import { countManyInBlocks, type BlockChange } from './row-order.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

const NAMES = ['user_id', 'id', 'cluster_id', 'position', 'col_1_value', 'col_2_value', 'col_3_value', 'tags'];
const columns = sql.raw(NAMES.join(', '));
const columnsOf = (table: string) => sql.raw(NAMES.map((name) => `${table}.${name}`).join(', '));
/** The number of rows that can be deleted or restored within the timeout of calls, on a slow disk too. */
const MANY = 20_000;

/** Timeout for a selection: hundreds of thousands of rows take as long as an import. */
const databaseFor = ({ db, longRunning }: Context, ids: number[]): Db => (ids.length > MANY ? longRunning : db);

/**
 * Block counts of a changed selection, computed by the database: the rows stay there. Blocks and rows are sorted once,
 * from the end; each row belongs to the last block before it.
 */
const changedBlocks = (cluster: ClusterKey) => sql<BlockChange>`
  select upper, count(*)::int as rows, sum(bytes)::bigint as bytes
  from (
    select bytes, min(upper) over (order by position desc, upper nulls last) as upper
    from (
      select position, null::numeric as upper, ${bytesOf()} as bytes from changed r
      union all select upper, upper, null from row_blocks where ${inCluster(cluster)}) both_kinds) met
  where bytes is not null group by upper`;

/** Counts it in the order and in the cluster; returns how many rows it were. */
async function count(
  context: Context,
  trx: Db,
  cluster: ClusterKey,
  changes: BlockChange[],
  sign: 1 | -1,
): Promise<number> {
  const sumOf = (part: 'rows' | 'bytes') => changes.reduce((sum, change) => sum + change[part], 0);
  const rows = sumOf('rows');
  if (rows === 0) throw notFound('The row');
  await countManyInBlocks(trx, cluster, changes, sign);
  await countChange(context, trx, cluster, { rows: sign * rows, bytes: sign * sumOf('bytes') });
  return rows;
}

/** Soft-deletes the existing rows of a selection; returns their number. */
export async function deleteRows(context: Context, viewer: Viewer, clusterId: number, ids: number[]): Promise<number> {
  return databaseFor(context, ids)
    .transaction()
    .execute(async (trx) => {
      const cluster = await lockForRows(context, trx, viewer, clusterId);
      return deleteLockedRows(context, trx, viewer, cluster, ids);
    });
}

/** The same inside a transaction that holds the cluster's lock. */
export async function deleteLockedRows(
  context: Context,
  trx: Db,
  viewer: Viewer,
  cluster: ClusterKey & { shared: boolean },
  ids: number[],
): Promise<number> {
  const { rows } = await sql<BlockChange>`
    with changed as (
      insert into deleted_rows (${columns}, deleted_at, deleted_by)
      select ${columns}, ${context.clock.now()}::timestamptz, ${viewer.id}::bigint from cluster_rows
      where ${inCluster(cluster)} and id = any(${ids}::bigint[])
      returning ${columns}),
    gone as (delete from cluster_rows where ${inCluster(cluster)} and id = any(${ids}::bigint[]))
    ${changedBlocks(cluster)}`.execute(trx);
  const deleted = await count(context, trx, cluster, rows, -1);
  const bytes = rows.reduce((sum, block) => sum + block.bytes, 0);
  await countRetained(context, trx, viewer.id, 'deleted_rows', { rows: deleted, bytes });
  await noteRows(context, trx, viewer, cluster, 'deleted', ids);
  return deleted;
}

/**
 * Restores deleted rows at their positions, under their old ids, all or none, within the plan's limit. If another row
 * was moved to exactly the same position meanwhile, they follow it.
 */
export async function restoreRows(context: Context, viewer: Viewer, clusterId: number, ids: number[]): Promise<number> {
  return databaseFor(context, ids)
    .transaction()
    .execute(async (trx) => {
      const cluster = await lockForRows(context, trx, viewer, clusterId);
      const chosen = sql`${inCluster(cluster, 'back')} and back.id = any(${ids}::bigint[])`;
      const { rows } = await sql<BlockChange>`
        with placed as (
          select ${columns},
            row_number() over (partition by position order by id) - 1
              + (select count(*) from cluster_rows r where ${inCluster(cluster, 'r')} and r.position = back.position) as place
          from deleted_rows back where ${chosen}),
        taken as (
          select position, lead(position) over (order by position) as next from (
            select position from cluster_rows where ${inCluster(cluster)}
            union select position from deleted_rows back where ${chosen}) known),
        changed as (
          -- Named: Citus writes the returned columns with the table's name, which a shard does not have.
          insert into cluster_rows as restored (${columns}) overriding system value
          select p.user_id, p.id, p.cluster_id,
            -- A 131,072nd of the gap, written as the decimal that it exactly is: more places than rows can need.
            trim_scale(p.position + (coalesce(t.next, p.position + 1) - p.position) * p.place * 0.00000762939453125),
            p.col_1_value, p.col_2_value, p.col_3_value, p.tags
          from placed p join taken t on t.position = p.position
          returning ${columnsOf('restored')}),
        gone as (delete from deleted_rows back where ${chosen})
        ${changedBlocks(cluster)}`.execute(trx);
      const restored = await count(context, trx, cluster, rows, 1);
      if (restored > rowsLeft({ premium: cluster.premium, rows: cluster.row_count }))
        throw new Failure('plan_limit', UPGRADE_ROWS);
      await sql`
        update clusters set last_position = greatest(last_position, (select max(position) from cluster_rows where ${inCluster(cluster)}))
        where ${isCluster(cluster)}`.execute(trx);
      await noteRows(context, trx, viewer, cluster, 'restored', ids);
      return restored;
    });
}

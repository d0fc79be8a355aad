import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { namedStatement } from '../../database/named-statement.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

/**
 * The order of rows. Each row has a numeric position; its row number is the number of rows at or before it. Counting
 * 100,000 rows for every edit would be slow, so `row_blocks` stores the counts of closed position ranges (at most
 * BLOCK_ROWS each); only one range and the tail behind the last block are ever counted. A move, an addition or a
 * deletion changes one row, at most two blocks and the cluster.
 */
export const BLOCK_ROWS = 1024;

/** The row number of a position: the sum of earlier blocks, and a count within its block. */
export async function numberOfPosition(db: Db, cluster: ClusterKey, position: string): Promise<number> {
  const { rows } = await namedStatement(
    'number-of-position',
    sql<{ number: number }>`
    with before as (
      select coalesce(sum(row_count), 0) as count, max(upper) as upper
      from row_blocks where ${inCluster(cluster)} and upper < ${position}::numeric)
    select before.count + (
      select count(*) from cluster_rows
      where ${inCluster(cluster)} and position <= ${position}::numeric
        and position > coalesce(before.upper, '-Infinity'::numeric)) as number
    from before`,
  ).execute(db);
  return rows[0]?.number ?? 0;
}

/** The position of the row with a number (1..n); null beyond the last row. */
export async function positionOfNumber(db: Db, cluster: ClusterKey, number: number): Promise<string | null> {
  if (number < 1) return null;
  const { rows } = await namedStatement(
    'position-of-number',
    sql<{ position: string }>`
    with sums as (
      select upper, sum(row_count) over (order by upper) as upto from row_blocks where ${inCluster(cluster)}),
    before as (
      select coalesce(max(upto), 0) as count, max(upper) as upper from sums where upto < ${number})
    select (
      select position from cluster_rows
      where ${inCluster(cluster)} and position > coalesce(before.upper, '-Infinity'::numeric)
      order by position offset ${number} - 1 - before.count limit 1) as position
    from before`,
  ).execute(db);
  return rows[0]?.position ?? null;
}

/** Adds `change` to the block of a position; the tail has no block. */
export async function countInBlock(db: Db, cluster: ClusterKey, position: string, change: 1 | -1): Promise<void> {
  const { rows } = await namedStatement(
    'count-in-block',
    sql<{ upper: string; row_count: number }>`
    update row_blocks set row_count = row_count + ${change}
    where ${inCluster(cluster)} and upper = (
      select min(upper) from row_blocks where ${inCluster(cluster)} and upper >= ${position}::numeric)
    returning upper, row_count`,
  ).execute(db);
  const block = rows[0];
  if (block && block.row_count > 2 * BLOCK_ROWS) await closeBlocks(db, cluster, block.upper);
}

/** Closes the tail each time another block's worth of rows was added; locks the cluster for it. */
export async function closeTailIfFull({ db }: Context, cluster: ClusterKey, rowCount: number): Promise<void> {
  if (rowCount % BLOCK_ROWS !== 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`select 1 from clusters where ${isCluster(cluster)} for no key update`.execute(trx);
    await closeBlocks(trx, cluster);
  });
}

/** How many rows of a selection, and of how many bytes, fall into a block; null is the tail. */
export interface BlockChange {
  upper: string | null;
  rows: number;
  bytes: number;
}

/** The same for many rows at once. */
export async function countManyInBlocks(
  db: Db,
  cluster: ClusterKey,
  changes: BlockChange[],
  sign: 1 | -1,
): Promise<void> {
  const blocks = changes.filter(({ upper }) => upper !== null);
  const { rows } = await sql<{ upper: string; row_count: number }>`
    update row_blocks b set row_count = b.row_count + ${sign} * met.count
    from unnest(${blocks.map(({ upper }) => upper)}::numeric[], ${blocks.map((block) => block.rows)}::int[]) as met (upper, count)
    where ${inCluster(cluster, 'b')} and b.upper = met.upper
    returning b.upper, b.row_count`.execute(db);
  for (const { upper, row_count } of rows) {
    if (row_count > 2 * BLOCK_ROWS) await closeBlocks(db, cluster, upper);
  }
}

/**
 * Splits the block that ends at `upper` (or the tail, without it) into blocks of BLOCK_ROWS. The caller holds the
 * cluster's lock.
 */
export async function closeBlocks(db: Db, cluster: ClusterKey, upper?: string): Promise<void> {
  const end = upper ?? 'Infinity';
  await sql`
    with floor as (
      select coalesce(max(upper), '-Infinity'::numeric) as upper
      from row_blocks where ${inCluster(cluster)} and upper < ${end}::numeric),
    numbered as (
      select position, (row_number() over (order by position) - 1) / ${BLOCK_ROWS}::int as block
      from cluster_rows, floor
      where ${inCluster(cluster)} and position > floor.upper and position <= ${end}::numeric),
    cut as (
      select case when lead(block) over (order by block) is null and ${end} <> 'Infinity' then ${end}::numeric else max(position) end as upper,
        count(*) as row_count
      from numbered group by block)
    insert into row_blocks (user_id, cluster_id, upper, row_count)
    select ${cluster.ownerId}::bigint, ${cluster.id}::bigint, upper, row_count from cut where row_count = ${BLOCK_ROWS} or ${end} <> 'Infinity'
    on conflict (cluster_id, upper, user_id) do update set row_count = excluded.row_count`.execute(db);
}

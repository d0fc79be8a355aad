import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { BLOCK_ROWS, closeBlocks } from '../rows/row-order.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

/** Selection of staged rows: `count` of them from `from` on (the first may be a header). */
export interface Portion {
  importId: number;
  /** Shard key of the staged rows. */
  uploaderId: number;
  from: number;
  count: number;
}

/** Deletes all rows of a locked cluster. */
export async function clearRows(trx: Db, cluster: ClusterKey): Promise<void> {
  await sql`delete from cluster_rows where ${inCluster(cluster)}`.execute(trx);
  await sql`delete from row_blocks where ${inCluster(cluster)}`.execute(trx);
}

/**
 * Replaces all rows of a locked cluster by staged ones, numbered 1..n. Rows with unchanged first and second value keep
 * their ids of the snapshot, equal ones in order: progress, and unsent answers of devices, refer to the id. They keep
 * their tags too, unless the file has tags for them.
 */
export async function replaceRows(
  trx: Db,
  cluster: ClusterKey,
  portion: Portion,
  snapshotId: number | null,
): Promise<void> {
  await clearRows(trx, cluster);
  await (snapshotId === null ? insertNew(trx, cluster, portion, '0') : insertKnown(trx, cluster, portion, snapshotId));
  // The positions are known to be 1..n, so the blocks need no counting.
  await sql`
    insert into row_blocks (user_id, cluster_id, upper, row_count)
    select ${cluster.ownerId}::bigint, ${cluster.id}::bigint, block * ${BLOCK_ROWS}::int, ${BLOCK_ROWS}::int
    from generate_series(1, ${portion.count}::int / ${BLOCK_ROWS}::int) as block`.execute(trx);
  await sql`update clusters set row_count = ${portion.count}, last_position = ${portion.count} where ${isCluster(cluster)}`.execute(
    trx,
  );
}

/** Inserts staged rows with ids of their own. */
const insertNew = (trx: Db, cluster: ClusterKey, portion: Portion, lastPosition: string) =>
  sql`
    insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
    select ${cluster.ownerId}::bigint, ${cluster.id}::bigint, ${lastPosition}::numeric + place, col_1, col_2, col_3, nullif(tags, '{}')::text[] from (${stagedRows(portion)}) staged`.execute(
    trx,
  );

/** Inserts staged rows; those that the snapshot has keep its ids. */
async function insertKnown(trx: Db, cluster: ClusterKey, portion: Portion, snapshotId: number): Promise<void> {
  // Empty and null cells are equal.
  const words = sql`coalesce(r.col_1, '') as one, coalesce(r.col_2, '') as two`;
  // Both kinds of rows in one order instead of a join, which thousands of equal rows would make slow.
  await sql`
    insert into cluster_rows (user_id, id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags) overriding system value
    select ${cluster.ownerId}::bigint, coalesce(known, nextval(pg_get_serial_sequence('cluster_rows', 'id'))), ${cluster.id}::bigint, place, col_1, col_2, col_3,
      coalesce(nullif(tags, '{}'), known_tags)::text[]
    from (
      select *, max(id) over same_word as known, max(tags) filter (where id is not null) over same_word as known_tags
      from (
        select *, row_number() over (partition by one, two, id is null order by place) as nth
        from (
          select null::bigint as id, r.*, ${words} from (${stagedRows(portion)}) r
          union all
          select r.id, r.position, null, null, null, r.tags, ${words}
          from snapshot_batches b, unnest(b.ids, b.positions, b.col_1, b.col_2, b.tags) as r (id, position, col_1, col_2, tags)
          where b.snapshot_id = ${snapshotId} and b.user_id = ${cluster.ownerId}) both_kinds) numbered
      window same_word as (partition by one, two, nth)) met
    where id is null order by place`.execute(trx);
}

/** Puts staged rows behind the last row of a locked cluster. */
export async function appendRows(trx: Db, cluster: ClusterKey, portion: Portion, lastPosition: string): Promise<void> {
  await insertNew(trx, cluster, portion, lastPosition);
  await sql`
    update clusters set row_count = row_count + ${portion.count}, last_position = last_position + ${portion.count}
    where ${isCluster(cluster)}`.execute(trx);
  await closeBlocks(trx, cluster);
}

/** The rows of a portion with their indexes, 1..n. */
const stagedRows = ({ importId, uploaderId, from, count }: Portion): SqlPart => sql`
  select b.first + r.place - ${from}::bigint as place, r.col_1, r.col_2, r.col_3, r.tags
  from (select * from staged_batches where import_id = ${importId} and user_id = ${uploaderId} order by first) b,
    unnest(b.col_1, b.col_2, b.col_3, b.tags) with ordinality as r (col_1, col_2, col_3, tags, place)
  where b.first + r.place - 1 >= ${from}::bigint and b.first + r.place - 1 < ${from}::bigint + ${count}::bigint`;

/** Updates the counts of a locked cluster after its rows were restored at their old positions. */
export async function countRestored(trx: Db, cluster: ClusterKey, rowCount: number): Promise<void> {
  await sql`
    update clusters set row_count = ${rowCount},
      last_position = greatest(last_position, (select max(position) from cluster_rows where ${inCluster(cluster)}))
    where ${isCluster(cluster)}`.execute(trx);
  await closeBlocks(trx, cluster);
  // A row deleted after the snapshot exists again; undoing its deletion as well would duplicate it.
  await sql`
    delete from deleted_rows d using cluster_rows r
    where ${inCluster(cluster, 'd')} and r.user_id = d.user_id and r.id = d.id`.execute(trx);
}

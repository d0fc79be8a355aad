import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/client.ts';
import { closeBlocks } from '../rows/row-order.ts';
import type { Portion } from './insert-rows.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

/** Matches of staged rows with rows of the cluster, or with earlier ones of the file. */
export interface Duplicates {
  /** Rows whose first and second value exist already. */
  rows: number;
  /** Rows whose first value exists already. */
  matching: number;
  /** The duplicates among the first staged rows, counted from 1. */
  first: number[];
}

/** Enough for the rows that a preview shows. */
const NAMED = 20;

const staged = ({ importId, uploaderId, from }: Pick<Portion, 'importId' | 'uploaderId' | 'from'>) => sql`
  select b.first + r.place - 1 as line, r.col_1, r.col_2, r.col_3, nullif(r.tags, '{}')::text[] as tags
  from staged_batches b, unnest(b.col_1, b.col_2, b.col_3, b.tags) with ordinality as r (col_1, col_2, col_3, tags, place)
  where b.import_id = ${importId} and b.user_id = ${uploaderId} and b.first + r.place - 1 >= ${from}::bigint`;

/** Distinct, and equal rather than "not distinct from": so that both sides are hashed, not compared row by row. */
const pairs = (cluster: ClusterKey) => sql`
  select distinct col_1_value as word, coalesce(col_2_value, '') as meaning
  from cluster_rows where ${inCluster(cluster)}`;
const words = (cluster: ClusterKey) => sql`
  select min(position) as position, col_1_value as word from cluster_rows where ${inCluster(cluster)} group by 2`;

/** Counts the duplicates among the staged rows of a cluster. */
export async function findDuplicates(
  db: Db,
  cluster: ClusterKey,
  file: Pick<Portion, 'importId' | 'uploaderId'>,
): Promise<Duplicates> {
  const { rows } = await sql<Duplicates>`
    select count(*) filter (where duplicate) as rows, count(*) filter (where matching) as matching,
      coalesce(array_agg(line::int order by line) filter (where duplicate and line <= ${NAMED}), '{}') as first
    from (
      select i.line,
        p.word is not null or row_number() over (partition by i.col_1, coalesce(i.col_2, '') order by i.line) > 1 as duplicate,
        w.word is not null or row_number() over (partition by i.col_1 order by i.line) > 1 as matching
      from (${staged({ ...file, from: 1 })}) i
        left join (${pairs(cluster)}) p on p.word = i.col_1 and p.meaning = coalesce(i.col_2, '')
        left join (${words(cluster)}) w on w.word = i.col_1) marked`.execute(db);
  return rows[0] ?? { rows: 0, matching: 0, first: [] };
}

/** Appends rows to a locked cluster, up to `capacity`; returns their number. */
async function append(trx: Db, cluster: ClusterKey, rows: RawBuilder<unknown>, capacity: number, behind: string) {
  const { numAffectedRows } = await sql`
    insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
    select ${cluster.ownerId}::bigint, ${cluster.id}::bigint, ${behind}::numeric + place, col_1, col_2, col_3, tags
    from (select *, row_number() over (order by line) as place from (${rows}) fresh) numbered
    where place <= ${capacity}::bigint`.execute(trx);
  const added = Number(numAffectedRows ?? 0n);
  await sql`
    update clusters set row_count = row_count + ${added}, last_position = last_position + ${added}
    where ${isCluster(cluster)}`.execute(trx);
  await closeBlocks(trx, cluster);
  return added;
}

/** Appends the staged rows that are not in the locked cluster yet, each once; returns how many. */
export const appendNew = (trx: Db, cluster: ClusterKey, portion: Portion, behind: string): Promise<number> =>
  append(
    trx,
    cluster,
    sql`
      select distinct on (i.col_1, coalesce(i.col_2, '')) i.*
      from (${staged(portion)}) i left join (${pairs(cluster)}) p
        on p.word = i.col_1 and p.meaning = coalesce(i.col_2, '')
      where p.word is null order by i.col_1, coalesce(i.col_2, ''), i.line`,
    portion.count,
    behind,
  );

/**
 * Updates rows of the locked cluster with further values for their first one, and appends the others. The last line of
 * a word counts, and an empty cell of the file changes nothing; of equal words the first row is updated.
 */
export async function updateOrAppend(trx: Db, cluster: ClusterKey, portion: Portion, behind: string) {
  const latest = sql`select distinct on (col_1) * from (${staged(portion)}) i order by col_1, line desc`;
  const { numAffectedRows } = await sql`
    update cluster_rows r
    set col_2_value = coalesce(i.col_2, r.col_2_value), col_3_value = coalesce(i.col_3, r.col_3_value),
      tags = coalesce(i.tags, r.tags)
    from (${latest}) i join (${words(cluster)}) w on w.word = i.col_1
    where ${inCluster(cluster, 'r')} and r.position = w.position
      and (r.col_2_value is distinct from coalesce(i.col_2, r.col_2_value)
        or r.col_3_value is distinct from coalesce(i.col_3, r.col_3_value)
        or r.tags is distinct from coalesce(i.tags, r.tags))`.execute(trx);
  const added = await append(
    trx,
    cluster,
    sql`select i.* from (${latest}) i left join (${words(cluster)}) w on w.word = i.col_1 where w.word is null`,
    portion.count,
    behind,
  );
  return { added, updated: Number(numAffectedRows ?? 0n) };
}

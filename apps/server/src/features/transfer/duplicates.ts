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

/**
 * Counts the duplicates among the staged rows of a cluster: of equal rows all but the first, or all if the cluster has
 * them. Grouped, which sorts their texts once at most; window functions would sort them twice.
 */
export async function findDuplicates(
  db: Db,
  cluster: ClusterKey,
  file: Pick<Portion, 'importId' | 'uploaderId'>,
): Promise<Duplicates> {
  const rows = staged({ ...file, from: 1 });
  const namedPairs = sql`${pairs(cluster)} and col_1_value in (select col_1 from named)`;
  const firstRows = sql`${rows} and b.first <= ${NAMED}`;
  const { rows: found } = await sql<Duplicates>`
    with equal as (
      select i.col_1, coalesce(i.col_2, '') as meaning, count(*) as times from (${rows}) i group by 1, 2),
    named as (
      select i.line, i.col_1, coalesce(i.col_2, '') as meaning,
        row_number() over (partition by i.col_1, coalesce(i.col_2, '') order by i.line) > 1 as again
      from (${firstRows}) i where i.line <= ${NAMED})
    select of_pairs.rows, of_words.matching, of_first.first from
      (select coalesce(sum(e.times - (p.word is null)::int), 0)::bigint as rows
        from equal e left join (${pairs(cluster)}) p on p.word = e.col_1 and p.meaning = e.meaning) of_pairs,
      (select coalesce(sum(m.times - (w.word is null)::int), 0)::bigint as matching
        from (select col_1, sum(times) as times from equal group by 1) m
          left join (${words(cluster)}) w on w.word = m.col_1) of_words,
      (select coalesce(array_agg(n.line::int order by n.line) filter (where n.again or p.word is not null), '{}') as first
        from named n left join (${namedPairs}) p on p.word = n.col_1 and p.meaning = n.meaning) of_first`.execute(db);
  return found[0] ?? { rows: 0, matching: 0, first: [] };
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

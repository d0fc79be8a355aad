import { sql } from 'kysely';
import type { SqlPart } from '../../database/prepared.ts';
import { isAskable } from '../reviews/words-of-day.ts';
import { ownClusters, type Reader } from './figures.ts';

/** A cluster, and one of its directions: 12 is from the first column to the second. */
export interface Part {
  cluster_id: number;
  direction: number;
}

/**
 * Changes per day of the number of overdue words, and answered due words, of paused clusters and inactive directions.
 */
export async function readOverdueDeltas({ db, userId }: Reader, pausedClusters: readonly number[]) {
  const { rows } = await sql<Part & { practised: boolean; day: number; late: number; met: number }>`
    select * from (
      select d.cluster_id::float8 as cluster_id, d.source_col * 10 + d.target_col as direction, d.day, d.late, d.met,
        d.source_col * 10 + d.target_col = any(coalesce(p.directions, '{12}')) as practised
      from review_days d left join review_directions p on p.user_id = d.user_id and p.cluster_id = d.cluster_id
      where d.user_id = ${userId} and (d.late <> 0 or d.met <> 0)) d
    where not practised or cluster_id = any(${pausedClusters}::float8[])`.execute(db);
  return rows;
}

/** Goal words are in the user's shard, and copied to the owner's by a CTE. */
const goalWords = ({ part, userId }: Reader): SqlPart =>
  part ? sql`goal_words as materialized (select * from goal_words where user_id = ${userId}),` : sql``;

/**
 * Words in review of all clusters, by due day (`begun` at the earliest) and by the day on which they are asked (buried
 * ones later; of a row one direction per day, from tomorrow on if one was asked today). Grouped: paused clusters,
 * inactive directions, and words that are buried today. Days are indexes into the list of ends of days; later ones are
 * left out. Due states first: starting from the rows, PostgreSQL would look up one state per row, due or not. Goal
 * words are due from the day of their plan, or of the list after the end. Rows are looked up by their ids (`+ 0`): a
 * planner without statistics takes the cluster's index, once for each word.
 */
export async function readBacklog(
  reader: Reader,
  ends: readonly Date[],
  {
    today,
    todayIndex,
    notBefore,
    pausedClusters,
  }: { today: number; todayIndex: number; notBefore: Date | null; pausedClusters: readonly number[] },
) {
  const { rows } = await sql<
    (Part | Record<keyof Part, null>) & {
      practised: boolean;
      open: boolean;
      since: number;
      asked: number;
      words: number;
    }
  >`
    with ${ownClusters(reader)},${goalWords(reader)}
    waiting as materialized (
      select cluster_id, row_id, source_col, target_col, due, buried_until, last_day from review_states s
      where s.user_id = ${reader.userId} and s.stage = 'review' and not s.paused and s.due < ${ends.at(-1)}),
    answered as materialized (
      select distinct row_id from review_states where user_id = ${reader.userId} and last_day = ${today}),
    words as (
      select w.*, w.source_col * 10 + w.target_col as direction, w.source_col * 10 + w.target_col = any(o.directions) as practised,
        o.open, o.id = any(${pausedClusters}::bigint[]) as apart,
        greatest(width_bucket(greatest(w.due, ${notBefore}::timestamptz), ${ends}::timestamptz[]),
          ${todayIndex}::int + g.days[1] - ${today}::int) as since,
        greatest(width_bucket(greatest(w.due, w.buried_until), ${ends}::timestamptz[]),
          ${todayIndex}::int + (a.row_id is not null)::int, ${todayIndex}::int + g.days[1] - ${today}::int) as ready
      from waiting w join own o on o.id = w.cluster_id
        join cluster_rows r on r.id = w.row_id and r.cluster_id + 0 = w.cluster_id
        left join answered a on a.row_id = w.row_id
        left join goal_words g on g.user_id = ${reader.userId} and g.row_id = w.row_id and g.source_col = w.source_col
          and g.target_col = w.target_col and (g.ended_day is null or w.last_day <= g.ended_day)
      where (g.row_id is null or g.days[1] is not null) and ${isAskable(sql`w.source_col`, sql`w.target_col`)}),
    turns as (
      select *, row_number() over (partition by row_id, practised order by ready, direction) as turn from words),
    planned as (
      select *, turn + max(ready - turn) over (partition by row_id, practised order by turn) as asked from turns)
    select case when apart or not practised then cluster_id::float8 end as cluster_id,
      case when apart or not practised then direction end as direction, practised, open and practised as open, since,
      asked::int as asked, count(*)::int as words
    from planned group by 1, 2, 3, 4, 5, 6`.execute(reader.db);
  return rows;
}

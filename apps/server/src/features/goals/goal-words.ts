import type { PlannedWord } from '@wordcluster/domain/goals/visit';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { daysOfParts, isAskable, practised, type Day } from '../reviews/words-of-day.ts';

/** The words of a goal: one of the three, in these directions or in the practised ones. */
export interface Chosen {
  cluster_id: number | null;
  tag: string | null;
  row_ids: number[] | null;
  directions: number[] | null;
}

export interface GoalWord {
  row_id: number;
  cluster_id: number;
  source_col: number;
  target_col: number;
  /** Null for a new word, as the values below. */
  stability: number | null;
  difficulty: number | null;
  last_day: number | null;
  last_review: Date | null;
  due: Date | null;
  paused: boolean;
  buried: boolean;
}

export const wordKey = ({ row_id, source_col, target_col }: Pick<GoalWord, 'row_id' | 'source_col' | 'target_col'>) =>
  `${row_id}:${source_col}:${target_col}`;

/**
 * The words of a goal in the order of clusters and rows, up to a limit; without words that the user may not open now.
 */
export async function wordsOfGoal(context: Context, chosen: Chosen, asItIs: Day, most: number): Promise<GoalWord[]> {
  // A cluster and rows are named, so they are practised though archived; a tag names no cluster.
  const day = { ...asItIs, archivedToo: chosen.tag === null };
  const only = chosen.cluster_id ?? undefined;
  const marked = chosen.tag === null ? [] : await clustersMarked(context, day.userId, chosen.tag);
  const parts = await daysOfParts(context, day, only);
  const found = await Promise.all(parts.map((part) => wordsOf(context, part, { chosen, marked, most, only })));
  return found.flat().slice(0, most);
}

/** A tag of a word, or of a whole cluster of the user. */
async function clustersMarked({ db }: Context, userId: number, tag: string): Promise<number[]> {
  const { rows } = await sql<{ cluster_id: number }>`
    select cluster_id from cluster_marks where user_id = ${userId} and tags @> array[${tag}]`.execute(db);
  return rows.map(({ cluster_id }) => cluster_id);
}

interface Wanted {
  chosen: Chosen;
  marked: readonly number[];
  most: number;
  only: number | undefined;
}

async function wordsOf({ db }: Context, day: Day, { chosen, marked, most, only }: Wanted): Promise<GoalWord[]> {
  const { tag, row_ids, directions } = chosen;
  const isChosen =
    row_ids !== null
      ? sql`r.id = any(${row_ids}::bigint[])`
      : tag !== null
        ? sql`(r.tags @> array[${tag}] or p.id = any(${marked}::bigint[]))`
        : sql`true`;
  const { rows } = await sql<GoalWord>`
    with ${practised(day, only)}
    select r.id as row_id, r.cluster_id, d / 10 as source_col, d % 10 as target_col,
      s.last_day, s.last_review, s.due, coalesce(s.paused, false) as paused,
      coalesce(s.buried_until > ${day.now}, false) as buried,
      case when s.reps > 0 then s.stability end as stability, case when s.reps > 0 then s.difficulty end as difficulty
    from practised p join cluster_rows r on r.cluster_id = p.id
      cross join lateral unnest(coalesce(${directions}::smallint[], p.directions)) with ordinality as wanted (d, nr)
      left join review_states s
        on s.user_id = ${day.userId} and s.row_id = r.id and s.source_col = d / 10 and s.target_col = d % 10
    where ${isChosen} and ${isAskable(sql`d / 10`, sql`d % 10`)}
    order by r.cluster_id, r.position, nr limit ${most}`.execute(db);
  return rows;
}

/** A word as the plan sees it. */
export const asPlanned = ({ row_id, stability, difficulty, last_day, paused, buried }: GoalWord): PlannedWord => ({
  row: row_id,
  trace: stability === null || difficulty === null ? null : { stability, difficulty },
  lastDay: last_day ?? -1,
  ...((paused || buried) && { paused: true }),
});

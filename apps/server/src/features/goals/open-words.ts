import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import type { Fresh, Known, OfGoal } from '../reviews/queued-words.ts';
import { isAskable, practised, type Day } from '../reviews/words-of-day.ts';

/*
 * Goal words are scheduled by their plan, beyond the day's allowance: those of today without an answer today, and
 * learning steps. After the end a goal's words return by its list until they were answered once.
 */

/** Whether word `g` with state `s` is due until `end`; one direction of a row a day. */
const isOpen = ({ userId, today, now }: Day, end: Date): SqlPart<boolean> => sql<boolean>`(
  not coalesce(s.paused, false) and (s.buried_until is null or s.buried_until <= ${now})
  and (g.ended_day is null or s.last_day <= g.ended_day)
  and (
    (g.days[1] <= ${today} and (s.last_day is null or s.last_day < ${today}))
    or (g.ended_day is null and s.stage in ('learning', 'relearning') and s.due < ${end}))
  and not exists (
    select 1 from review_states o
    where o.user_id = ${userId} and o.row_id = g.row_id and o.last_day = ${today}
      and (o.source_col, o.target_col) <> (g.source_col, g.target_col)))`;

/** Whether the user has archived cluster `p`. */
const isAway = ({ userId, part }: Day): SqlPart<boolean> =>
  part
    ? sql<boolean>`p.archived`
    : sql<boolean>`exists (
        select 1 from cluster_marks m where m.user_id = ${userId} and m.cluster_id = p.id and m.archived)`;

/**
 * A goal lists its words, so it includes those of archived clusters; the list after its end does so only if their
 * cluster is named.
 */
const fromOpenWords = (asItIs: Day, day: Day, only?: number): SqlPart => sql`
  from goal_words g join practised p on p.id = g.cluster_id
    join cluster_rows r on r.id = g.row_id and r.cluster_id = g.cluster_id
    left join review_states s on s.user_id = ${day.userId} and s.row_id = g.row_id and s.source_col = g.source_col
      and s.target_col = g.target_col
  where g.user_id = ${day.userId} and ${only === undefined ? sql`true` : sql`g.cluster_id = ${only}`}
    and ${isAskable(sql`g.source_col`, sql`g.target_col`)}
    and ${asItIs.archivedToo ? sql`true` : sql`(g.ended_day is null or not ${isAway(day)})`}`;

export interface GoalCounted {
  cluster_id: number;
  goal_id: number;
  active: boolean;
  due: number;
  learning: number;
  new: number;
}

/** Words due today of each goal and cluster. */
export async function countGoalWords(db: Db, asItIs: Day): Promise<GoalCounted[]> {
  const day = { ...asItIs, archivedToo: true };
  const { rows } = await sql<GoalCounted>`
    with ${practised(day)}
    select g.cluster_id, g.goal_id, g.ended_day is null as active,
      count(*) filter (where s.stage = 'review')::int as due,
      count(*) filter (where s.stage in ('learning', 'relearning'))::int as learning,
      count(*) filter (where coalesce(s.stage, 'new') = 'new')::int as new
    ${fromOpenWords(asItIs, day)} and ${isOpen(day, day.dayEnd)}
    group by 1, 2, 3 order by 1, 2`.execute(db);
  return rows;
}

/** Learning steps only once they are due. */
export const goalWordsNow = (db: Db, day: Day, limit: number, only?: number) =>
  read(db, day, isOpen(day, new Date(day.now.getTime() + 1)), limit, only);

/** Includes words planned for the next days. */
export const goalWordsAhead = (
  db: Db,
  day: Day,
  { ahead, limit, only }: { ahead: number; limit: number; only: number | undefined },
) =>
  read(
    db,
    day,
    sql`(not coalesce(s.paused, false) and (g.ended_day is null or s.last_day <= g.ended_day)
      and (g.days[1] <= ${day.today + ahead} or (g.ended_day is null and s.stage in ('learning', 'relearning'))))`,
    limit,
    only,
  );

async function read(
  db: Db,
  asItIs: Day,
  isWanted: SqlPart<boolean>,
  limit: number,
  only: number | undefined,
): Promise<((Known | Fresh) & OfGoal)[]> {
  const day = { ...asItIs, archivedToo: true };
  const { rows } = await sql<(Known | (Fresh & { stage: null })) & OfGoal & { source: number; target: number }>`
    with ${practised(day, only)}
    select s.*, g.source_col as source, g.target_col as target, g.goal_id, g.days, g.place, g.ended_day is null as active,
      r.id as row_id, r.cluster_id, r.col_1_value, r.col_2_value, r.col_3_value
    ${fromOpenWords(asItIs, day, only)} and ${isWanted}
    order by g.days[1], g.goal_id, g.place limit ${limit}`.execute(db);
  return rows.map(({ source, target, ...word }) => {
    if (word.stage !== null && word.reps > 0) return word;
    const { row_id, cluster_id, col_1_value, col_2_value, col_3_value, goal_id, days, active, place } = word;
    const cells = { row_id, cluster_id, col_1_value, col_2_value, col_3_value };
    return { ...cells, source_col: source, target_col: target, goal_id, days, active, place };
  });
}

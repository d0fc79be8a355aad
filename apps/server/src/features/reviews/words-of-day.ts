import { DAY, personClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import { plansAt, type PlanMoment } from '../../access/premium.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import type { Context } from '../../context.ts';
import { clusterParts, scopedToOwner, type OwnerPart } from './clusters-by-owner.ts';
import type { Rules } from './rules.ts';

/** The SQL parts of a user's practice day; `practised` lists clusters with their directions. */
export interface Day {
  userId: number;
  /** Version of the user's states before anything was read. */
  changes: number;
  now: Date;
  plans: PlanMoment;
  /** The user's day, counted from 1970-01-01. */
  today: number;
  dayEnd: Date;
  /** New words introduced today, in all clusters. */
  begun: number;
  /** Remaining allowance of new words and reviews; null: no limit. */
  newLeft: number;
  reviewsLeft: number | null;
  /** Whether archived clusters are included: only if they or their rows are named. */
  archivedToo: boolean;
  /** Whether goal words are scheduled by their plans, apart from the others. */
  goals: boolean;
  /** The one owner whose clusters are read; undefined: all. */
  part?: OwnerPart | null;
}

/** Possible days at a moment, in any time zone and with any start of day. */
function daysAnywhere(now: Date): number[] {
  const day = Math.floor(now.getTime() / DAY);
  return [day - 2, day - 1, day, day + 1];
}

/**
 * The user's current day, its remaining allowances (goal words use none of them), and their practice settings, loaded
 * concurrently in `asked`.
 */
export async function dayOf(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: number,
  loadedRules: Promise<Rules>,
): Promise<{ rules: Rules; day: Day }> {
  const { db, clock } = context;
  const now = clock.now();
  const counted = sql<{ day: number; begun: number; reviewed: number }>`
    select last_day as day, count(*) filter (where first_day = last_day)::int as begun,
      count(*) filter (where reviewed_day = last_day)::int as reviewed
    from review_states s where user_id = ${userId} and last_day = any(${daysAnywhere(now)}::int[])
      and not exists (
        select 1 from goal_words g where g.user_id = ${userId} and g.row_id = s.row_id and g.source_col = s.source_col
          and g.target_col = s.target_col)
    group by last_day`;
  const [rules, { rows }] = await Promise.all([loadedRules, counted.execute(db)]);
  const days = personClock(rules);
  const today = days.day(now.getTime());
  const { begun, reviewed } = rows.find(({ day }) => day === today) ?? { begun: 0, reviewed: 0 };
  const extra = rules.extra?.day === today ? rules.extra.newWords : 0;
  const day: Day = {
    userId,
    changes: rules.changes,
    now,
    plans: plansAt(context, sql`${now}::timestamptz`),
    today,
    dayEnd: new Date(days.dayEnd(today)),
    begun,
    newLeft: Math.max(0, rules.newPerDay + extra - begun),
    reviewsLeft: rules.reviewsPerDay === null ? null : Math.max(0, rules.reviewsPerDay - reviewed),
    archivedToo: false,
    goals: false,
  };
  return { rules, day };
}

/** Whether a user has cluster `c` in their list and has not archived it. */
export const isNotArchived = (userId: number): SqlPart<boolean> => sql<boolean>`not exists (
  select 1 from cluster_marks m where m.user_id = ${userId} and m.cluster_id = c.id and m.archived)`;

/**
 * Clusters that the user may open, with their directions (12: from the first column to the second); `only` restricts it
 * to one.
 */
export const practised = ({ userId, plans, part, archivedToo, goals }: Day, only?: number): SqlPart =>
  part
    ? sql`${scopedToOwner('practised', {
        ...part,
        clusters: part.clusters.filter(({ open, archived }) => open && (archivedToo || !archived)),
      })}${goals ? sql`, ${withGoalWords(userId)}` : sql``}`
    : sql`
  practised as materialized (
    select c.id, coalesce(d.directions, '{12}') as directions
    from clusters c left join review_directions d on d.user_id = ${userId} and d.cluster_id = c.id
    where ${
      only === undefined
        ? sql`c.id in (
        select id from clusters where user_id = ${userId} and removed_at is null
        union all select cluster_id from cluster_shares where user_id = ${userId})`
        : sql`c.id = ${only}`
    }
      and ${mayRead(sql`${userId}::bigint`, plans)}
      and ${archivedToo ? sql`true` : isNotArchived(userId)})`;

/** Goal words are in the user's shard: copied to the owner's by a CTE. */
const withGoalWords = (userId: number): SqlPart =>
  sql`goal_words as materialized (select * from goal_words where user_id = ${userId})`;

/**
 * Whether a word belongs to the ordinary schedule: it is in no goal, and no goal asks its row today in another
 * direction. Words of an ended goal return by a list until they are answered.
 */
export const isNoGoalWord = (
  { userId, today, goals }: Day,
  word: { row: SqlPart; source: SqlPart; target: SqlPart; lastDay: SqlPart },
): SqlPart<boolean> =>
  goals
    ? sql<boolean>`not exists (
        select 1 from goal_words g
        where g.user_id = ${userId} and g.row_id = ${word.row}
          and ((g.source_col = ${word.source} and g.target_col = ${word.target}
              and (g.ended_day is null or ${word.lastDay} <= g.ended_day))
            or (g.ended_day is null and g.days[1] <= ${today})))`
    : sql<boolean>`true`;

const stateOfWord = {
  row: sql`s.row_id`,
  source: sql`s.source_col`,
  target: sql`s.target_col`,
  lastDay: sql`s.last_day`,
};

/** The same for a state `s`. */
export const isOrdinary = (day: Day): SqlPart<boolean> => isNoGoalWord(day, stateOfWord);

/** The day in its parts, one for each statement. */
export async function daysOfParts(context: Context, day: Day, only?: number): Promise<Day[]> {
  const parts = await clusterParts(context, day.userId, { only, leaveOutAway: only === undefined });
  return parts.map((part) => ({ ...day, part }));
}

const hasValue = (column: SqlPart) =>
  sql`coalesce(case ${column} when 1 then col_1_value when 2 then col_2_value else col_3_value end, '') <> ''`;

/** Of a row the columns that have a value, as digits of two: 3 for the first and the second. */
export const filledColumns = sql<number>`(${sql.join(
  [1, 2, 3].map((column) => sql`((${hasValue(sql.lit(column))})::int << ${sql.lit(column - 1)})`),
  sql` | `,
)})`;

/** Whether both sides of a direction are among the filled columns. */
export const areFilled = (columns: SqlPart, source: SqlPart, target: SqlPart): SqlPart<boolean> =>
  sql<boolean>`((${columns} >> (${source} - 1)) & (${columns} >> (${target} - 1)) & 1 = 1)`;

/** Whether both sides of a direction have a value in the row of a statement. */
export const isAskable = (source: SqlPart, target: SqlPart): SqlPart<boolean> =>
  sql<boolean>`(${hasValue(source)} and ${hasValue(target)})`;

/** Priority of a state `s`: the more days relative to its stability, the lower its retrievability. */
export const overdue = ({ today }: Day): SqlPart => sql`((${today} - s.last_day) / greatest(s.stability, 0.001))`;

/** Whether state `s` may be asked at a moment in one of the `directions` of `clusters`: neither paused nor buried. */
export const isPractised = ({ now }: Day, clusters: string): SqlPart<boolean> => sql<boolean>`(
  not s.paused and (s.buried_until is null or s.buried_until <= ${now})
  and s.source_col * 10 + s.target_col = any(${sql.ref(clusters)}.directions))`;

/**
 * States due before a moment, without paused and buried ones, and without rows asked in another direction today. Only
 * the columns for counting and sorting: of thousands a session asks a few, whose states and cells are read afterwards.
 */
export const dueStates = (day: Day, before: Date): SqlPart => sql`
    select s.row_id, s.source_col, s.target_col, s.cluster_id, s.stage, s.due, ${overdue(day)} as overdue
    from review_states s join practised p on p.id = s.cluster_id join cluster_rows r on r.id = s.row_id
    where s.user_id = ${day.userId} and s.due < ${before} and ${isPractised(day, 'p')}
      and ${isAskable(sql`s.source_col`, sql`s.target_col`)} and ${isOrdinary(day)}
      and not exists (
        select 1 from review_states o
        where o.user_id = ${day.userId} and o.row_id = s.row_id and o.last_day = ${day.today}
          and (o.source_col, o.target_col) <> (s.source_col, s.target_col))`;

/** One of them per row, `due`: learning steps first, then the one nearest to being forgotten. */
export const dueWords = (day: Day, before: Date): SqlPart => sql`
  due as materialized (
    select distinct on (row_id) * from (${dueStates(day, before)}) as states
    order by row_id, stage = 'review', overdue desc)`;

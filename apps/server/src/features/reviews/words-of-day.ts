import { DAY, personClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import { plansAt, type PlanMoment } from '../../access/premium.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import type { Context } from '../../context.ts';
import { clusterParts, scopedToOwner, type OwnerPart } from './clusters-by-owner.ts';
import type { Rules } from './rules.ts';

/** What a person practises today, as parts of statements; `practised` lists clusters with the directions of each. */
export interface Day {
  userId: number;
  /** How often the person's states were changed, as it was before anything was read. */
  changes: number;
  now: Date;
  plans: PlanMoment;
  /** The person's, counted from 1970-01-01. */
  today: number;
  dayEnd: Date;
  /** New words that were begun today, in all clusters. */
  begun: number;
  /** New words and words in review that today still allows; null: as many as there are. */
  newLeft: number;
  reviewsLeft: number | null;
  /** Whether clusters that the person put away are asked too: only where they or their rows are named. */
  archivedToo: boolean;
  /** Whether words of goals are asked by their plans, apart from the others. */
  goals: boolean;
  /** The one owner whose clusters are looked at; without it all. */
  part?: OwnerPart | null;
}

/** The days that it may be for anybody, wherever they live and whenever their day begins. */
function daysAnywhere(now: Date): number[] {
  const day = Math.floor(now.getTime() / DAY);
  return [day - 2, day - 1, day, day + 1];
}

/** The person's day as it stands, what of its allowances is left (words of goals take nothing of them), and how they practise, which is `asked` for at the same time. */
export async function dayOf(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: number,
  asked: Promise<Rules>,
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
  const [rules, { rows }] = await Promise.all([asked, counted.execute(db)]);
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

/** Whether a person has cluster `c` in their list and has not put it away. */
export const isNotArchived = (userId: number): SqlPart<boolean> => sql<boolean>`not exists (
  select 1 from cluster_marks m where m.user_id = ${userId} and m.cluster_id = c.id and m.archived)`;

/** Clusters that the person may open, with their directions (12: from the first column to the second); `only` narrows it to one. */
export const practised = ({ userId, plans, part, archivedToo, goals }: Day, only?: number): SqlPart =>
  part
    ? sql`${scopedToOwner('practised', {
        ...part,
        clusters: part.clusters.filter(({ open, archived }) => open && (archivedToo || !archived)),
      })}${goals ? sql`, ${goalWordsBrought(userId)}` : sql``}`
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

/** Words of goals lie with the person: they are brought along to the rows of other owners. */
const goalWordsBrought = (userId: number): SqlPart =>
  sql`goal_words as materialized (select * from goal_words where user_id = ${userId})`;

/**
 * Whether a word is left to the ordinary schedule: no goal has it, nor asks its row today in another direction. Of a goal that has
 * ended its words come back by a list until they are answered.
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

/** The same of a state `s`. */
export const isOrdinary = (day: Day): SqlPart<boolean> => isNoGoalWord(day, stateOfWord);

/** The day as statements are to be made of it, one for each part. */
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

/** How near to being forgotten a state `s` is: the more days for its stability, the lower its retrievability. */
export const overdue = ({ today }: Day): SqlPart => sql`((${today} - s.last_day) / greatest(s.stability, 0.001))`;

/** Whether state `s` may be asked at a moment in one of the `directions` of `clusters`: neither paused nor left for the day. */
export const isPractised = ({ now }: Day, clusters: string): SqlPart<boolean> => sql<boolean>`(
  not s.paused and (s.buried_until is null or s.buried_until <= ${now})
  and s.source_col * 10 + s.target_col = any(${sql.ref(clusters)}.directions))`;

/**
 * The states that come due before a moment, none of a row that was asked in another direction today. What is paused, or left for
 * today, is not among them. Only what they are counted and put into order by: of thousands a session asks a few, whose states and
 * cells are read afterwards.
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

/** One of them a row, `due`: steps of minutes first, then the one that is nearest to being forgotten. */
export const dueWords = (day: Day, before: Date): SqlPart => sql`
  due as materialized (
    select distinct on (row_id) * from (${dueStates(day, before)}) as states
    order by row_id, stage = 'review', overdue desc)`;

import type { AnswerOf } from '@wordcluster/contract/types';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import type { ScheduleRules } from '@wordcluster/domain/schedule/memory';
import { expectedMinutes, type ReviewSettings } from '@wordcluster/domain/schedule/settings';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import { rulesOf } from './review-settings.ts';

/** What a person practises today, as parts of statements; `practised` lists clusters with the directions of each. */
export interface Day {
  userId: number;
  now: Date;
  /** The person's, counted from 1970-01-01. */
  today: number;
  dayEnd: Date;
  /** New words and words in review that today still allows; null: as many as there are. */
  newLeft: number;
  reviewsLeft: number | null;
}

/** The person's day as it stands: what of its allowances is left. */
export async function dayOf(db: Db, userId: number, now: Date, rules: ReviewSettings & ScheduleRules): Promise<Day> {
  const clock = personClock(rules);
  const today = clock.day(now.getTime());
  const { rows } = await sql<{ begun: number; reviewed: number }>`
    select count(*) filter (where first_day = ${today})::int as begun,
      count(*) filter (where reviewed_day = ${today})::int as reviewed
    from review_states where user_id = ${userId} and last_day = ${today}`.execute(db);
  const { begun = 0, reviewed = 0 } = rows[0] ?? {};
  return {
    userId,
    now,
    today,
    dayEnd: new Date(clock.dayEnd(today)),
    newLeft: Math.max(0, rules.newPerDay - begun),
    reviewsLeft: rules.reviewsPerDay === null ? null : Math.max(0, rules.reviewsPerDay - reviewed),
  };
}

/** Clusters that the person may open, with their directions (12: from the first column to the second); `only` narrows it to one. */
export const practised = ({ userId, now }: Day, only?: number): SqlPart => sql`
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
      and ${mayRead(sql`${userId}::bigint`, sql`${now}::timestamptz`)})`;

const hasValue = (column: SqlPart) =>
  sql`coalesce(case ${column} when 1 then col_1_value when 2 then col_2_value else col_3_value end, '') <> ''`;

/** Whether both sides of a direction have a value in the row of a statement. */
export const isAskable = (source: SqlPart, target: SqlPart): SqlPart<boolean> =>
  sql<boolean>`(${hasValue(source)} and ${hasValue(target)})`;

/** How near to being forgotten a state `s` is: the more days for its stability, the lower its retrievability. */
export const overdue = ({ today }: Day): SqlPart => sql`((${today} - s.last_day) / greatest(s.stability, 0.001))`;

/** Whether state `s` may be asked at a moment, with the directions of `practised p`: neither paused nor left for the day. */
const isPractised = ({ now }: Day): SqlPart<boolean> => sql<boolean>`(
  not s.paused and (s.buried_until is null or s.buried_until <= ${now})
  and s.source_col * 10 + s.target_col = any(p.directions))`;

/**
 * The words that come due before a moment, `due`: one direction of a row, and none of a row that was asked in another direction
 * today. What is paused, or left for today, is not among them.
 */
export const dueWords = (day: Day, before: Date): SqlPart => sql`
  due as materialized (
    select distinct on (s.row_id) s.*, ${overdue(day)} as overdue,
      r.col_1_value, r.col_2_value, r.col_3_value
    from review_states s join practised p on p.id = s.cluster_id join cluster_rows r on r.id = s.row_id
    where s.user_id = ${day.userId} and s.due < ${before} and ${isPractised(day)}
      and ${isAskable(sql`s.source_col`, sql`s.target_col`)}
      and not exists (
        select 1 from review_states o
        where o.user_id = ${day.userId} and o.row_id = s.row_id and o.last_day = ${day.today}
          and (o.source_col, o.target_col) <> (s.source_col, s.target_col))
    order by s.row_id, s.stage = 'review', overdue desc)`;

/**
 * The words that may be begun today, `fresh`, a line for each direction in which they may: never answered in it, and neither asked
 * nor due in another one today; none where the limit is 0. Rows and states are met once, as wholes: looking up each row of large clusters takes longer.
 */
export const freshWords = (day: Day, limit: number): SqlPart => sql`
  busy as (
    select s.row_id, s.source_col * 10 + s.target_col as code
    from review_states s join practised p on p.id = s.cluster_id
    where s.user_id = ${day.userId} and (s.last_day = ${day.today} or (s.due < ${day.dayEnd} and ${isPractised(day)}))),
  fresh as (
    select row_id, cluster_id, position, code / 10 as source_col, code % 10 as target_col, place
    from (
      select r.*, r.id as row_id, code::int, place
      from practised p
        cross join lateral unnest(p.directions) with ordinality as wanted (code, place)
        join cluster_rows r on r.cluster_id = p.id
      where ${limit}::bigint > 0
        and not exists (
          select 1 from review_states o
          where o.user_id = ${day.userId} and o.row_id = r.id and o.source_col = code / 10 and o.target_col = code % 10
            and (o.reps > 0 or o.paused or o.buried_until > ${day.now}))
        and not exists (select 1 from busy b where b.row_id = r.id and b.code <> wanted.code)
      offset 0) unmet
    where ${isAskable(sql`code / 10`, sql`code % 10`)})`;

interface Counted {
  cluster_id: number;
  due: number;
  learning: number;
  new: number;
}

/** What today still asks for: limits taken off, of each cluster as a session of it alone would have it. */
export async function todayOf({ db, clock }: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/reviews/today'>> {
  const day = await dayOf(db, viewer.id, clock.now(), await rulesOf(db, viewer.id));
  const { rows } = await sql<Counted>`
    with ${practised(day)}, ${dueWords(day, day.dayEnd)}, ${freshWords(day, day.newLeft)},
    counted as (
      select cluster_id, count(*) filter (where stage = 'review')::int as due,
        count(*) filter (where stage <> 'review')::int as learning
      from due group by cluster_id)
    select p.id as cluster_id, coalesce(k.due, 0) as due, coalesce(k.learning, 0) as learning,
      least(coalesce(f.words, 0), ${day.newLeft})::int as new
    from practised p left join counted k on k.cluster_id = p.id
      left join (select cluster_id, count(distinct row_id) as words from fresh group by cluster_id) f on f.cluster_id = p.id
    order by p.id`.execute(db);
  const clusters = rows.map((counted) => withMinutes({ ...counted, due: atMost(counted.due, day.reviewsLeft) }));
  const sum = (name: 'due' | 'learning' | 'new') => rows.reduce((total, counted) => total + counted[name], 0);
  const all = {
    due: atMost(sum('due'), day.reviewsLeft),
    learning: sum('learning'),
    new: atMost(sum('new'), day.newLeft),
  };
  return { ...withMinutes(all), clusters };
}

const atMost = (count: number, limit: number | null) => (limit === null ? count : Math.min(count, limit));

const withMinutes = <Counts extends Omit<Counted, 'cluster_id'>>(counts: Counts) => ({
  ...counts,
  minutes: expectedMinutes(counts),
});

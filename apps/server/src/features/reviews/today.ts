import type { AnswerOf } from '@wordcluster/contract/types';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import type { ScheduleRules } from '@wordcluster/domain/schedule/replay';
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

const valueOf = (column: SqlPart) =>
  sql`nullif(btrim(case ${column} when 1 then r.col_1_value when 2 then r.col_2_value else r.col_3_value end), '')`;

/** Whether both sides of a direction have a value in row `r`. */
export const isAskable = (source: SqlPart, target: SqlPart): SqlPart<boolean> =>
  sql<boolean>`(${valueOf(source)} is not null and ${valueOf(target)} is not null)`;

/** How near to being forgotten a state `s` is: the more days for its stability, the lower its retrievability. */
export const overdue = ({ today }: Day): SqlPart => sql`((${today} - s.last_day) / greatest(s.stability, 0.001))`;

/**
 * The words that come due before a moment, `due`: one direction of a row, and none of a row that was asked in another direction
 * today. What is paused, or left for today, is not among them.
 */
export const dueWords = (day: Day, before: Date): SqlPart => sql`
  due as materialized (
    select distinct on (s.row_id) s.*, ${overdue(day)} as overdue,
      r.col_1_value, r.col_2_value, r.col_3_value
    from review_states s join practised p on p.id = s.cluster_id join cluster_rows r on r.id = s.row_id
    where s.user_id = ${day.userId} and s.due < ${before} and not s.paused
      and (s.buried_until is null or s.buried_until <= ${day.now})
      and s.source_col * 10 + s.target_col = any(p.directions)
      and ${isAskable(sql`s.source_col`, sql`s.target_col`)}
      and not exists (
        select 1 from review_states o
        where o.user_id = ${day.userId} and o.row_id = s.row_id and o.last_day = ${day.today}
          and (o.source_col, o.target_col) <> (s.source_col, s.target_col))
    order by s.row_id, s.stage = 'review', overdue desc)`;

/** Whether row `r` may be begun in direction `d` today: never answered in it, and not asked in another one today. */
export const isNewWord = ({ userId, now, today, dayEnd }: Day): SqlPart<boolean> => sql<boolean>`(
  ${isAskable(sql`d / 10`, sql`d % 10`)}
  and not exists (
    select 1 from review_states o where o.user_id = ${userId} and o.row_id = r.id
      and case when o.source_col * 10 + o.target_col = d then o.reps > 0 or o.paused or o.buried_until > ${now}
        else o.last_day = ${today} or (o.due < ${dayEnd} and not o.paused) end))`;

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
    with ${practised(day)}, ${dueWords(day, day.dayEnd)},
    counted as (
      select cluster_id, count(*) filter (where stage = 'review')::int as due,
        count(*) filter (where stage <> 'review')::int as learning
      from due group by cluster_id)
    select p.id as cluster_id, coalesce(k.due, 0) as due, coalesce(k.learning, 0) as learning, (
      select count(*)::int from (
        select r.id from cluster_rows r
        where r.cluster_id = p.id and exists (select 1 from unnest(p.directions) as d where ${isNewWord(day)})
        order by r.position limit ${day.newLeft}) as fresh) as new
    from practised p left join counted k on k.cluster_id = p.id
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

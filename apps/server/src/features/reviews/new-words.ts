import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { CLUSTER_VERSION } from '../clusters/cluster-version.ts';
import { isAskable, isNoGoalWord, isPractised, type Day } from './words-of-day.ts';

const direction = { source: sql`x.direction / 10`, target: sql`x.direction % 10` };

/** A state `s` of row `r` in the direction of `x`. */
const stateOfRow = ({ userId }: Day) =>
  sql`s.user_id = ${userId} and s.row_id = r.id and s.source_col = ${direction.source} and s.target_col = ${direction.target}`;

/**
 * Words that may be introduced today, `fresh`, at most `limit` lines of each cluster and direction: never answered in
 * it, and no other direction asked or due today; with a moment `ahead` also those that may be introduced until then.
 * Search starts behind the introduced words without a gap, and that position is stored: otherwise a user who has
 * introduced 100,000 words would have all of them read for every count. `offset 0` is an optimisation fence: it keeps
 * the database from reading all states instead of those of a few rows.
 */
export const freshWords = (day: Day, limit: number, ahead: Date | null = null): SqlPart => sql`
  wanted as (
    ${day.part ? wantedOfOwner : wantedBehind(day)}
    where ${limit}::bigint > 0),
  reached as materialized (
    select x.id, x.directions, x.direction, x.place, x.version, x.until as known, coalesce((
      select r.position from cluster_rows r
      where r.cluster_id = x.id and r.position >= coalesce(x.until, '-Infinity') and ${isAskable(direction.source, direction.target)}
        and not exists (select 1 from review_states s where ${stateOfRow(day)} and s.reps > 0 offset 0)
      order by r.position limit 1), 'Infinity') as until
    from wanted x),
  ${day.part ? sql`` : storeReached(day)}
  fresh as (
    select f.row_id, x.id as cluster_id, f.position, ${direction.source} as source_col, ${direction.target} as target_col, x.place
    from reached x cross join lateral (
      select r.id as row_id, r.position from cluster_rows r
      where r.cluster_id = x.id and r.position >= x.until and ${isAskable(direction.source, direction.target)}
        and not exists (
          select 1 from review_states s where ${stateOfRow(day)}
            and (s.reps > 0 or s.paused or s.buried_until > ${ahead ?? day.now}) offset 0)
        and ${isNoGoalWord(day, { row: sql`r.id`, ...direction, lastDay: sql`null::int` })}
        ${ahead ? sql`` : neitherAskedNorDue(day)}
      order by r.position limit ${limit}) f)`;

/** Today, in another direction. */
const neitherAskedNorDue = (day: Day) => sql`
        and not exists (
          select 1 from review_states s
          where s.user_id = ${day.userId} and s.row_id = r.id
            and (s.source_col, s.target_col) <> (${direction.source}, ${direction.target})
            and (s.last_day = ${day.today} or (s.due < ${day.dayEnd} and ${isPractised(day, 'x')})) offset 0)`;

/** Candidates of each cluster, behind the introduced words without a gap. */
const wantedBehind = ({ userId }: Day) => sql`
    select p.id, p.directions, code::smallint as direction, place, ${CLUSTER_VERSION} as version, b.until
    from practised p join clusters c on c.id = p.id
      cross join lateral unnest(p.directions) with ordinality as named (code, place)
      left join review_begun b on b.user_id = ${userId} and b.cluster_id = p.id and b.direction = code and b.version = ${CLUSTER_VERSION}`;

/**
 * The same in a sharded database, from the first word on: the stored position is in another shard than the cluster of
 * another owner.
 */
const wantedOfOwner = sql`
    select p.id, p.directions, code::smallint as direction, place, null::text as version, null::numeric as until
    from practised p cross join lateral unnest(p.directions) with ordinality as named (code, place)`;

const storeReached = (day: Day) => sql`
  kept as (
    insert into review_begun as b (user_id, cluster_id, direction, until, version)
    select person.user_id, x.id, x.direction, x.until, x.version
    from reached x, (
      select user_id from review_settings where user_id = ${day.userId} and changes = ${day.changes} for share) person
    where x.until is distinct from x.known order by 2, 3
    on conflict (user_id, cluster_id, direction) do update set until = excluded.until, version = excluded.version),`;

/** Before recomputing a user's states: words may become new again. */
export const clearIntroduced = async (trx: Db, userId: number): Promise<void> => {
  await trx.deleteFrom('review_begun').where('user_id', '=', userId).execute();
};

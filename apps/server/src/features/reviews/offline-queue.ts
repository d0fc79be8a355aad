import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import type { Fresh, Known } from './queued-words.ts';
import { freshWords } from './new-words.ts';
import { isAskable, isOrdinary, overdue, practised, type Day } from './words-of-day.ts';

/*
 * Offline queue: for days without the server a device gets all words that any of them may ask, in every direction, and
 * decides by itself each day. Words beyond today's allowance, buried until tomorrow, or of a row asked in another
 * direction today may be asked tomorrow.
 */

/** Rows asked today, `asked_today`, with the direction. */
const askedToday = ({ userId, today }: Day): SqlPart => sql`
  asked_today as materialized (
    select row_id, source_col, target_col from review_states where user_id = ${userId} and last_day = ${today})`;

/** Whether another direction of the row was asked today. */
const isForTomorrow = (line: string): SqlPart<boolean> => sql<boolean>`exists (
  select 1 from asked_today a where a.row_id = ${sql.ref(`${line}.row_id`)}
    and (a.source_col, a.target_col) <> (${sql.ref(`${line}.source_col`)}, ${sql.ref(`${line}.target_col`)}))`;

/** Words answered before that come due by the end of the last day, those of today first. */
export async function knownAhead(
  db: Db,
  day: Day,
  { before, limit, only }: { before: Date; limit: number; only: number | undefined },
): Promise<(Known & { overdue: number })[]> {
  const { rows } = await sql<Known & { overdue: number }>`
    with ${practised(day, only)}, ${askedToday(day)},
    words as (
      select s.row_id, s.source_col, s.target_col, s.due, ${overdue(day)} as overdue, s.buried_until, ${isForTomorrow('s')} as is_for_tomorrow
      from review_states s join practised p on p.id = s.cluster_id join cluster_rows r on r.id = s.row_id
      where s.user_id = ${day.userId} and s.due < ${before} and not s.paused
        and (s.buried_until is null or s.buried_until <= ${before})
        and s.source_col * 10 + s.target_col = any(p.directions) and ${isAskable(sql`s.source_col`, sql`s.target_col`)}
        and ${isOrdinary(day)}),
    ready as (
      select *, case when is_for_tomorrow then ${day.dayEnd}::timestamptz end as ready_at,
        due >= ${day.dayEnd} or is_for_tomorrow or coalesce(buried_until > ${day.now}, false) as is_later from words),
    foremost as materialized (
      select * from ready order by is_later, overdue desc, due, row_id limit ${limit})
    select s.*, f.overdue, f.ready_at, f.is_later, r.col_1_value, r.col_2_value, r.col_3_value
    from foremost f
      join review_states s on s.user_id = ${day.userId} and s.row_id = f.row_id and s.source_col = f.source_col
        and s.target_col = f.target_col
      join cluster_rows r on r.id = f.row_id
    order by f.is_later, f.overdue desc, f.due, f.row_id`.execute(db);
  return rows;
}

/** New words, of as many rows as may be introduced on these days, in the order of clusters and rows. */
export async function newAhead(
  db: Db,
  day: Day,
  { before, mostRows, only }: { before: Date; mostRows: number; only: number | undefined },
): Promise<Fresh[]> {
  if (mostRows === 0) return [];
  const { rows } = await sql<Fresh>`
    with ${practised(day, only)}, ${freshWords(day, mostRows, before)}, ${askedToday(day)},
    foremost as (
      select f.*, dense_rank() over (order by f.cluster_id, f.position) as rank from fresh f)
    select f.row_id, f.cluster_id, f.source_col, f.target_col, r.col_1_value, r.col_2_value, r.col_3_value,
      greatest(s.buried_until, case when ${isForTomorrow('f')} then ${day.dayEnd}::timestamptz end) as ready_at
    from foremost f join cluster_rows r on r.id = f.row_id
      left join review_states s on s.user_id = ${day.userId} and s.row_id = f.row_id and s.source_col = f.source_col
        and s.target_col = f.target_col
    where f.rank <= ${mostRows}
    order by f.cluster_id, f.position, f.place`.execute(db);
  return rows;
}

/** Splits new words into those introduced today (one direction per row) and the rest. */
export function splitByToday(words: readonly Fresh[], day: Day): { today: Fresh[]; later: Fresh[] } {
  const rows = new Set<number>();
  const today = new Set(
    words.filter(({ row_id, ready_at }) => {
      if (rows.size >= day.newLeft || rows.has(row_id) || (ready_at != null && ready_at > day.now)) return false;
      rows.add(row_id);
      return true;
    }),
  );
  return { today: [...today], later: words.filter((word) => !today.has(word)) };
}

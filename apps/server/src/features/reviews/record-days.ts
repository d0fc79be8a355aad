import { addDays, type Days } from '@wordcluster/domain/progress/card-days';
import { ANSWERS_TO_FIT } from '@wordcluster/domain/progress/histories';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { onePerson } from '../../database/guarded-write.ts';

/** A card with a changed log, and additions to its days. */
interface ChangedCard {
  clusterId: number;
  sourceCol: number;
  targetCol: number;
  days: Days;
}

/** Additions to a user's days. */
export interface Added {
  days: {
    day: number;
    cluster_id: number;
    source_col: number;
    target_col: number;
    answers: number;
    duration_ms: number;
    met: number;
    late: number;
  }[];
  recalls: { day: number; bin: number; answers: number; recalled: number; predicted: number }[];
}

/** Sums the additions of new entries. */
export function addedDays(cards: readonly ChangedCard[]): Added {
  // Grouped by cluster and direction.
  const parts = new Map<string, ChangedCard>();
  for (const { days, ...part } of cards) addDays(partOf(parts, part).days, days, 1);
  const all: Days = new Map();
  for (const { days } of parts.values()) addDays(all, days, 1);
  return {
    days: [...parts.values()]
      .flatMap(({ clusterId, sourceCol, targetCol, days }) =>
        [...days].map(([day, { answers, durationMs, met, late }]) => ({
          day,
          cluster_id: clusterId,
          source_col: sourceCol,
          target_col: targetCol,
          answers,
          duration_ms: durationMs,
          met,
          late,
        })),
      )
      .filter(({ answers, duration_ms, met, late }) => answers || duration_ms || met || late),
    recalls: [...all].flatMap(([day, { recall }]) =>
      [...recall]
        .map(([bin, figures]) => ({ day, bin, ...figures }))
        .filter(({ answers, recalled }) => answers || recalled),
    ),
  };
}

/**
 * Parts of a statement that adds them to the days of the one person whom `person` (a relation `p` with `user_id`) names, in the
 * transaction that adds the entries, with the person's log held, so that nobody else's change lies between.
 */
export function upsertDays(person: SqlPart, days: SqlPart, recalls: SqlPart): SqlPart {
  const added = sql`(
    select p.user_id, d.* from ${person}, json_to_recordset(${days}::json) as d
      (day int, cluster_id bigint, source_col smallint, target_col smallint, answers int, duration_ms bigint, met int, late int)) days`;
  return sql`
  counted as (
    insert into review_parameters as p (user_id, counted, next_at)
    select user_id, sum(answers), ${sql.lit(ANSWERS_TO_FIT)} from ${added} group by user_id
    on conflict (user_id) do update set counted = p.counted + excluded.counted),
  kept_days as (
    insert into review_days as d (user_id, day, cluster_id, source_col, target_col, answers, duration_ms, met, late)
    select user_id, day, cluster_id, source_col, target_col, answers, duration_ms, met, late from ${added} order by 2, 3, 5, 4
    on conflict (user_id, day, cluster_id, target_col, source_col) do update set answers = d.answers + excluded.answers,
      duration_ms = d.duration_ms + excluded.duration_ms, met = d.met + excluded.met, late = d.late + excluded.late),
  kept_recalls as (
    insert into review_recall_days as d (user_id, day, bin, answers, recalled, predicted)
    select p.user_id, r.* from ${person}, json_to_recordset(${recalls}::json) as r
      (day int, bin smallint, answers int, recalled int, predicted float8)
    order by 2, 3
    on conflict (user_id, day, bin) do update set answers = d.answers + excluded.answers,
      recalled = d.recalled + excluded.recalled, predicted = d.predicted + excluded.predicted)`;
}

/** Adds the figures of recomputed cards. */
export const recordDays = (db: Db, userId: number, cards: readonly ChangedCard[]): Promise<void> =>
  storeDays(db, userId, addedDays(cards));

export async function storeDays(db: Db, userId: number, { days, recalls }: Added): Promise<void> {
  await sql`
    with ${upsertDays(onePerson(sql`${userId}`), sql`${JSON.stringify(days)}`, sql`${JSON.stringify(recalls)}`)}
    select 1`.execute(db);
}

function partOf(
  parts: Map<string, ChangedCard>,
  { clusterId, sourceCol, targetCol }: Omit<ChangedCard, 'days'>,
): ChangedCard {
  const key = `${clusterId} ${sourceCol} ${targetCol}`;
  const part = parts.get(key) ?? { clusterId, sourceCol, targetCol, days: new Map() };
  parts.set(key, part);
  return part;
}

import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { clearIntroduced } from './new-words.ts';
import { recordDays } from './record-days.ts';
import { recomputedCards } from './replay-pool.ts';
import { logTextOf } from './review-log.ts';
import { storeCalculated } from './review-states.ts';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { clusterParts, scopedToOwner } from './clusters-by-owner.ts';

/** Number of past days whose backlog is stored. */
const BACKLOG_DAYS = 400;

/**
 * Before settings change, stores the backlog per day under the old settings, so that past streak days are not recomputed with the new
 * ones (a higher retention would add due words to past days, a lower one remove them). Returns the first day of the new settings.
 */
async function freezeBacklog(
  trx: Db,
  userId: number,
  rules: ScheduleRules,
  context: Pick<Context, 'clock' | 'config' | 'shards'>,
): Promise<number> {
  const days = personClock(rules);
  const today = days.day(context.clock.now().getTime());
  const first = today - BACKLOG_DAYS;
  const ends = Array.from({ length: BACKLOG_DAYS }, (_, index) => new Date(days.dayEnd(first + index)));
  const parts = await clusterParts({ ...context, db: trx }, userId);
  for (const part of parts) {
    const tables = part ? sql`with ${scopedToOwner('own', part)}` : sql``;
    const { rows: backlog } = await sql`
      ${tables}
      select w.day, s.cluster_id, s.source_col, s.target_col, sum(w.late)::int as late
      from (
        select s.cluster_id, s.source_col, s.target_col,
          greatest(${first}::int + width_bucket(s.due, ${ends}::timestamptz[]), ${rules.duesSince ?? null}::int) as since
        from review_states s
        where s.user_id = ${userId} and s.stage = 'review' and not s.paused and s.due < ${new Date(days.dayEnd(today - 1))}
          and exists (select 1 from cluster_rows r where r.cluster_id = s.cluster_id and r.id = s.row_id)) s
        cross join lateral (values (s.since, 1), (${today}::int, -1)) as w (day, late)
      where s.since < ${today}
      group by w.day, s.cluster_id, s.source_col, s.target_col order by 1, 2, 4, 3`.execute(trx);
    if (backlog.length === 0) continue;
    await sql`
      insert into review_days as d (user_id, day, cluster_id, source_col, target_col, answers, duration_ms, met, late)
      select ${userId}::bigint, w.day, w.cluster_id, w.source_col, w.target_col, 0, 0, 0, w.late
      from json_to_recordset(${JSON.stringify(backlog)}::json) as w
        (day int, cluster_id bigint, source_col smallint, target_col smallint, late int)
      on conflict (user_id, day, cluster_id, target_col, source_col) do update set late = d.late + excluded.late`.execute(
      trx,
    );
  }
  await trx.updateTable('review_settings').set({ dues_since: today }).where('user_id', '=', userId).execute();
  return today;
}

/** Batch size of rows; yields to the event loop in between. */
const BATCH = 400;
/** Entries of their logs that are held in memory at a time. */
const ENTRIES_AT_A_TIME = 20_000;

/** Changed rules of a user, and the old ones. */
interface Changed {
  before: ScheduleRules;
  /** Whether due days change. */
  dues: boolean;
  /** Whether the start of days changes. */
  days: boolean;
}

/**
 * Recomputes all states of a user from their logs, under the lock of every writer of states, after a change of rules.
 * Predictions follow the new rules, so that an undo subtracts what is stored; due words of past days stay. Practised
 * figures per day are recomputed only if the start of days changed.
 */
export async function recomputeStates(
  trx: Db,
  userId: number,
  given: ScheduleRules,
  context: Pick<Context, 'clock' | 'config' | 'shards'>,
  { before, dues, days: daysMoved }: Changed,
): Promise<void> {
  await clearIntroduced(trx, userId);
  const since = dues ? await freezeBacklog(trx, userId, before, context) : (given.duesSince ?? null);
  const rules = { ...given, duesSince: since };
  await clearDays(trx, userId, since, daysMoved);
  for (let last = 0; ;) {
    const { rows: found } = await sql<FoundCard>`
      select row_id, source_col, target_col, cluster_id, (
        select count(*) from review_entries e where e.user_id = ${userId} and e.row_id = s.row_id
          and e.source_col = s.source_col and e.target_col = s.target_col)::int as entries
      from review_states s
      where user_id = ${userId} and row_id in (
        select distinct row_id from review_states where user_id = ${userId} and row_id > ${last} order by row_id limit ${BATCH})
      order by row_id, source_col, target_col`.execute(trx);
    const end = found.at(-1);
    if (!end) return;
    for (const part of inPortions(found)) await recomputePortion(part);
    last = end.row_id;
    await setImmediate();
  }
  async function recomputePortion(part: readonly FoundCard[]): Promise<void> {
    const cards = part.map(({ row_id, source_col, target_col, cluster_id }) => ({
      rowId: row_id,
      sourceCol: source_col,
      targetCol: target_col,
      clusterId: cluster_id,
    }));
    const { states, recorded } = await recomputedCards(userId, cards, await logTextOf(trx, userId, cards), rules);
    await storeCalculated(trx, states);
    for (const { days } of recorded)
      for (const [day, figures] of days) {
        if (since !== null && day < since) figures.late = 0;
        if (!daysMoved) Object.assign(figures, { answers: 0, durationMs: 0, met: 0 });
      }
    await recordDays(trx, userId, recorded);
  }
}

interface FoundCard {
  row_id: number;
  source_col: number;
  target_col: number;
  cluster_id: number;
  entries: number;
}

/** Batches of whole rows whose logs fit into memory; a row above the limit is a batch of its own. */
function inPortions(cards: readonly FoundCard[]): FoundCard[][] {
  const portions: FoundCard[][] = [];
  let left = 0;
  for (const row of Map.groupBy(cards, ({ row_id }) => row_id).values()) {
    const entries = row.reduce((sum, card) => sum + card.entries, 0);
    if (portions.length === 0 || entries > left) {
      portions.push([]);
      left = ENTRIES_AT_A_TIME;
    }
    portions.at(-1)?.push(...row);
    left -= entries;
  }
  return portions;
}

/**
 * Resets the day figures that are recomputed: predictions, and the backlog from the day `since` on, when the present
 * settings began to decide what is due; the backlog of earlier days stays. With `daysMoved` (another hour or time zone
 * for the start of a day) the practised figures are reset too.
 */
async function clearDays(db: Db, userId: number, since: number | null, daysMoved: boolean): Promise<void> {
  await sql`update review_recall_days set answers = 0, recalled = 0, predicted = 0 where user_id = ${userId}`.execute(
    db,
  );
  await sql`update review_days set late = 0 where user_id = ${userId} and day >= ${since ?? 0} and late <> 0`.execute(
    db,
  );
  // Backlog before that day: derived from the states from then on.
  if (since !== null)
    await sql`
      insert into review_days as d (user_id, day, cluster_id, source_col, target_col, answers, duration_ms, met, late)
      select user_id, ${since}::int, cluster_id, source_col, target_col, 0, 0, 0, -sum(late)
      from review_days where user_id = ${userId} and day < ${since}
      group by user_id, cluster_id, source_col, target_col having sum(late) <> 0
      on conflict (user_id, day, cluster_id, target_col, source_col) do update set late = excluded.late`.execute(db);
  if (!daysMoved) return;
  await sql`update review_days set answers = 0, duration_ms = 0, met = 0 where user_id = ${userId}`.execute(db);
  await sql`update review_parameters set counted = 0 where user_id = ${userId}`.execute(db);
}

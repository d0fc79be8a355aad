import { personClock } from '@wordcluster/domain/schedule/person-clock';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { clusterParts, scopedToOwner } from './clusters-by-owner.ts';

/** Days back over which it is looked at what waits. */
const WAITING_DAYS = 400;

/**
 * Before settings change, stores the backlog per day under the old settings, so that past streak days are not recomputed with the new
 * ones (a higher retention would add due words to past days, a lower one remove them). Returns the first day of the new settings.
 */
export async function freezeBacklog(
  trx: Db,
  userId: number,
  rules: ScheduleRules,
  context: Pick<Context, 'clock' | 'config' | 'shards'>,
): Promise<number> {
  const days = personClock(rules);
  const today = days.day(context.clock.now().getTime());
  const first = today - WAITING_DAYS;
  const ends = Array.from({ length: WAITING_DAYS }, (_, index) => new Date(days.dayEnd(first + index)));
  const parts = await clusterParts({ ...context, db: trx }, userId);
  for (const part of parts) {
    const tables = part ? sql`with ${scopedToOwner('own', part)}` : sql``;
    const { rows: waited } = await sql`
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
    if (waited.length === 0) continue;
    await sql`
      insert into review_days as d (user_id, day, cluster_id, source_col, target_col, answers, duration_ms, met, late)
      select ${userId}::bigint, w.day, w.cluster_id, w.source_col, w.target_col, 0, 0, 0, w.late
      from json_to_recordset(${JSON.stringify(waited)}::json) as w
        (day int, cluster_id bigint, source_col smallint, target_col smallint, late int)
      on conflict (user_id, day, cluster_id, target_col, source_col) do update set late = d.late + excluded.late`.execute(
      trx,
    );
  }
  await trx.updateTable('review_settings').set({ dues_since: today }).where('user_id', '=', userId).execute();
  return today;
}

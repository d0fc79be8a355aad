import { personClock } from '@wordcluster/domain/schedule/person-clock';
import type { ScheduleRules } from '@wordcluster/domain/schedule/memory';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';

/** Days back over which it is looked at what waits. */
const WAITING_DAYS = 400;

/**
 * Before words come due by other rules: writes down on which days until today they waited by those that held. Otherwise a higher
 * retention would say of past days that something was due which was not, or a lower one forgive what was left.
 */
export async function settleWaiting(trx: Db, userId: number, rules: ScheduleRules, now: Date): Promise<void> {
  const clock = personClock(rules);
  const today = clock.day(now.getTime());
  const first = today - WAITING_DAYS;
  const ends = Array.from({ length: WAITING_DAYS }, (_, index) => new Date(clock.dayEnd(first + index)));
  await sql`
    insert into review_days as d (user_id, day, cluster_id, target_col, answers, duration_ms, met, late)
    select ${userId}, w.day, s.cluster_id, s.target_col, 0, 0, 0, sum(w.late)
    from (
      select s.cluster_id, s.target_col,
        greatest(${first}::int + width_bucket(s.due, ${ends}::timestamptz[]), ${rules.duesSince ?? null}::int) as since
      from review_states s
      where s.user_id = ${userId} and s.stage = 'review' and not s.paused and s.due < ${new Date(clock.dayEnd(today - 1))}
        and exists (select 1 from cluster_rows r where r.cluster_id = s.cluster_id and r.id = s.row_id)) s
      cross join lateral (values (s.since, 1), (${today}::int, -1)) as w (day, late)
    where s.since < ${today}
    group by w.day, s.cluster_id, s.target_col order by 2, 3, 4
    on conflict (user_id, day, cluster_id, target_col) do update set late = d.late + excluded.late`.execute(trx);
  await trx.updateTable('review_settings').set({ dues_since: today }).where('user_id', '=', userId).execute();
}

import { MOST_GOAL_WORDS } from '@wordcluster/contract/goals';
import { daysAfterEnd } from '@wordcluster/domain/goals/after-end';
import { recallOnDate } from '@wordcluster/domain/goals/choose-day';
import { forgettingOf } from '@wordcluster/domain/goals/forgetting';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { asPlanned, wordsOfGoal } from './goal-words.ts';
import type { Planning, StoredGoal } from './planning.ts';

/**
 * Ends a goal whose date has passed: what came of it, and the list by which its words come back for four weeks. It ended at its date,
 * whenever it is looked at.
 */
export async function endGoal({ db, ...context }: Context, planning: Planning, goal: StoredGoal): Promise<void> {
  const { day, rules, believed } = planning;
  const words = await wordsOfGoal({ db, ...context }, goal, day, MOST_GOAL_WORDS);
  const clock = personClock(rules);
  const forgetting = forgettingOf(believed.parameters);
  const endDay = clock.day(goal.due_at.getTime());
  const aim = { date: endDay, target: goal.target };
  const recalls = words.map((word) => recallOnDate(forgetting, asPlanned(word), aim));
  const recalled = Math.round(recalls.reduce((sum, recall) => sum + recall, 0));
  const waiting = words.flatMap((word, index) => {
    const { last_day, due, stability } = word;
    if (stability === null || due === null || last_day === null || last_day > endDay) return [];
    return [{ ...word, dueDay: clock.day(due.getTime()), recall: recalls[index] ?? 0 }];
  });
  const days = daysAfterEnd(waiting, endDay);
  const list = waiting.flatMap(({ row_id, source_col, target_col, cluster_id }, place) => {
    const on = days[place];
    const word = { user_id: goal.user_id, row_id, source_col, target_col, cluster_id, goal_id: goal.id };
    return on == null ? [] : [{ ...word, days: [on], place, ended_day: endDay }];
  });
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('goals')
      .set({
        ended_at: goal.due_at,
        words: words.length,
        known: recalls.filter((recall) => recall >= goal.target).length,
        expected: recalled,
        low: recalled,
        high: recalled,
      })
      .where('user_id', '=', goal.user_id)
      .where('id', '=', goal.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await trx.deleteFrom('goal_words').where('user_id', '=', goal.user_id).where('goal_id', '=', goal.id).execute();
    await sql`
      insert into goal_words (user_id, row_id, source_col, target_col, cluster_id, goal_id, days, place, ended_day)
      select user_id, row_id, source_col, target_col, cluster_id, goal_id, days, place, ended_day
      from json_populate_recordset(null::goal_words, ${JSON.stringify(list)}::json)
      on conflict (user_id, row_id, source_col, target_col) do nothing`.execute(trx);
  });
}

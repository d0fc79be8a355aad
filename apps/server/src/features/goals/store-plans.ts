import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { GoalWithPlan, Planning, StoredGoal } from './planning.ts';
import type { PlannedGoal } from './plan-worker.ts';

/** Keeps the plans of a person's goals and the words that they ask; of goals that were removed meanwhile nothing. */
export async function storePlans(
  { db, clock }: Context,
  { day }: Planning,
  plans: readonly GoalWithPlan[],
): Promise<void> {
  const { userId, today } = day;
  await db.transaction().execute(async (trx) => {
    const { rows: there } = await sql<{ id: number }>`
      select id from goals where user_id = ${userId} and ended_at is null for update`.execute(trx);
    const kept = plans.filter(({ goal }) => there.some(({ id }) => id === goal.id));
    await sql`delete from goal_words where user_id = ${userId} and ended_day is null`.execute(trx);
    const words = kept.flatMap(({ goal, led, plan }) => {
      const days = daysOfWords(plan, today);
      return led.map(({ row_id, source_col, target_col, cluster_id }, index) => ({
        user_id: userId,
        row_id,
        source_col,
        target_col,
        cluster_id,
        goal_id: goal.id,
        days: days.get(index)?.days ?? [],
        place: days.get(index)?.place ?? led.length + index,
        ended_day: null,
      }));
    });
    await sql`
      insert into goal_words (user_id, row_id, source_col, target_col, cluster_id, goal_id, days, place, ended_day)
      select user_id, row_id, source_col, target_col, cluster_id, goal_id, days, place, ended_day
      from json_populate_recordset(null::goal_words, ${JSON.stringify(words)}::json)
      on conflict (user_id, row_id, source_col, target_col) do update set
        cluster_id = excluded.cluster_id, goal_id = excluded.goal_id, days = excluded.days, place = excluded.place,
        ended_day = excluded.ended_day`.execute(trx);
    for (const { goal, words: all, plan } of kept)
      await trx
        .updateTable('goals')
        .set({
          words: all.length,
          expected: plan.expected,
          low: plan.low,
          high: plan.high,
          seconds: plan.seconds,
          planned_day: today,
          planned_at: clock.now(),
          ...lineOfGoal(goal, plan, today),
        })
        .where('user_id', '=', userId)
        .where('id', '=', goal.id)
        // What was changed meanwhile is planned anew.
        .where('due_at', '=', goal.due_at)
        .where('target', '=', goal.target)
        .where('minutes_per_day', '=', goal.minutes_per_day)
        .execute();
  });
}

function daysOfWords({ days }: PlannedGoal, today: number): Map<number, { days: number[]; place: number }> {
  const found = new Map<number, { days: number[]; place: number }>();
  for (const [ahead, places] of days.entries())
    for (const [place, index] of places.entries()) {
      const word = found.get(index);
      if (word) word.days.push(today + ahead);
      else found.set(index, { days: [today + ahead], place });
    }
  return found;
}

/** The line of the first plan stays until the goal is changed; what was reached is added to it day by day. */
function lineOfGoal(goal: StoredGoal, plan: PlannedGoal, today: number) {
  if (goal.line_day === null)
    return { line_day: today, line: [...plan.line], reached: [plan.standing], promised_low: plan.low };
  const place = today - goal.line_day;
  const reached = [...goal.reached];
  while (reached.length < place) reached.push(null);
  reached[place] = plan.standing;
  if (goal.planned_day !== null) return { reached };
  return { reached, line: [...goal.line.slice(0, place), ...plan.line], promised_low: plan.low };
}

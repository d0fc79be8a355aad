import { MAX_GOAL_WORDS } from '@wordcluster/contract/goals';
import { ledBy } from '@wordcluster/domain/goals/plan';
import type { Context } from '../../context.ts';
import { wordKey, wordsOfGoal, asPlanned } from './goal-words.ts';
import { planThread } from './plan-thread.ts';
import { goalOf, planningOf, type GoalWithPlan, type Planning, type GoalState, type StoredGoal } from './planning.ts';
import type { GoalToPlan, PlannedGoal } from './plan-worker.ts';
import { daysAfterEnd } from '@wordcluster/domain/goals/after-end';
import { recallOnDate } from '@wordcluster/domain/goals/choose-day';
import { forgettingOf } from '@wordcluster/domain/goals/forgetting';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';

/** Stores the plans of a user's goals and their words; nothing of concurrently removed goals. */
async function storePlans({ db, clock }: Context, { day }: Planning, plans: readonly GoalWithPlan[]): Promise<void> {
  const { userId, today } = day;
  await db.transaction().execute(async (trx) => {
    const { rows: there } = await sql<{ id: number }>`
      select id from goals where user_id = ${userId} and ended_at is null for update`.execute(trx);
    const stored = plans.filter(({ goal }) => there.some(({ id }) => id === goal.id));
    await sql`delete from goal_words where user_id = ${userId} and ended_day is null`.execute(trx);
    const words = stored.flatMap(({ goal, led, plan }) => {
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
    for (const { goal, words: all, plan } of stored)
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
        // A concurrently changed goal is planned again.
        .where('due_at', '=', goal.due_at)
        .where('target', '=', goal.target)
        .where('minutes_per_day', '=', goal.minutes_per_day)
        .execute();
  });
}

function daysOfWords({ days }: PlannedGoal, today: number): Map<number, { days: number[]; place: number }> {
  const found = new Map<number, { days: number[]; place: number }>();
  for (const [ahead, indexes] of days.entries())
    for (const [at, index] of indexes.entries()) {
      const word = found.get(index);
      if (word) word.days.push(today + ahead);
      else found.set(index, { days: [today + ahead], place: at });
    }
  return found;
}

/** The curve of the first plan stays until the goal is changed; progress is added day by day. */
function lineOfGoal(goal: StoredGoal, plan: PlannedGoal, today: number) {
  if (goal.line_day === null)
    return { line_day: today, line: [...plan.line], reached: [plan.recalled], promised_low: plan.low };
  const day = today - goal.line_day;
  const reached = [...goal.reached];
  while (reached.length < day) reached.push(null);
  reached[day] = plan.recalled;
  if (goal.planned_day !== null) return { reached };
  return { reached, line: [...goal.line.slice(0, day), ...plan.line], promised_low: plan.low };
}

/**
 * Ends a goal whose date has passed: its result, and the list by which its words return for four weeks. Its end is its
 * date, whenever this runs.
 */
async function endGoal({ db, ...context }: Context, planning: Planning, goal: StoredGoal): Promise<void> {
  const { day, rules, believed } = planning;
  const words = await wordsOfGoal({ db, ...context }, goal, day, MAX_GOAL_WORDS);
  const clock = personClock(rules);
  const forgetting = forgettingOf(believed.parameters);
  const endDay = clock.day(goal.due_at.getTime());
  const aim = { date: endDay, target: goal.target };
  const recalls = words.map((word) => recallOnDate(forgetting, asPlanned(word), aim));
  const recalled = Math.round(recalls.reduce((sum, recall) => sum + recall, 0));
  const toRefresh = words.flatMap((word, index) => {
    const { last_day, due, stability } = word;
    if (stability === null || due === null || last_day === null || last_day > endDay) return [];
    return [{ ...word, dueDay: clock.day(due.getTime()), recall: recalls[index] ?? 0 }];
  });
  const days = daysAfterEnd(toRefresh, endDay);
  const list = toRefresh.flatMap(({ row_id, source_col, target_col, cluster_id }, index) => {
    const on = days[index];
    const word = { user_id: goal.user_id, row_id, source_col, target_col, cluster_id, goal_id: goal.id };
    return on == null ? [] : [{ ...word, days: [on], place: index, ended_day: endDay }];
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

/**
 * Plans all active goals of a user from the current states of their words, and ends those whose date has passed. Goals
 * planned today keep today's remaining words.
 */
export async function planGoals(context: Context, userId: number): Promise<void> {
  const { db } = context;
  const planning = await planningOf(context, userId);
  const goals = await db
    .selectFrom('goals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  const isOver = ({ due_at }: StoredGoal) => due_at <= planning.day.now;
  for (const goal of goals.filter(isOver)) await endGoal(context, planning, goal);
  const states = await goalStates(
    context,
    planning,
    goals.filter((goal) => !isOver(goal)),
  );
  const decided = await decidedToday(context, userId, planning.day.today);
  const toPlan = states.map(({ goal, led }): GoalToPlan => {
    const indexOf = new Map(led.map((word, index) => [wordKey(word), index]));
    const isDecided = goal.planned_day === planning.day.today;
    const indexes = (decided.get(goal.id) ?? []).flatMap((key) => indexOf.get(key) ?? []);
    return { ...goalOf(planning, goal, led), first: isDecided ? { seconds: goal.seconds, indexes } : null };
  });
  if (toPlan.length === 0) return;
  const { believed } = planning;
  const plans = await planThread.plan(userId, { kind: 'goals', goals: toPlan, believed });
  await storePlans(context, planning, withOthers(states, plans));
}

async function goalStates(context: Context, { day }: Planning, goals: readonly StoredGoal[]): Promise<GoalState[]> {
  const found = await Promise.all(
    goals.map(async (goal) => ({ goal, words: await wordsOfGoal(context, goal, day, MAX_GOAL_WORDS) })),
  );
  const leads = ledBy(
    found.map(({ goal, words }) => ({ id: goal.id, dueAt: goal.due_at.getTime(), keys: words.map(wordKey) })),
  );
  return found.map((one) => ({ ...one, led: one.words.filter((word) => leads.get(wordKey(word)) === one.goal.id) }));
}

/** Today's words of each goal, the largest gain first. */
async function decidedToday({ db }: Context, userId: number, today: number): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('goal_words')
    .select(['goal_id', 'row_id', 'source_col', 'target_col', 'days'])
    .where('user_id', '=', userId)
    .where('ended_day', 'is', null)
    .orderBy('place')
    .execute();
  const decided = rows.filter(({ days }) => days.includes(today));
  return new Map(
    [...Map.groupBy(decided, ({ goal_id }) => goal_id)].map(([goal, words]) => [goal, words.map(wordKey)] as const),
  );
}

/** Words of an earlier goal count for a later one by the earlier goal's forecast. */
function withOthers(states: readonly GoalState[], plans: readonly PlannedGoal[]): GoalWithPlan[] {
  const shares = new Map<string, Record<'expected' | 'low' | 'high', number>>();
  return states.flatMap(({ goal, words, led }, index) => {
    const plan = plans[index];
    if (plan === undefined) return [];
    const own = new Set(led.map(wordKey));
    const others = words.flatMap((word) => (own.has(wordKey(word)) ? [] : (shares.get(wordKey(word)) ?? [])));
    const of = Math.max(1, led.length);
    for (const key of own) shares.set(key, { expected: plan.expected / of, low: plan.low / of, high: plan.high / of });
    const all = (name: 'expected' | 'low' | 'high') =>
      Math.round(others.reduce((sum, share) => sum + share[name], plan[name]));
    return [{ goal, words, led, plan: { ...plan, expected: all('expected'), low: all('low'), high: all('high') } }];
  });
}

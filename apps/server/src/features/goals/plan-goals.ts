import { MOST_GOAL_WORDS } from '@wordcluster/contract/goals';
import { ledBy } from '@wordcluster/domain/goals/plan';
import type { Context } from '../../context.ts';
import { endGoal } from './end-goals.ts';
import { wordKey, wordsOfGoal } from './goal-words.ts';
import { planThread } from './plan-thread.ts';
import { goalOf, planningOf, type GoalWithPlan, type Planning, type GoalState, type StoredGoal } from './planning.ts';
import type { GoalToPlan, PlannedGoal } from './plan-worker.ts';
import { storePlans } from './store-plans.ts';

/**
 * Plans all active goals of a person from how their words stand now, and ends those whose date has passed. Goals that were planned
 * today keep the words of today that are left.
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
  const standing = await goalStates(
    context,
    planning,
    goals.filter((goal) => !isOver(goal)),
  );
  const decided = await decidedToday(context, userId, planning.day.today);
  const toPlan = standing.map(({ goal, led }): GoalToPlan => {
    const placeOf = new Map(led.map((word, place) => [wordKey(word), place]));
    const isDecided = goal.planned_day === planning.day.today;
    const places = (decided.get(goal.id) ?? []).flatMap((key) => placeOf.get(key) ?? []);
    return { ...goalOf(planning, goal, led), first: isDecided ? { seconds: goal.seconds, places } : null };
  });
  if (toPlan.length === 0) return;
  const { believed } = planning;
  const plans = await planThread.plan(userId, { kind: 'goals', goals: toPlan, believed });
  await storePlans(context, planning, withOthers(standing, plans));
}

async function goalStates(context: Context, { day }: Planning, goals: readonly StoredGoal[]): Promise<GoalState[]> {
  const found = await Promise.all(
    goals.map(async (goal) => ({ goal, words: await wordsOfGoal(context, goal, day, MOST_GOAL_WORDS) })),
  );
  const leads = ledBy(
    found.map(({ goal, words }) => ({ id: goal.id, dueAt: goal.due_at.getTime(), keys: words.map(wordKey) })),
  );
  return found.map((one) => ({ ...one, led: one.words.filter((word) => leads.get(wordKey(word)) === one.goal.id) }));
}

/** Today's words of each goal, what gains most first. */
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

/** Words that an earlier goal leads are counted for a later one by what that goal expects of them. */
function withOthers(standing: readonly GoalState[], plans: readonly PlannedGoal[]): GoalWithPlan[] {
  const shares = new Map<string, Record<'expected' | 'low' | 'high', number>>();
  return standing.flatMap(({ goal, words, led }, place) => {
    const plan = plans[place];
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

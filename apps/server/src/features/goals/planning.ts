import type { Believed, Goal } from '@wordcluster/domain/goals/pace';
import { daysOfDate } from '@wordcluster/domain/goals/plan';
import type { Times } from '@wordcluster/domain/goals/visit';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { GoalsTable } from '../../database/schema/goals.ts';
import { rulesOf, type Rules } from '../reviews/rules.ts';
import { dayOf, type Day } from '../reviews/words-of-day.ts';
import { believedOf, timesOfPerson } from './believed.ts';
import { asPlanned, type GoalWord } from './goal-words.ts';
import type { PlannedGoal } from './plan-worker.ts';

export type StoredGoal = Selectable<GoalsTable>;

/** Input of a user's plans. */
export interface Planning {
  rules: Rules;
  day: Day;
  believed: Believed;
  times: Times;
}

export async function planningOf(context: Context, userId: number): Promise<Planning> {
  const { db, clock } = context;
  const [{ rules, day }, times] = await Promise.all([
    dayOf(context, userId, rulesOf(db, userId)),
    timesOfPerson(db, userId, clock.now()),
  ]);
  return { rules, day, believed: believedOf(rules), times };
}

/** A goal as the plan sees it. */
export function goalOf(
  { day, rules, times }: Planning,
  { due_at, target, minutes_per_day }: { due_at: Date; target: number; minutes_per_day: number },
  words: readonly GoalWord[],
): Goal {
  const { today, date, lastDay } = daysOfDate(due_at.getTime(), day.now.getTime(), rules);
  return {
    words: words.map(asPlanned),
    // If the date is the last day of study, half a day is left for forgetting (`daysLeft`).
    aim: { date, target },
    today,
    lastDay,
    seconds: minutes_per_day * 60,
    times,
    spentToday: words.filter(({ last_day }) => last_day === today).length * times.review,
  };
}

/** A goal with its words, and those that it schedules. */
export interface GoalState {
  goal: StoredGoal;
  words: GoalWord[];
  led: GoalWord[];
}

export type GoalWithPlan = GoalState & { plan: PlannedGoal };

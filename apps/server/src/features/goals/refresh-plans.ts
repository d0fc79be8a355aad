import { DAYS_AFTER_END } from '@wordcluster/domain/goals/after-end';
import { DAY, personClock } from '@wordcluster/domain/schedule/person-clock';
import type { Context } from '../../context.ts';
import { DEADLINES } from '../../database/deadline.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { rulesOf } from '../reviews/rules.ts';
import { planGoals } from './plan-goals.ts';

export interface ScheduledGoal {
  id: number;
  due_at: Date;
  ended_at: Date | null;
  planned_day: number | null;
}

/** Queue per user: the next one finds the finished plan. */
const perUser = keyedQueue(1, DEADLINES.calls);

async function loadGoals({ db, clock }: Context, userId: number): Promise<ScheduledGoal[]> {
  // One more day, because the user's day may end later.
  const since = new Date(clock.now().getTime() - (DAYS_AFTER_END + 1) * DAY);
  return db
    .selectFrom('goals')
    .select(['id', 'due_at', 'ended_at', 'planned_day'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', since)]))
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}

/**
 * Brings the plans of a user up to date: plans at once after a new day, a missed day or a changed goal, and ends goals
 * whose date has passed. Returns the goals that today's words depend on: active ones, and those of the last four weeks.
 */
export async function refreshPlans(context: Context, userId: number): Promise<ScheduledGoal[]> {
  const goals = await loadGoals(context, userId);
  if (goals.length === 0) return [];
  const person = personClock(await rulesOf(context.db, userId));
  const now = context.clock.now();
  const isStale = (of: typeof goals) =>
    of.some(
      ({ due_at, ended_at, planned_day }) =>
        ended_at === null && (due_at <= now || planned_day !== person.day(now.getTime())),
    );
  if (!isStale(goals)) return goals;
  return perUser(String(userId), async () => {
    if (isStale(await loadGoals(context, userId))) await planGoals(context, userId);
    return loadGoals(context, userId);
  });
}

/** The same after answers: only changed words are planned again. */
export const planAgain = (context: Context, userId: number): Promise<void> =>
  perUser(String(userId), () => planGoals(context, userId));

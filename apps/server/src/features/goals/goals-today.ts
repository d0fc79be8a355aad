import type { ResponseOf } from '@wordcluster/contract/types';
import { expectedMinutes } from '@wordcluster/domain/schedule/settings';
import type { Db } from '../../database/client.ts';
import type { Day } from '../reviews/words-of-day.ts';
import type { ScheduledGoal } from './refresh-plans.ts';
import { countGoalWords, type GoalCounted } from './open-words.ts';

/** Words due today of each goal and cluster, over all owners. */
export const countedOfGoals = async (db: Db, parts: readonly Day[]): Promise<GoalCounted[]> =>
  (await Promise.all(parts.filter(({ goals }) => goals).map((part) => countGoalWords(db, part)))).flat();

/** Of each active goal, the earliest date first. */
export function goalsToday(
  goals: readonly ScheduledGoal[],
  counted: readonly GoalCounted[],
): ResponseOf<'GET /api/reviews/today'>['goals'] {
  const going = goals.filter(({ ended_at }) => ended_at === null);
  return going.map(({ id, due_at }) => {
    const own = counted.filter(({ goal_id, active }) => active && goal_id === id);
    const sum = (name: 'due' | 'learning' | 'new') => own.reduce((total, one) => total + one[name], 0);
    const words = { due: sum('due'), learning: sum('learning'), new: sum('new') };
    return {
      id,
      due_at: due_at.toISOString(),
      words_today: words.due + words.learning + words.new,
      minutes_today: expectedMinutes(words),
    };
  });
}

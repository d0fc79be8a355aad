import { MAX_GOAL_WORDS } from '@wordcluster/contract/goals';
import type { ResponseOf } from '@wordcluster/contract/types';
import { forgettingOf } from '@wordcluster/domain/goals/forgetting';
import { dateOfDay } from '@wordcluster/domain/schedule/person-clock';
import type { Context, Viewer } from '../../context.ts';
import { wordsOfGoal, type GoalWord } from './goal-words.ts';
import { refreshPlans, planAgain } from './refresh-plans.ts';
import { planningOf, type Planning, type StoredGoal } from './planning.ts';

type Goal = ResponseOf<'GET /api/goals'>['goals'][number];

/** A user's goals, the earliest date first, up to date with the last answer. */
export async function listGoals(context: Context, viewer: Viewer): Promise<Goal[]> {
  await refreshPlans(context, viewer.id);
  const planning = await planningOf(context, viewer.id);
  let goals = await stored(context, viewer.id);
  const words = await wordsOf(context, planning, goals);
  if (goals.some((goal) => isAnsweredSince(goal, words.get(goal.id) ?? []))) {
    await planAgain(context, viewer.id);
    goals = await stored(context, viewer.id);
  }
  return goals.map((goal) => goalDto(goal, words.get(goal.id) ?? [], planning));
}

const stored = ({ db }: Context, userId: number) =>
  db.selectFrom('goals').selectAll().where('user_id', '=', userId).orderBy('due_at').orderBy('id').execute();

/** Active goals; the result of others is stored with them. */
async function wordsOf(context: Context, { day }: Planning, goals: readonly StoredGoal[]) {
  const active = goals.filter(({ ended_at }) => ended_at === null);
  return new Map(
    await Promise.all(
      active.map(async (goal) => [goal.id, await wordsOfGoal(context, goal, day, MAX_GOAL_WORDS)] as const),
    ),
  );
}

const isAnsweredSince = ({ planned_at, words: count }: StoredGoal, words: readonly GoalWord[]) =>
  words.length > 0 &&
  (words.length !== count ||
    words.some(({ last_review }) => last_review !== null && planned_at !== null && last_review > planned_at));

/** One goal in the form of responses. */
export async function readGoal(context: Context, viewer: Viewer, id: number): Promise<Goal | null> {
  const goals = await listGoals(context, viewer);
  return goals.find((goal) => goal.id === id) ?? null;
}

function goalDto(goal: StoredGoal, words: readonly GoalWord[], { day, believed }: Planning): Goal {
  const { ended_at, directions, due_at, created_at, expected, low, high } = goal;
  const forgetting = forgettingOf(believed.parameters);
  const knownNow = words.filter(
    ({ stability, last_day }) =>
      stability !== null &&
      last_day !== null &&
      forgetting.recall(Math.max(0, day.today - last_day), stability) >= goal.target,
  ).length;
  const count = ended_at === null ? words.length : goal.words;
  const lineDay = goal.line_day ?? day.today;
  return {
    id: goal.id,
    cluster_id: goal.cluster_id,
    tag: goal.tag,
    row_ids: goal.row_ids,
    directions: directions?.map((code) => ({ source_col: Math.floor(code / 10), target_col: code % 10 })) ?? null,
    due_at: due_at.toISOString(),
    target: goal.target,
    minutes_per_day: goal.minutes_per_day,
    created_at: created_at.toISOString(),
    state: ended_at === null ? 'active' : 'ended',
    words: count,
    known_now: ended_at === null ? knownNow : (goal.known ?? 0),
    expected,
    low,
    high,
    on_track: expected >= goal.promised_low,
    line: goal.line.map((planned, index) => ({
      date: dateOfDay(lineDay + index),
      planned,
      reached: goal.reached[index] ?? null,
    })),
    result: ended_at === null ? null : { words: goal.words, known: goal.known ?? 0 },
  };
}

/** Makes plans in a thread of its own, one after another. */
import { parentPort } from 'node:worker_threads';
import { forgettingOf } from '@wordcluster/domain/goals/forgetting';
import { recallOnDate } from '@wordcluster/domain/goals/choose-day';
import { wordsForMinutes } from '@wordcluster/domain/goals/minutes';
import { lineOf, neededSeconds, promiseOf, usualPace, type Believed, type Goal } from '@wordcluster/domain/goals/pace';
import { planned, replanned } from '@wordcluster/domain/goals/plan';
import type { PlannedWord, Times } from '@wordcluster/domain/goals/visit';

/** A goal to plan; `first` has the indexes of today's words that are decided and remaining. */
export interface GoalToPlan extends Goal {
  readonly today: number;
  readonly first: { readonly seconds: number; readonly indexes: readonly number[] } | null;
}

export type PlanRequest =
  | { readonly kind: 'goals'; readonly goals: readonly GoalToPlan[]; readonly believed: Believed }
  | { readonly kind: 'preview'; readonly goal: Goal; readonly believed: Believed }
  | {
      readonly kind: 'minutes';
      readonly words: readonly PlannedWord[];
      readonly parameters: readonly number[];
      readonly today: number;
      readonly minutes: number;
      readonly times: Times;
    };

export interface PlannedGoal {
  readonly seconds: number;
  readonly days: readonly (readonly number[])[];
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** Words known on the date after each day from today on. */
  readonly line: readonly number[];
  /** Expected result without further practice. */
  readonly recalled: number;
}

export interface Preview {
  readonly seconds: number;
  readonly needed: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

export type PlanResponse = readonly PlannedGoal[] | Preview | readonly number[];

function planGoal({ first, ...goal }: GoalToPlan, believed: Believed): PlannedGoal {
  const plan =
    first === null
      ? planned(goal, believed)
      : replanned({ seconds: first.seconds, days: [first.indexes] }, goal, believed);
  const forgetting = forgettingOf(believed.parameters);
  return {
    ...plan,
    ...promiseOf(goal, believed, plan.seconds),
    line: lineOf(goal, believed, plan.seconds),
    recalled: goal.words.reduce((sum, word) => sum + recallOnDate(forgetting, word, goal.aim), 0),
  };
}

function preview(goal: Goal, believed: Believed): Preview {
  const needed = neededSeconds(goal, believed);
  const seconds = usualPace(goal, believed);
  return { seconds, needed, ...promiseOf(goal, believed, seconds) };
}

function responseTo(request: PlanRequest): PlanResponse {
  if (request.kind === 'goals') return request.goals.map((goal) => planGoal(goal, request.believed));
  if (request.kind === 'preview') return preview(request.goal, request.believed);
  return wordsForMinutes(request.words, forgettingOf(request.parameters), request.today, request);
}

parentPort?.on('message', ({ id, request }: { id: number; request: PlanRequest }) => {
  parentPort?.postMessage({ id, response: responseTo(request) });
});

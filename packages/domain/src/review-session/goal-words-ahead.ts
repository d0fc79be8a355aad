/** Offline scheduling of goal words, by the planned days. */
import { expectedMinutes } from '../schedule/settings.ts';
import type { PersonClock } from '../schedule/person-clock.ts';
import type { Stage } from './words.ts';

export interface GoalOfWord {
  /** Null after the goal's end, when the word returns by a list. */
  readonly id: number | null;
  readonly due_at: string | null;
  /** Start of the days on which it is planned. */
  readonly ask_at: readonly string[];
}

interface PlannedWord {
  readonly goal?: GoalOfWord | null;
  readonly state: { readonly state: Stage; readonly last_review: string | null; readonly due: string | null };
}

interface Day {
  readonly clock: PersonClock;
  readonly today: number;
  readonly end: number;
  readonly now: number;
}

const lastDayOf = ({ state }: PlannedWord, clock: PersonClock) =>
  state.last_review === null ? null : clock.day(Date.parse(state.last_review));

const daysOf = ({ goal }: PlannedWord, clock: PersonClock) =>
  (goal?.ask_at ?? []).map((at) => clock.day(Date.parse(at)));

/** Whether a goal schedules the word; after its end only until the word was answered once. */
export function followsGoal(word: PlannedWord, clock: PersonClock): boolean {
  const { goal } = word;
  if (goal == null) return false;
  const last = lastDayOf(word, clock);
  return goal.id !== null || last === null || daysOf(word, clock).some((day) => last < day);
}

/**
 * Whether the word is due today by its goal: on a planned day that has come without an answer since, or in learning
 * steps.
 */
export function isDueByGoal(word: PlannedWord, { clock, today, end, now }: Day): boolean {
  const { goal, state } = word;
  if (goal == null) return false;
  const last = lastDayOf(word, clock);
  if (daysOf(word, clock).some((day) => day <= today && (last === null || last < day))) return true;
  const isOver = goal.due_at === null || Date.parse(goal.due_at) <= now;
  const isInSteps = state.state === 'learning' || state.state === 'relearning';
  return !isOver && isInSteps && state.due !== null && Date.parse(state.due) < end;
}

export interface GoalToday {
  readonly id: number;
  readonly due_at: string;
  readonly words_today: number;
  readonly minutes_today: number;
}

/** Words due today of each goal, the earliest date first. */
export function byGoals(words: readonly PlannedWord[]): GoalToday[] {
  const goals = new Map<number, { due_at: string; stages: Stage[] }>();
  for (const { goal, state } of words) {
    if (goal?.id == null || goal.due_at === null) continue;
    const found = goals.get(goal.id) ?? { due_at: goal.due_at, stages: [] };
    goals.set(goal.id, { ...found, stages: [...found.stages, state.state] });
  }
  return [...goals]
    .map(([id, { due_at, stages }]) => {
      const count = (...of: Stage[]) => stages.filter((stage) => of.includes(stage)).length;
      const counts = { due: count('review'), learning: count('learning', 'relearning'), new: count('new') };
      return { id, due_at, words_today: stages.length, minutes_today: expectedMinutes(counts) };
    })
    .toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at) || a.id - b.id);
}

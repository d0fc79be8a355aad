/** Plans of a user's goals for today and the next days. */
import { personClock, type DayRule } from '../schedule/person-clock.ts';
import { chooseDay } from './choose-day.ts';
import { forgettingOf } from './forgetting.ts';
import { paceOf, type Believed, type Goal } from './pace.ts';
import { randomFrom } from './people.ts';
import { simulate } from './simulate.ts';

const HOUR = 3_600_000;
/** A day with fewer hours before the date is no day of study. */
const LEAST_HOURS = 6;
/** Today and the three days for which a device may be without the server. */
export const PLANNED_DAYS = 4;

export interface Plan {
  /** Of an average day until the date. */
  readonly seconds: number;
  /** Indexes of the words of today and of later days, largest gain first. */
  readonly days: readonly (readonly number[])[];
}

/** The day on which recall is measured, and the last day of study: today if the date is in a few hours. */
export function daysOfDate(
  dueAt: number,
  now: number,
  rule: DayRule,
): { today: number; date: number; lastDay: number } {
  const clock = personClock(rule);
  const today = clock.day(now);
  return { today, date: clock.day(dueAt), lastDay: Math.max(today, clock.day(dueAt - LEAST_HOURS * HOUR)) };
}

/** The plan of one goal from the current states of its words, minus the time spent on them today. */
export function planned(goal: Goal, believed: Believed): Plan {
  const seconds = paceOf(goal, believed);
  const { words, aim, today, times } = goal;
  const left = { seconds: Math.max(0, seconds - (goal.spentToday ?? 0)), times };
  return {
    seconds,
    days: daysFrom(
      goal,
      believed,
      seconds,
      chooseDay(words, forgettingOf(believed.parameters), aim, today, left).chosen,
    ),
  };
}

/**
 * Incremental: today's words stay except answered ones, and only later days are planned again from the current memory.
 * At the start of a day, or after a change of the goal, `planned` plans all of it.
 */
export function replanned({ seconds, days }: Plan, goal: Goal, believed: Believed): Plan {
  const left = (days[0] ?? []).filter((index) => (goal.words[index]?.lastDay ?? goal.today) < goal.today);
  return { seconds, days: daysFrom(goal, believed, seconds, left) };
}

/** The words of today, and those of later days if today's are done. */
function daysFrom(goal: Goal, { parameters }: Believed, seconds: number, first: readonly number[]) {
  const { words, aim, today, lastDay, times } = goal;
  const believed = forgettingOf(parameters);
  const until = Math.min(lastDay, today + PLANNED_DAYS - 1);
  const random = randomFrom(1);
  return simulate(
    { words, believed, real: believed, aim, firstDay: today, lastDay: until, seconds, times, random, first },
    PLANNED_DAYS,
  ).days;
}

/** If several goals contain a word, the one with the earliest date schedules it; with equal dates, the oldest goal. */
export function ledBy<Named extends { readonly id: number; readonly dueAt: number; readonly keys: readonly string[] }>(
  goals: readonly Named[],
): Map<string, number> {
  const leads = new Map<string, number>();
  for (const { id, keys } of goals.toSorted((a, b) => a.dueAt - b.dueAt || a.id - b.id))
    for (const key of keys) if (!leads.has(key)) leads.set(key, id);
  return leads;
}

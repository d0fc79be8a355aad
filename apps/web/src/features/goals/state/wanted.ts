/** Values of a goal's dialog, and its request. */
import type { GoalInput } from '../api/goals.ts';

/** The words that a goal is of, by how they were chosen. */
export type GoalWords = { cluster_id: number } | { tag: string } | { row_ids: number[] };

export interface Wanted {
  /** As a `datetime-local` field holds it. */
  due: string;
  /** Of a hundred. */
  target: number;
  minutes: string;
}

export const TARGETS = [70, 80, 85, 90, 95, 97, 99] as const;
export const MAX_MINUTES = 600;
/** Days ahead that a date may be. */
export const MAX_DAYS = 366;
const DAY = 86_400_000;
/** Default number of days ahead, and hour. */
const USUAL_DAYS = 14;
const USUAL_HOUR = 9;

const two = (value: number) => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field holds it, in the reader's time zone. */
export const asField = (moment: Date): string =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`;

export function usualWanted(now: number): Wanted {
  const due = new Date(now + USUAL_DAYS * DAY);
  due.setHours(USUAL_HOUR, 0, 0, 0);
  return { due: asField(due), target: 90, minutes: '20' };
}

export interface Problems {
  due: boolean;
  minutes: boolean;
}

export function problemsOf({ due, minutes }: Wanted, now: number): Problems {
  const ahead = Date.parse(due) - now;
  const isWhole = /^\d{1,3}$/.test(minutes.trim());
  return {
    due: !(ahead > 0 && ahead <= MAX_DAYS * DAY),
    minutes: !isWhole || Number(minutes) < 1 || Number(minutes) > MAX_MINUTES,
  };
}

/** The request; null while a value is invalid. */
export function inputOf(wanted: Wanted, now: number): Pick<GoalInput, 'due_at' | 'target' | 'minutes_per_day'> | null {
  const { due, minutes } = problemsOf(wanted, now);
  if (due || minutes) return null;
  return {
    due_at: new Date(wanted.due).toISOString(),
    target: wanted.target / 100,
    minutes_per_day: Number(wanted.minutes),
  };
}

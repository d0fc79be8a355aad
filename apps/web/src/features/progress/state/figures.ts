import type { ResponseOf } from '../../../platform/http/api-types.ts';

export type ProgressResponse = ResponseOf<'GET /api/progress'>;
export type MemoryResponse = ResponseOf<'GET /api/reviews/parameters'>;
export type PractisedDay = ProgressResponse['calendar'][number];

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Days are dates without a time, computed in UTC, where each has 24 hours. */
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, 'yyyy-mm-dd'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(momentOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
const weekday = (day: string): number => (new Date(momentOf(day)).getUTCDay() + 6) % WEEK;

/** The last `count` days up to `today`, including those without answers. */
export function lastDays(calendar: readonly PractisedDay[], today: string, count: number): PractisedDay[] {
  const known = new Map(calendar.map((practised) => [practised.day, practised]));
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index - count + 1);
    return known.get(day) ?? { day, answers: 0, minutes: 0 };
  });
}

/** A square of the year: its week from the left, its weekday from the top, and how much it is filled (0 to 4). */
export interface Square extends PractisedDay {
  week: number;
  weekday: number;
  level: number;
}

/** A year of days in weeks from Monday. Levels are quartiles of the user's own active days. */
export function yearSquares(calendar: readonly PractisedDay[], today: string, weeks: number): Square[] {
  const days = lastDays(calendar, today, (weeks - 1) * WEEK + weekday(today) + 1);
  const counts = days.map(({ answers }) => answers).filter((answers) => answers > 0);
  const busy = counts.toSorted((a, b) => a - b)[Math.floor(counts.length * 0.9)] ?? 1;
  return days.map((practised, index) => ({
    ...practised,
    week: Math.floor(index / WEEK),
    weekday: index % WEEK,
    level: practised.answers === 0 ? 0 : Math.min(4, Math.ceil((practised.answers / busy) * 4)),
  }));
}

/** The first week of each month in the year of squares. */
export function monthStarts(squares: readonly Square[]): { week: number; day: string }[] {
  const starts = squares.filter(({ day }) => day.endsWith('-01')).map(({ week, day }) => ({ week, day }));
  // A name is as wide as two weeks; at the right edge it would be cut.
  const last = squares.at(-1)?.week ?? 0;
  return starts.filter(({ week }) => week <= last - 1);
}

/** Probability of recall so many days after the first right answer, by FSRS-6. */
export function remembered(parameters: readonly number[], days: number): number {
  const stability = parameters[2] ?? 1;
  const decay = -(parameters[20] ?? 0.1542);
  const factor = 0.9 ** (1 / decay) - 1;
  return (1 + (factor * days) / stability) ** decay;
}

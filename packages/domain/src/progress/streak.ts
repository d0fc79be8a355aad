/** The days in a row on which a person did what was due, or enough without it. */

/** So many answers count as a day by themselves. */
export const ENOUGH_ANSWERS = 20;

/** A day on which something was answered or began or ceased to wait. Days are numbers, as `PersonClock` counts them. */
export interface StreakDay {
  day: number;
  answers: number;
  /** Due words that were answered. */
  met: number;
  /** By how many the due words that wait became more. */
  late: number;
}

interface StreakInput {
  days: readonly StreakDay[];
  /** How many words have been due since which day, and wait. */
  waiting: readonly { day: number; words: number }[];
  /** How many of the due words that were answered on a day nobody was asked for. */
  unasked?: readonly { day: number; words: number }[];
  today: number;
  /** As many due words a day as the person wants to be asked; null for all. */
  limit: number | null;
}

/**
 * A day counts with its due words done or with twenty answers. One on which nothing was due neither counts nor breaks. Today
 * counts as soon as it does, and breaks nothing before it ends.
 */
export function streakOf({ days, waiting, unasked = [], today, limit }: StreakInput): { days: number; today: boolean } {
  const changes = new Map<number, { answers: number; met: number; waits: number }>();
  const at = (day: number) => {
    const known = changes.get(day) ?? { answers: 0, met: 0, waits: 0 };
    changes.set(day, known);
    return known;
  };
  for (const { day, answers, met, late } of days) {
    const change = at(day);
    change.answers += answers;
    change.met += met;
    change.waits += late;
  }
  for (const { day, words } of waiting) at(day).waits += words;
  for (const { day, words } of unasked) at(day).met -= words;
  let streak = 0;
  let waits = 0;
  let last: number | null = null;
  for (const day of [...changes.keys()].filter((one) => one <= today).toSorted((a, b) => a - b)) {
    // Nothing happened in between: what waited then waited on each of these days.
    if (last !== null && day - last > 1 && waits > 0) streak = 0;
    last = day;
    const change = at(day);
    waits += change.waits;
    // Of words that were undone after the rules had changed, it is not known any more what they had met.
    const met = Math.min(change.met, change.answers);
    const done = met > 0 && (waits <= 0 || (limit !== null && met >= limit));
    const counts = change.answers >= ENOUGH_ANSWERS || done;
    if (counts) streak += 1;
    else if (waits > 0 && day < today) streak = 0;
    if (day === today) return { days: streak, today: counts };
  }
  if (last !== null && today - last > 1 && waits > 0) streak = 0;
  return { days: streak, today: false };
}

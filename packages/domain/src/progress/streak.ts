/** Streak: consecutive days on which all due words were answered, or enough words anyway. */

/** This many answers alone count as a day. */
export const ENOUGH_ANSWERS = 20;

/** A day with answers or a change of overdue words. Days are numbers, as in `PersonClock`. */
export interface StreakDay {
  day: number;
  answers: number;
  /** Due words that were answered. */
  met: number;
  /** Change of the number of overdue words. */
  late: number;
}

interface StreakInput {
  days: readonly StreakDay[];
  /** Overdue words by due day. */
  backlog: readonly { day: number; words: number }[];
  /** Due words answered during pauses. */
  unasked?: readonly { day: number; words: number }[];
  today: number;
  /** Daily limit of reviews; null: no limit. */
  limit: number | null;
}

/**
 * A day counts with its due words done or with twenty answers. One without due words neither counts nor breaks. Today
 * counts as soon as it does, and breaks nothing before it ends.
 */
export function streakOf({ days, backlog, unasked = [], today, limit }: StreakInput): { days: number; today: boolean } {
  const changes = new Map<number, { answers: number; met: number; overdue: number }>();
  const at = (day: number) => {
    const known = changes.get(day) ?? { answers: 0, met: 0, overdue: 0 };
    changes.set(day, known);
    return known;
  };
  for (const { day, answers, met, late } of days) {
    const change = at(day);
    change.answers += answers;
    change.met += met;
    change.overdue += late;
  }
  for (const { day, words } of backlog) at(day).overdue += words;
  for (const { day, words } of unasked) at(day).met -= words;
  let streak = 0;
  let overdue = 0;
  let last: number | null = null;
  for (const day of [...changes.keys()].filter((one) => one <= today).toSorted((a, b) => a - b)) {
    // Nothing happened in between: the backlog was due on each of these days.
    if (last !== null && day - last > 1 && overdue > 0) streak = 0;
    last = day;
    const change = at(day);
    overdue += change.overdue;
    // For answers undone after a change of rules, `met` is not known exactly any more.
    const met = Math.min(change.met, change.answers);
    const done = met > 0 && (overdue <= 0 || (limit !== null && met >= limit));
    const counts = change.answers >= ENOUGH_ANSWERS || done;
    if (counts) streak += 1;
    else if (overdue > 0 && day < today) streak = 0;
    if (day === today) return { days: streak, today: counts };
  }
  if (last !== null && today - last > 1 && overdue > 0) streak = 0;
  return { days: streak, today: false };
}

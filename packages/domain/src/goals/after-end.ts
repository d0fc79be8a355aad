/** Schedule of a goal's words after its date, spread over days. */

/** Days after the end for which a goal has a list. */
export const DAYS_AFTER_END = 28;
/** Minimum of a day, for a low mean. */
const LEAST_A_DAY = 10;
const ABOVE_MEAN = 1.5;

interface Ended {
  /** The day on which FSRS has it due. */
  readonly dueDay: number;
  /** Recall on the last day of the goal. */
  readonly recall: number;
}

/** For so many words in 28 days. */
export const mostADay = (words: number): number =>
  Math.max(LEAST_A_DAY, Math.ceil((ABOVE_MEAN * words) / DAYS_AFTER_END));

/**
 * The day on which each word returns, least known first; null for one that is due later than the list's end and stays
 * in its ordinary schedule. `endDay` is the goal's last day.
 */
export function daysAfterEnd(words: readonly Ended[], endDay: number): (number | null)[] {
  const listed = words
    .map((word, index) => ({ ...word, index }))
    .filter(({ dueDay }) => dueDay <= endDay + DAYS_AFTER_END)
    .toSorted((a, b) => a.recall - b.recall || a.dueDay - b.dueDay || a.index - b.index);
  const most = mostADay(listed.length);
  const days: (number | null)[] = words.map(() => null);
  for (const [rank, { index }] of listed.entries()) days[index] = endDay + 1 + Math.floor(rank / most);
  return days;
}

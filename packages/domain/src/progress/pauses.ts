/**
 * Pauses: periods in which a cluster was archived, not shared any more, or not covered by its owner's plan; or a
 * direction was not practised.
 */

/** Paused days of a cluster or a direction, the end excluded. */
export interface Pause {
  from: number;
  to: number;
}

/** Change of the backlog on a day. */
export interface BacklogChange {
  day: number;
  words: number;
}

/**
 * Changes of one cluster's backlog: it is zero during a pause and restored the day after. Pauses may overlap.
 */
export function withoutPauses(changes: readonly BacklogChange[], pauses: readonly Pause[]): BacklogChange[] {
  const perDay = new Map<number, number>();
  for (const { day, words } of changes) perDay.set(day, (perDay.get(day) ?? 0) + words);
  const days = new Set([...perDay.keys(), ...pauses.flatMap(({ from, to }) => [from, to])]);
  let backlog = 0;
  let counted = 0;
  return [...days]
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
    .flatMap((day) => {
      backlog += perDay.get(day) ?? 0;
      const counts = pauses.some(({ from, to }) => from <= day && day < to) ? 0 : backlog;
      const change = { day, words: counts - counted };
      counted = counts;
      return change.words === 0 ? [] : [change];
    });
}

/** Changes within pauses. First days are excluded: words answered in the morning may be paused in the evening. */
export const withinPauses = (changes: readonly BacklogChange[], pauses: readonly Pause[]): BacklogChange[] =>
  changes.filter(({ day, words }) => words !== 0 && pauses.some(({ from, to }) => from < day && day < to));

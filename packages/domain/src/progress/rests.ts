/** Stretches in which a cluster did not ask: put away, not shared any more, or not covered by its owner's plan; or a direction of one. */

/** Days on which a cluster, or a direction of it, did not ask, the end not among them. */
export interface Rest {
  from: number;
  to: number;
}

/** On a day so many words more wait, or fewer. */
export interface WaitingChange {
  day: number;
  words: number;
}

/**
 * How what waits of one cluster changes where it counts only on days on which the cluster asked: nothing waits from the first day of a
 * rest, and all that waits by then does again on its last day's morrow. Rests may overlap.
 */
export function withoutRests(changes: readonly WaitingChange[], rests: readonly Rest[]): WaitingChange[] {
  const perDay = new Map<number, number>();
  for (const { day, words } of changes) perDay.set(day, (perDay.get(day) ?? 0) + words);
  const days = new Set([...perDay.keys(), ...rests.flatMap(({ from, to }) => [from, to])]);
  let waits = 0;
  let counted = 0;
  return [...days]
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
    .flatMap((day) => {
      waits += perDay.get(day) ?? 0;
      const counts = rests.some(({ from, to }) => from <= day && day < to) ? 0 : waits;
      const change = { day, words: counts - counted };
      counted = counts;
      return change.words === 0 ? [] : [change];
    });
}

/** What happened within rests. Their first days are left out: what was asked in the morning may be given up in the evening. */
export const withinRests = (changes: readonly WaitingChange[], rests: readonly Rest[]): WaitingChange[] =>
  changes.filter(({ day, words }) => words !== 0 && rests.some(({ from, to }) => from < day && day < to));

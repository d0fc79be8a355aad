/** Stretches in which a cluster did not ask: put away, not shared any more, or not covered by its owner's plan; or a direction of one. */

/** Days on which a cluster, or a direction of it, did not ask, the end not among them. */
export interface Pause {
  from: number;
  to: number;
}

/** On a day so many words more wait, or fewer. */
export interface WaitingChange {
  day: number;
  words: number;
}

/**
 * Changes of one cluster's backlog: it is zero during a pause and restored the day after. Pauses may overlap.
 */
export function withoutPauses(changes: readonly WaitingChange[], pauses: readonly Pause[]): WaitingChange[] {
  const perDay = new Map<number, number>();
  for (const { day, words } of changes) perDay.set(day, (perDay.get(day) ?? 0) + words);
  const days = new Set([...perDay.keys(), ...pauses.flatMap(({ from, to }) => [from, to])]);
  let waits = 0;
  let counted = 0;
  return [...days]
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
    .flatMap((day) => {
      waits += perDay.get(day) ?? 0;
      const counts = pauses.some(({ from, to }) => from <= day && day < to) ? 0 : waits;
      const change = { day, words: counts - counted };
      counted = counts;
      return change.words === 0 ? [] : [change];
    });
}

/** What happened within rests. Their first days are left out: what was asked in the morning may be given up in the evening. */
export const withinPauses = (changes: readonly WaitingChange[], pauses: readonly Pause[]): WaitingChange[] =>
  changes.filter(({ day, words }) => words !== 0 && pauses.some(({ from, to }) => from < day && day < to));

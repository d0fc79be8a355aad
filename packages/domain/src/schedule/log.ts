/**
 * The log of one row in one direction: answers and decisions. Event sourcing: it is append-only, and all states are
 * derived from it, in whichever order entries arrived.
 */

/** Again, hard, good, easy. */
export type Rating = 1 | 2 | 3 | 4;

/** Maximum entries of a log; beyond it nothing is recorded. */
export const MAX_ENTRIES = 20_000;

/** Ways of asking; `test` is the practice test, outside of scheduled sessions. */
export const WAYS = ['meet', 'choose', 'type', 'listen', 'flashcard', 'test'] as const;
export type Way = (typeof WAYS)[number];

/** Reset, suspend, resume, bury until tomorrow. */
export const MARKS = ['reset', 'pause', 'resume', 'bury'] as const;

interface Entry {
  /** A UUID in lower case, made by the client. */
  id: string;
  /** Milliseconds since 1970. */
  happenedAt: number;
}

export interface Answer extends Entry {
  kind: 'answer';
  rating: Rating;
  way: Way;
  durationMs: number;
}

interface Mark extends Entry {
  kind: (typeof MARKS)[number];
}

/** Undoes the entry with this id, also one that arrives later; can be undone itself. */
interface Undo extends Entry {
  kind: 'undo';
  undoes: string;
}

/** State of a card in another program, without its answers; only from imports. */
export interface Given extends Entry {
  kind: 'given';
  /** In days; also the interval until the card is due. */
  stability: number;
  difficulty: number;
}

export type LogEntry = Answer | Mark | Undo | Given;

/** The effective part of a log. */
export interface CountedLog {
  /** In order of time, since the last reset. */
  answers: Answer[];
  /** State from which the answers continue; null for a card that started with them. */
  given: Given | null;
  paused: boolean;
  /** The moment of the last bury. */
  buriedAt: number | null;
}

/** Entries of one moment are ordered by id. */
const inOrder = (a: LogEntry, b: LogEntry): number =>
  a.happenedAt - b.happenedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * The effective part of a log, for any order of its entries. Without `testAnswers` those of the practice test are
 * ignored.
 */
export function countedLog(entries: readonly LogEntry[], testAnswers: boolean): CountedLog {
  const log: CountedLog = { answers: [], given: null, paused: false, buriedAt: null };
  for (const entry of effectiveInOrder(entries)) {
    if (entry.kind === 'answer') {
      if (testAnswers || entry.way !== 'test') log.answers.push(entry);
    } else if (entry.kind === 'reset' || entry.kind === 'given') {
      log.answers = [];
      log.given = entry.kind === 'given' ? entry : null;
    } else if (entry.kind === 'bury') log.buriedAt = entry.happenedAt;
    else if (entry.kind !== 'undo') log.paused = entry.kind === 'pause';
  }
  return log;
}

/** Effective entries in order of time. */
export const effectiveInOrder = (entries: readonly LogEntry[]): LogEntry[] =>
  effectiveEntries(entries).toSorted(inOrder);

/** Entries without an effective undo. Undos that undo each other in a cycle are ineffective. */
function effectiveEntries(entries: readonly LogEntry[]): LogEntry[] {
  const undos = new Map(entries.flatMap((entry) => (entry.kind === 'undo' ? [[entry.id, entry.undoes]] : [])));
  if (undos.size === 0) return [...entries];
  /** Number of unresolved undos of each undo. */
  const open = new Map<string, number>();
  for (const undoes of undos.values()) open.set(undoes, (open.get(undoes) ?? 0) + 1);
  const settled = new Set<string>();
  const takenBack = new Set<string>();
  // Topological order: each is resolved once, as soon as it is undone or nothing can undo it any more; a log may
  // contain undos only.
  for (const ready = [...undos.keys()].filter((id) => !open.has(id)); ready.length > 0;) {
    const id = ready.pop() ?? '';
    if (settled.has(id)) continue;
    settled.add(id);
    const undoes = undos.get(id) ?? '';
    const stillOpen = (open.get(undoes) ?? 0) - 1;
    open.set(undoes, stillOpen);
    if (!takenBack.has(id)) takenBack.add(undoes);
    if (undos.has(undoes) && (stillOpen === 0 || takenBack.has(undoes))) ready.push(undoes);
  }
  return entries.filter(({ id, kind }) => !takenBack.has(id) && (kind !== 'undo' || settled.has(id)));
}

/**
 * The log of what a person answered and decided about one row in one direction. It is the truth: entries are only added, and
 * everything else is calculated from them, in whichever order they arrived.
 */

/** Again, hard, good, easy. */
export type Rating = 1 | 2 | 3 | 4;

/** Entries that the log of a word in one direction may have: beyond it nothing is recorded. */
export const MAX_ENTRIES = 20_000;

/** How a word was asked; `test` is the practice test, outside of the schedule's own sessions. */
export const WAYS = ['meet', 'choose', 'type', 'listen', 'flashcard', 'test'] as const;
export type Way = (typeof WAYS)[number];

/** Begin anew, pause, resume, leave until tomorrow. */
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

/** Takes back the entry with this id, also one that arrives later; may itself be taken back. */
interface Undo extends Entry {
  kind: 'undo';
  undoes: string;
}

/** What another program knew of a card whose answers it does not tell; made by an import alone. */
export interface Given extends Entry {
  kind: 'given';
  /** Days; also after how many of them the card is due. */
  stability: number;
  difficulty: number;
}

export type LogEntry = Answer | Mark | Undo | Given;

/** What counts of a log. */
export interface CountedLog {
  /** In the order in which they happened, from the last 'begin anew' on. */
  answers: Answer[];
  /** Where the answers go on from; null for a card that began with them. */
  given: Given | null;
  paused: boolean;
  /** The moment of the last bury. */
  buriedAt: number | null;
}

/** Entries of one moment stand in the order of their ids. */
const inOrder = (a: LogEntry, b: LogEntry): number =>
  a.happenedAt - b.happenedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** What counts of a log, in whichever order its entries are given. Without `testAnswers` those of the practice test do not. */
export function countedLog(entries: readonly LogEntry[], testAnswers: boolean): CountedLog {
  const log: CountedLog = { answers: [], given: null, paused: false, buriedAt: null };
  for (const entry of standingInOrder(entries)) {
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

/** What was not taken back, in the order in which it happened. */
export const standingInOrder = (entries: readonly LogEntry[]): LogEntry[] => standing(entries).toSorted(inOrder);

/** The entries that no standing undo takes back. Undos that take each other back in a circle do not stand. */
function standing(entries: readonly LogEntry[]): LogEntry[] {
  const undos = new Map(entries.flatMap((entry) => (entry.kind === 'undo' ? [[entry.id, entry.undoes]] : [])));
  if (undos.size === 0) return [...entries];
  /** How many of those that could take an undo back are not settled yet. */
  const open = new Map<string, number>();
  for (const undoes of undos.values()) open.set(undoes, (open.get(undoes) ?? 0) + 1);
  const settled = new Set<string>();
  const takenBack = new Set<string>();
  // Each is settled once, as soon as it is taken back or nothing can do so any more: a log may be nothing but undos.
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

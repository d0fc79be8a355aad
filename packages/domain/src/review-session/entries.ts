/** Entries of the review log made by a session; append-only. */
import type { Verdict } from '../practice/grading.ts';
import type { Rating, SessionWord, Way } from './words.ts';

interface Spoken {
  /** Client-generated id: the same entry may be sent twice (idempotent). */
  readonly id: string;
  /** ISO. */
  readonly happened_at: string;
}

export interface AnswerEntry extends Spoken {
  readonly kind: 'answer';
  readonly row_id: number;
  readonly source_col: number;
  readonly target_col: number;
  readonly rating: Rating;
  readonly verdict: Verdict | null;
  readonly way: Way | 'test';
  readonly duration_ms: number;
}

export interface AsideEntry extends Spoken {
  readonly kind: 'pause' | 'bury' | 'reset' | 'resume';
  readonly row_id: number;
  readonly source_col: number;
  readonly target_col: number;
}

export interface UndoEntry extends Spoken {
  readonly kind: 'undo';
  readonly undoes: string;
}

export type ReviewEntry = AnswerEntry | AsideEntry | UndoEntry;

/** Maximum thinking time (milliseconds); longer means the user was away. */
const MAX_THINKING = 120_000;

const spoken = (id: string, now: number): Spoken => ({ id, happened_at: new Date(now).toISOString() });
const directionOf = ({
  row_id,
  source_col,
  target_col,
}: Pick<SessionWord, 'row_id' | 'source_col' | 'target_col'>) => ({
  row_id,
  source_col,
  target_col,
});

export function answerEntry(
  word: SessionWord,
  given: { id: string; now: number; shownAt: number; way: Way; rating: Rating; verdict: Verdict | null },
): AnswerEntry {
  const { id, now, shownAt, way, rating, verdict } = given;
  const duration_ms = Math.round(Math.min(Math.max(now - shownAt, 0), MAX_THINKING));
  return { ...spoken(id, now), kind: 'answer', ...directionOf(word), rating, verdict, way, duration_ms };
}

export const asideEntry = (
  word: Parameters<typeof directionOf>[0],
  kind: AsideEntry['kind'],
  id: string,
  now: number,
): AsideEntry => ({
  ...spoken(id, now),
  kind,
  ...directionOf(word),
});

export const undoEntry = (undoes: string, id: string, now: number): UndoEntry => ({
  ...spoken(id, now),
  kind: 'undo',
  undoes,
});

/** Effective entries: without undone ones and undos. */
export function effectiveEntries(log: readonly ReviewEntry[]): (AnswerEntry | AsideEntry)[] {
  const undone = new Set(log.flatMap((entry) => (entry.kind === 'undo' ? [entry.undoes] : [])));
  return log.flatMap((entry) => (entry.kind === 'undo' || undone.has(entry.id) ? [] : [entry]));
}

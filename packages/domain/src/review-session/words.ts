/** A word of a session: a row in one direction, its progress today, and its next way of asking. */
import { rowValue, type ColumnNumber, type RowValues } from '../clusters/cluster.ts';
import type { Verdict } from '../practice/grading.ts';

export type Way = 'meet' | 'choose' | 'type' | 'listen' | 'flashcard';
export type Stage = 'new' | 'learning' | 'review' | 'relearning';
/** 1 again, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/** A word of the queue, with the part of its state that a session needs. */
export interface QueuedWord {
  readonly row_id: number;
  readonly cluster_id: number;
  readonly source_col: ColumnNumber;
  readonly target_col: ColumnNumber;
  readonly way: Way;
  readonly row: RowValues;
  readonly state: {
    readonly state: Stage;
    readonly leech: boolean;
    readonly paused: boolean;
  } | null;
  /** Index of the next learning step. */
  readonly step: number;
  /** Answers accepted by the user. */
  readonly accepted: readonly string[];
}

export interface SessionWord {
  readonly key: string;
  readonly row_id: number;
  readonly cluster_id: number;
  readonly source_col: ColumnNumber;
  readonly target_col: ColumnNumber;
  readonly row: RowValues;
  readonly stage: Stage;
  /** Remaining correct answers in this session. */
  readonly steps: number;
  /** Way of asking by the queue, once the word is known well enough. */
  readonly usual: Way;
  readonly leech: boolean;
  /** Not scheduled: chosen by the user. */
  readonly paused: boolean;
  /** Accepted answers besides the cell's. */
  readonly accepted: readonly string[];
  /** There are wrong values for choices. */
  readonly choosable: boolean;
  /** There is a voice for its question. */
  readonly audible: boolean;
}

/**
 * A new word is introduced, chosen and typed: two correct answers after the introduction, as FSRS has two learning
 * steps.
 */
const LEARNING_STEPS = 2;

export const wordKey = (word: { row_id: number; source_col: number; target_col: number }): string =>
  `${word.row_id} ${word.source_col} ${word.target_col}`;

export const questionText = (word: SessionWord): string => rowValue(word.row, word.source_col) ?? '';
export const expectedText = (word: SessionWord): string => rowValue(word.row, word.target_col) ?? '';

/** A session's word from the queue's. */
export function sessionWord(queued: QueuedWord, can: { choose: boolean; listen: boolean }): SessionWord {
  const { row_id, cluster_id, source_col, target_col, row, state, step, accepted } = queued;
  const stage = state?.state ?? 'new';
  const base = { key: wordKey(queued), row_id, cluster_id, source_col, target_col, row, usual: queued.way };
  return {
    ...base,
    stage,
    steps: stage === 'learning' ? LEARNING_STEPS - step : stage === 'new' ? LEARNING_STEPS : 1,
    leech: state?.leech ?? false,
    paused: state?.paused ?? false,
    accepted,
    choosable: can.choose,
    audible: can.listen,
  };
}

/** Wrong: again; after a note, a retry or a hint: hard; right: good. Easy only by the user's own rating. */
export function ratingFor(verdict: Verdict, helped: boolean): Rating {
  if (verdict === 'wrong' || verdict === 'almost') return 1;
  return verdict === 'right_with_note' || helped ? 2 : 3;
}

/** The word after an answer: FSRS learning steps that fall into a session. Zero steps: done for today. */
export function rated(word: SessionWord, rating: Rating): SessionWord {
  const failed = word.stage === 'review' || word.stage === 'relearning' ? 'relearning' : 'learning';
  if (rating === 1) return { ...word, stage: failed, steps: failed === 'relearning' ? 1 : LEARNING_STEPS };
  if (rating === 2 && word.stage !== 'review') return { ...word, stage: failed };
  const steps = rating === 4 || word.stage === 'review' ? 0 : word.steps - 1;
  return { ...word, steps, stage: steps === 0 ? 'review' : failed };
}

/** A word of a finished session repeated in another one: one correct answer is enough. */
export const retryWord = (word: SessionWord): SessionWord => ({ ...word, steps: Math.max(word.steps, 1) });

/** The word as if it were new. */
export const restarted = (word: SessionWord): SessionWord => ({
  ...word,
  stage: 'new',
  steps: LEARNING_STEPS,
  leech: false,
});

/** The way of asking by progress: introduced first, then chosen, then as the queue says; only enabled ways. */
export function wayFor(word: SessionWord, ways: readonly Way[]): Way {
  const offers = (way: Way) =>
    ways.includes(way) && (way !== 'choose' || word.choosable) && (way !== 'listen' || word.audible);
  if (word.stage === 'new' && offers('meet')) return 'meet';
  if (word.stage === 'learning' && word.steps >= LEARNING_STEPS && offers('choose')) return 'choose';
  const usual = word.usual === 'meet' || word.usual === 'choose' ? 'type' : word.usual;
  const liked: readonly Way[] = [usual, 'type', 'listen', 'flashcard', 'choose'];
  return liked.find(offers) ?? 'flashcard';
}

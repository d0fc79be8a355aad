/** What a session is made of, and what may happen in it. */
import type { Grading, GradingReason, Verdict } from '../practice/grading/grade.ts';
import type { ReviewEntry } from './entries.ts';
import type { Rating, SessionWord, Way } from './words.ts';

export interface GivenAnswer {
  /** Id of its entry in the log. */
  readonly id: string;
  /** What was typed or chosen; null where the person judged. */
  readonly typed: string | null;
  readonly verdict: Verdict | null;
  readonly reason: GradingReason | null;
  /** The alternative of the cell that the answer was held against. */
  readonly expected: string;
  readonly rating: Rating;
}

export interface Question {
  readonly key: string;
  readonly way: Way;
  readonly shownAt: number;
  /** Draws the choices. */
  readonly seed: number;
  /** A flashcard's other side is shown. */
  readonly turned: boolean;
  /** Letters of the answer that were told. */
  readonly hints: number;
  /** The first try, where it was almost right. */
  readonly almost: { readonly typed: string; readonly reason: GradingReason | null } | null;
  readonly answer: GivenAnswer | null;
}

export interface QueueState {
  readonly words: Readonly<Record<string, SessionWord>>;
  /** Words that are still to be asked, the present one first. */
  readonly line: readonly string[];
  /** Null when the session is over. */
  readonly question: Question | null;
  /** How far the session is, from 0 to 1: it grows with every answer, a wrong one too. */
  readonly share: number;
}

export interface Session extends QueueState {
  readonly ways: readonly Way[];
  /** Keys of the words that were new when the session began. */
  readonly fresh: readonly string[];
  readonly log: readonly ReviewEntry[];
  /** What can be undone, the last at the end. */
  readonly past: readonly Past[];
}

/**
 * The entry of what was done, and how it stood before. A word that was taken up again is only paused again: the question that is
 * shown, and its answer, may have changed since.
 */
export type Past = { readonly entry: string } & ({ readonly before: QueueState } | { readonly resumed: string });

export interface Stamp {
  /** Milliseconds of the wall clock. */
  readonly now: number;
  /** A UUID for the entry. */
  readonly id: string;
}

export type SessionEvent =
  | (Stamp & { readonly type: 'introduced'; readonly known: boolean })
  | (Stamp & { readonly type: 'answered'; readonly typed: string; readonly grading: Grading })
  | { readonly type: 'turned' }
  | (Stamp & { readonly type: 'rated'; readonly rating: Rating })
  | { readonly type: 'hint' }
  /** Another rating, or "I was right" and "I was wrong", for the answer that is shown. */
  | (Stamp & {
      readonly type: 'changed';
      readonly undoId: string;
      readonly rating: Rating;
      readonly verdict: Verdict | null;
    })
  | (Stamp & { readonly type: 'undo' })
  | (Stamp & { readonly type: 'word-paused'; readonly kind: 'pause' | 'bury' | 'reset' })
  /** A paused word that was chosen shall be asked by itself again. */
  | (Stamp & { readonly type: 'resumed' })
  /** An answer was kept as a right one, or taken off again. */
  | { readonly type: 'accepted'; readonly key: string; readonly answers: readonly string[] }
  | { readonly type: 'next'; readonly now: number }
  /** Words that the server no longer has for the person. */
  | { readonly type: 'rows-removed'; readonly keys: readonly string[]; readonly now: number }
  /** The server found words that are failed again and again. */
  | { readonly type: 'leeches-reported'; readonly leeches: readonly string[] };

/** State and events of a session. */
import type { Grading, GradingReason, Verdict } from '../practice/grading/grade.ts';
import type { ReviewEntry } from './entries.ts';
import type { Rating, SessionWord, Way } from './words.ts';

export interface GivenAnswer {
  /** Id of its entry in the log. */
  readonly id: string;
  /** Typed or chosen text; null if the user rated it. */
  readonly typed: string | null;
  readonly verdict: Verdict | null;
  readonly reason: GradingReason | null;
  /** The alternative of the cell that the answer was compared with. */
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
  /** Number of revealed letters. */
  readonly hints: number;
  /** The first attempt, if it was almost right. */
  readonly almost: { readonly typed: string; readonly reason: GradingReason | null } | null;
  readonly answer: GivenAnswer | null;
}

export interface QueueState {
  readonly words: Readonly<Record<string, SessionWord>>;
  /** Queue of remaining words, the current one first. */
  readonly line: readonly string[];
  /** Null when the session is over. */
  readonly question: Question | null;
  /** Progress from 0 to 1: increases with every answer, a wrong one too. */
  readonly share: number;
}

export interface Session extends QueueState {
  readonly ways: readonly Way[];
  /** Keys of the words that were new when the session began. */
  readonly fresh: readonly string[];
  readonly log: readonly ReviewEntry[];
  /** Undo stack, the last at the end. */
  readonly past: readonly Past[];
}

/**
 * An undoable entry, with the state before it. A resumed word is only paused again: the displayed question and its
 * answer may have changed since.
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
  /** Another rating, or "I was right" and "I was wrong", for the displayed answer. */
  | (Stamp & {
      readonly type: 'changed';
      readonly undoId: string;
      readonly rating: Rating;
      readonly verdict: Verdict | null;
    })
  | (Stamp & { readonly type: 'undo' })
  | (Stamp & { readonly type: 'word-paused'; readonly kind: 'pause' | 'bury' | 'reset' })
  /** A paused word that was chosen is scheduled again. */
  | (Stamp & { readonly type: 'resumed' })
  /** An answer was accepted as correct, or removed again. */
  | { readonly type: 'accepted'; readonly key: string; readonly answers: readonly string[] }
  | { readonly type: 'next'; readonly now: number }
  /** Words that no longer exist for the user. */
  | { readonly type: 'rows-removed'; readonly keys: readonly string[]; readonly now: number }
  /** The server found words that are failed again and again. */
  | { readonly type: 'leeches-reported'; readonly leeches: readonly string[] };

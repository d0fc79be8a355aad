/** Verdicts of the grading, their reasons, and the context of the answer's column. */
import type { LanguageRules } from './language-rules.ts';
import type { Work } from './work.ts';

export type Verdict = 'right' | 'right_with_note' | 'almost' | 'wrong';

/** Reason of a note or a second attempt. */
export type GradingReason =
  | 'case'
  | 'punctuation'
  | 'spacing'
  | 'spelling'
  | 'accent'
  | 'kana'
  | 'article'
  | 'slip'
  | 'form'
  | 'order'
  | 'part'
  | 'script'
  | 'digits'
  | 'small_word'
  | 'other_word'
  | 'synonym'
  | 'guesses';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: GradingReason | null;
}

/** Context of the answer's column. */
export interface Column {
  readonly language: string | null;
  readonly rules: LanguageRules;
  readonly work: Work;
  /** True for a word with another meaning, with exactly these marks; folded. */
  isKnownWord(word: string): boolean;
  /** True for another existing word, with its marks or without them: no slip. */
  isNoSlip(word: string): boolean;
}

export const RANK: Readonly<Record<Verdict, number>> = { right: 3, right_with_note: 2, almost: 1, wrong: 0 };
export const WRONG: Judgement = { verdict: 'wrong', reason: null };
export const almost = (reason: GradingReason): Judgement => ({ verdict: 'almost', reason });
export const noted = (reason: GradingReason): Judgement => ({ verdict: 'right_with_note', reason });

export const RIGHT: Judgement = { verdict: 'right', reason: null };

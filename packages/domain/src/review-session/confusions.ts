/** Words of a column that are easily confused with a word, by similar spelling. */
import { rowValue } from '../clusters/cluster.ts';
import { graphemesOf } from '../practice/boxes.ts';
import { isSameAnswer } from '../practice/comparison.ts';
import { letterDifference } from '../practice/letter-difference.ts';
import type { AnswerColumn } from './grade.ts';
import { expectedText, type SessionWord } from './words.ts';

/** Minimum share of common letters of confusable words. */
const ALIKE = 0.5;
/** Maximum length: sentences are not confused by their letters. */
const LONGEST = 40;
const MOST = 3;

export interface Confusion {
  /** The other word, and its cell in the displayed column. */
  readonly text: string;
  readonly question: string;
}

/** The share of letters that both have, in their order. */
function likeness(one: string, other: string): number {
  const [long, short] = [one, other].map((text) => graphemesOf(text).length).toSorted((a, b) => b - a);
  if (!long || !short || short / long < ALIKE) return 0;
  const same = letterDifference(one, other).filter((piece) => piece.same);
  return same.reduce((sum, { expected }) => sum + graphemesOf(expected).length, 0) / long;
}

/** The words most likely confused with the expected one; first the one that was actually answered. */
export function confusionsOf(word: SessionWord, { rows, language }: AnswerColumn, typed: string | null): Confusion[] {
  const expected = expectedText(word);
  const same = (one: string, other: string) => isSameAnswer(one, other, { caseSensitive: false, language });
  const found = new Map<string, Confusion & { likeness: number }>();
  for (const row of rows) {
    const [text, question] = [rowValue(row, word.target_col), rowValue(row, word.source_col)];
    if (text === null || question === null || found.has(text) || same(text, expected)) continue;
    const near = Math.max(text.length, expected.length) > LONGEST ? 0 : likeness(text, expected);
    const score = typed !== null && same(text, typed) ? 1 : near;
    if (score >= ALIKE) found.set(text, { text, question, likeness: score });
  }
  return [...found.values()]
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ text, question }) => ({ text, question }));
}

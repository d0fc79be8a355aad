/** The finished screen's word cloud. */
import { questionValue, type TestState } from './state.ts';
import type { TestSettings } from './settings.ts';

export interface CloudWord {
  readonly row_id: number;
  /** The question's value. */
  readonly value: string;
  /** The expected answer. */
  readonly answer: string;
  readonly misses: number;
  /** The part of the row's score that was lost: 0 when right at once, 1 when never right. */
  readonly weight: number;
}

/** One word per asked row, the hardest first; rows of equal weight in the order of asking. */
export function wordCloud(test: TestState, settings: TestSettings): CloudWord[] {
  const words = new Map<number, CloudWord>();
  for (const [position, score] of test.scores.entries()) {
    const question = test.questions[position];
    if (question === undefined) continue;
    const word = words.get(question.id) ?? {
      row_id: question.id,
      value: questionValue(question, settings.source_col),
      answer: questionValue(question, settings.target_col),
      misses: 0,
      weight: 1,
    };
    const missed = score > 0 ? 0 : 1;
    words.set(question.id, { ...word, misses: word.misses + missed, weight: Math.max(0, word.weight - score) });
  }
  return [...words.values()].toSorted((a, b) => b.weight - a.weight);
}

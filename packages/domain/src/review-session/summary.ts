/** How far a session is, and what came of it. */
import { standing } from './entries.ts';
import type { Session } from './session.ts';
import { wordKey, type SessionWord } from './words.ts';

/** Words that are done, of all words of the session. */
export function progressOf({ words, line }: Session): { done: number; total: number } {
  const total = Object.keys(words).length;
  return { done: total - line.length, total };
}

export interface Summary {
  /** Words that were answered. */
  readonly words: number;
  readonly answers: number;
  /** Words that were never answered wrong, whatever was taken back. */
  readonly rightAtOnce: number;
  readonly mistakes: readonly SessionWord[];
  readonly milliseconds: number;
}

/** Answers to words that are gone were not taken, and count nowhere. */
export function summaryOf({ words, log }: Session): Summary {
  const answers = standing(log).flatMap((entry) =>
    entry.kind === 'answer' && words[wordKey(entry)] !== undefined ? [{ ...entry, key: wordKey(entry) }] : [],
  );
  const answered = new Set(answers.map(({ key }) => key));
  const failed = new Set(answers.filter(({ rating }) => rating === 1).map(({ key }) => key));
  return {
    words: answered.size,
    answers: answers.length,
    rightAtOnce: answered.size - failed.size,
    mistakes: [...failed].flatMap((key) => words[key] ?? []),
    milliseconds: answers.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
  };
}

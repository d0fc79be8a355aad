/** How far a session is, and what came of it. */
import { standing } from './entries.ts';
import type { Session } from './session.ts';
import { wordKey, type SessionWord } from './words.ts';

/** Words that are done, of all words of the session, and the share of its answers: the bar. */
export function progressOf({ words, line, question, share }: Session): { done: number; total: number; share: number } {
  const total = Object.keys(words).length;
  return { done: total - line.length, total, share: question === null ? 1 : share };
}

export interface Summary {
  /** Words that were answered; those of them that were new, and the others. */
  readonly words: number;
  readonly learned: number;
  readonly reviewed: number;
  readonly answers: number;
  /** Words that were never answered wrong, whatever was taken back. */
  readonly rightAtOnce: number;
  readonly mistakes: readonly SessionWord[];
  readonly milliseconds: number;
}

/** Answers to words that are gone were not taken, and count nowhere. */
export function summaryOf({ words, log, fresh }: Session): Summary {
  const answers = standing(log).flatMap((entry) =>
    entry.kind === 'answer' && words[wordKey(entry)] !== undefined ? [{ ...entry, key: wordKey(entry) }] : [],
  );
  const answered = new Set(answers.map(({ key }) => key));
  const failed = new Set(answers.filter(({ rating }) => rating === 1).map(({ key }) => key));
  const learned = fresh.filter((key) => answered.has(key)).length;
  return {
    words: answered.size,
    learned,
    reviewed: answered.size - learned,
    answers: answers.length,
    rightAtOnce: answered.size - failed.size,
    mistakes: [...failed].flatMap((key) => words[key] ?? []),
    milliseconds: answers.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
  };
}

/** Progress and result of a session. */
import { effectiveEntries } from './entries.ts';
import type { Session } from './session.ts';
import { wordKey, type SessionWord } from './words.ts';

/** Finished words, all words of the session, and its progress: the bar. */
export function progressOf({ words, line, question, share }: Session): { done: number; total: number; share: number } {
  const total = Object.keys(words).length;
  return { done: total - line.length, total, share: question === null ? 1 : share };
}

export interface Summary {
  /** Answered words, new ones and others. */
  readonly words: number;
  readonly learned: number;
  readonly reviewed: number;
  readonly answers: number;
  /** Words without a wrong answer, undone ones included. */
  readonly rightAtOnce: number;
  readonly mistakes: readonly SessionWord[];
  readonly milliseconds: number;
}

/** Answers to removed words were not stored, and do not count. */
export function summaryOf({ words, log, fresh }: Session): Summary {
  const answers = effectiveEntries(log).flatMap((entry) =>
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

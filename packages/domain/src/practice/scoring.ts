/** Right or wrong, what it earns, and what is asked again. */
import { isSameAnswer } from './comparison.ts';
import { drawIndex } from './random.ts';
import { secondTarget, type ColumnChoice, type TestSettings } from './settings.ts';
import { questionValue, type Question } from './state.ts';

/** A question worth no more than this is not asked again. */
export const REPEAT_ABOVE = 0.25;
export const ADVANCE_DELAY_CORRECT = 1000;
export const ADVANCE_DELAY_WRONG = 3000;

export interface Answers {
  readonly answer: string;
  readonly answer2: string;
}

/** Choices are compared exactly; typed answers by `isSameAnswer`, and with two answer columns both must be right. */
export function isAnswerCorrect(
  question: Question,
  { answer, answer2 }: Answers,
  settings: TestSettings,
  languages: readonly (string | null)[],
): boolean {
  if (settings.test_type === 'choice') return answer === questionValue(question, settings.target_col);
  const matches = (given: string, column: ColumnChoice): boolean =>
    isSameAnswer(given, questionValue(question, column), {
      caseSensitive: settings.case_sensitivity,
      language: languages[column - 1] ?? null,
    });
  const second = secondTarget(settings);
  return matches(answer, settings.target_col) && (second === 0 || matches(answer2, second));
}

/**
 * After a wrong answer: the questions with a copy at half the score at a random later position, or as they are when the
 * score is down to a quarter. The copy is never the very next question while two others wait. `question` is the one to repeat, unless it is the current one.
 */
export function withRepeat(
  questions: readonly Question[],
  current: number,
  seed: number,
  question = questions[current],
): { questions: readonly Question[]; seed: number } {
  if (question === undefined || question.score <= REPEAT_ABOVE) return { questions, seed };
  const waiting = questions.length - current - 1;
  const soonest = waiting >= 2 ? 1 : 0;
  const later = drawIndex(seed, waiting + 1 - soonest);
  const copy = { ...question, score: question.score / 2 };
  return { questions: questions.toSpliced(current + 1 + soonest + later.value, 0, copy), seed: later.seed };
}

/** Milliseconds until the next question follows by itself; longer where there is a right answer to read. */
export function advanceDelay(score: number): number {
  return score > 0 ? ADVANCE_DELAY_CORRECT : ADVANCE_DELAY_WRONG;
}

/** Points earned of those that could be, 0 to 100: a repeat earns part of what its question lost. */
export function percentage(scores: readonly number[], questionsAtStart: number): number {
  if (questionsAtStart === 0) return 0;
  return (scores.reduce((sum, score) => sum + score, 0) / questionsAtStart) * 100;
}

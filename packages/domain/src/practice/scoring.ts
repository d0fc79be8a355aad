/** Scoring: right or wrong, points, and repeats. */
import { isSameAnswer } from './comparison.ts';
import { drawIndex } from './random.ts';
import { secondTarget, type ColumnChoice, type TestSettings } from './settings.ts';
import { questionValue, type Question } from './state.ts';

/** Minimum score of a question that is repeated. */
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
 * After a wrong answer: the questions with a copy at half the score at a random later index, or unchanged if the score
 * is down to a quarter. The copy is never the very next question while two others remain. `question` is the one to
 * repeat, unless it is the current one.
 */
export function withRepeat(
  questions: readonly Question[],
  current: number,
  seed: number,
  question = questions[current],
): { questions: readonly Question[]; seed: number } {
  if (question === undefined || question.score <= REPEAT_ABOVE) return { questions, seed };
  const remaining = questions.length - current - 1;
  const soonest = remaining >= 2 ? 1 : 0;
  const later = drawIndex(seed, remaining + 1 - soonest);
  const copy = { ...question, score: question.score / 2 };
  return { questions: questions.toSpliced(current + 1 + soonest + later.value, 0, copy), seed: later.seed };
}

/** Milliseconds until the next question; longer if the right answer is displayed. */
export function advanceDelay(score: number): number {
  return score > 0 ? ADVANCE_DELAY_CORRECT : ADVANCE_DELAY_WRONG;
}

/** Points in percent of the maximum: a repeat restores part of its question's loss. */
export function percentage(scores: readonly number[], questionsAtStart: number): number {
  if (questionsAtStart === 0) return 0;
  return (scores.reduce((sum, score) => sum + score, 0) / questionsAtStart) * 100;
}

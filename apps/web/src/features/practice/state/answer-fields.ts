import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { doesScore, evaluateColumn } from '@wordcluster/domain/practice/evaluation';
import { secondTarget, type ColumnChoice } from '@wordcluster/domain/practice/settings';
import { currentQuestion, questionValue, type PracticeState } from '@wordcluster/domain/practice/state';

export { textDirection as directionOf } from '@wordcluster/domain/languages/languages';

/** A column of the running test, as it was named when the test began. */
export interface TestColumn {
  number: ColumnChoice;
  name: string;
  language: string | null;
}

/** A typed answer: its column, text, expected text, and verdict once evaluated. */
export interface AnswerField {
  name: 'answer' | 'answer2';
  column: TestColumn;
  typed: string;
  expected: string;
  verdict: 'correct' | 'wrong' | null;
}

export function testColumn({ test }: PracticeState, number: ColumnChoice): TestColumn {
  return { number, name: test.col_names[number - 1] ?? '', language: test.col_languages[number - 1] ?? null };
}

/** The answers of a text test's current question: one, or two with a second answer column. */
export function answerFields(state: PracticeState): AnswerField[] {
  const { settings, test } = state;
  const question = currentQuestion(test);
  if (question === null) return [];
  const field = (name: AnswerField['name'], number: ColumnNumber): AnswerField => {
    const typed = test[name];
    // The rule that scored the question, for one column; the learner's own verdict is for the whole question.
    const right = () => (test.scores.at(-1) ?? 0) > 0 || doesScore(evaluateColumn(question, number, typed, state));
    return {
      name,
      column: testColumn(state, number),
      typed,
      expected: questionValue(question, number),
      verdict: test.evaluating ? (right() ? 'correct' : 'wrong') : null,
    };
  };
  const second = secondTarget(settings);
  return [
    ...(settings.target_col === 0 ? [] : [field('answer', settings.target_col)]),
    ...(second === 0 ? [] : [field('answer2', second)]),
  ];
}

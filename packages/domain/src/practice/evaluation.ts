/** Evaluates an answer of the practice test: by the specified comparison or by helpful grading. */
import { rowValue, type ColumnNumber } from '../clusters/cluster.ts';
import { isSameAnswer } from './comparison.ts';
import { gradeAnswer } from './grading/grade.ts';
import { RANK, type Judgement } from './grading/judgement.ts';
import { isAnswerCorrect, type Answers } from './scoring.ts';
import { secondTarget, type TestSettings } from './settings.ts';
import { questionValue, type PracticeState, type Question, type TestState } from './state.ts';

const RIGHT: Judgement = { verdict: 'right', reason: null };
const WRONG: Judgement = { verdict: 'wrong', reason: null };

/** True with helpful grading: for typed answers, if the user chose it. */
export function isHelpful(settings: TestSettings): boolean {
  return settings.grading === 'helpful' && settings.test_type === 'text';
}

/** Right and right with a note score; a test has no second attempt. */
export function doesScore({ verdict }: Judgement): boolean {
  return RANK[verdict] >= RANK.right_with_note;
}

/** Evaluates the whole answer: of two columns the worse one. */
export function evaluate(question: Question, answers: Answers, state: PracticeState): Judgement {
  const { settings, test } = state;
  if (!isHelpful(settings)) return isAnswerCorrect(question, answers, settings, test.col_languages) ? RIGHT : WRONG;
  const second = secondTarget(settings);
  if (settings.target_col === 0) return WRONG;
  const first = evaluateColumn(question, settings.target_col, answers.answer, state);
  if (second === 0) return first;
  const other = evaluateColumn(question, second, answers.answer2, state);
  return RANK[other.verdict] < RANK[first.verdict] ? other : first;
}

/** Evaluates one column of a typed answer. */
export function evaluateColumn(
  question: Question,
  column: ColumnNumber,
  typed: string,
  { settings, test }: PracticeState,
): Judgement {
  const expected = questionValue(question, column);
  const language = test.col_languages[column - 1] ?? null;
  // Strict comparison first: its matches are right, at no further cost.
  if (isSameAnswer(typed, expected, { caseSensitive: settings.case_sensitivity, language })) return RIGHT;
  if (!isHelpful(settings)) return WRONG;
  const source = questionValue(question, settings.source_col);
  const others = otherRows(test, question);
  const { verdict, reason } = gradeAnswer({
    expected,
    accepted: question.accepted?.[column] ?? [],
    typed,
    language,
    otherAnswers: others.map((row) => rowValue(row, column) ?? ''),
    question: source,
    mode: settings.visible_character_boxes ? 'boxes' : 'text',
    synonyms: others
      .filter((row) => settings.source_col !== 0 && rowValue(row, settings.source_col) === source)
      .map((row) => rowValue(row, column) ?? ''),
  });
  return { verdict, reason };
}

function otherRows(test: TestState, question: Question) {
  return [...test.questions, ...test.not_asked].filter(({ id }) => id !== question.id);
}

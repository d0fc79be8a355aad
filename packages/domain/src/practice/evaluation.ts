/** How an answer of the test is judged: by the specified comparison or by the helpful grading. */
import { rowValue, type ColumnNumber } from '../clusters/cluster.ts';
import { isSameAnswer } from './comparison.ts';
import { gradeAnswer } from './grading/grade.ts';
import { RANK, type Judgement } from './grading/judgement.ts';
import { isAnswerCorrect, type Answers } from './scoring.ts';
import { secondTarget, type TestSettings } from './settings.ts';
import { questionValue, type PracticeState, type Question, type TestState } from './state.ts';

const RIGHT: Judgement = { verdict: 'right', reason: null };
const WRONG: Judgement = { verdict: 'wrong', reason: null };

/** True where a fair teacher's verdict counts instead of the comparison: typed answers, when the person chose so. */
export function isHelpful(settings: TestSettings): boolean {
  return settings.grading === 'helpful' && settings.test_type === 'text';
}

/** Right and right with a note score; in a test there is no second try. */
export function doesScore({ verdict }: Judgement): boolean {
  return RANK[verdict] >= RANK.right_with_note;
}

/** The whole answer: of two columns the worse one. */
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

/** One column of a typed answer. */
export function evaluateColumn(
  question: Question,
  column: ColumnNumber,
  typed: string,
  { settings, test }: PracticeState,
): Judgement {
  const expected = questionValue(question, column);
  const language = test.col_languages[column - 1] ?? null;
  // First: whatever the strict comparison takes is right, and costs nothing more.
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

/** Grading of a typed answer in a session. */
import { rowValue, type ClusterRow } from '../clusters/cluster.ts';
import { isSameAnswer } from '../practice/comparison.ts';
import { gradeAnswer, type Grading } from '../practice/grading/grade.ts';
import { expectedText, questionText, type SessionWord } from './words.ts';

export type GradingChoice = 'strict' | 'helpful';

/** Context of the answer's column. */
export interface AnswerColumn {
  readonly language: string | null;
  readonly rows: readonly Pick<ClusterRow, 'id' | 'col_1_value' | 'col_2_value' | 'col_3_value'>[];
}

interface TypedAnswer {
  readonly word: SessionWord;
  readonly typed: string;
  readonly grading: GradingChoice;
  readonly mode: 'text' | 'boxes';
  readonly column: AnswerColumn;
}

/** Grades a typed answer: strictly, as the specified test does, or by helpful grading. */
export function gradeTyped({ word, typed, grading, mode, column }: TypedAnswer): Grading {
  const expected = expectedText(word);
  const question = questionText(word);
  const { language, rows } = column;
  if (grading === 'strict') {
    const same = (answer: string) => isSameAnswer(typed, answer, { caseSensitive: true, language });
    const right = [expected, ...word.accepted].some(same);
    return { verdict: right ? 'right' : 'wrong', reason: null, expected };
  }
  const others = rows.filter(({ id }) => id !== word.row_id);
  const valuesOf = (list: AnswerColumn['rows']) =>
    list.flatMap((row) => {
      const value = rowValue(row, word.target_col);
      return value === null ? [] : [value];
    });
  const synonyms = valuesOf(others.filter((row) => rowValue(row, word.source_col) === question));
  return gradeAnswer({
    expected,
    typed,
    language,
    otherAnswers: valuesOf(others),
    question,
    mode,
    synonyms,
    accepted: word.accepted,
  });
}

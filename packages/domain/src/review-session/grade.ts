/** How a typed answer of a session is judged, and what rating it earns. */
import { rowValue, type ClusterRow } from '../clusters/cluster.ts';
import { isSameAnswer } from '../practice/comparison.ts';
import { gradeAnswer, type Grading, type Verdict } from '../practice/grading.ts';
import { expectedText, questionText, type Rating, type SessionWord } from './words.ts';

export type GradingChoice = 'strict' | 'helpful';

/** The column an answer stands in. */
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

/** Grades what was typed: strictly as the specified test does, or as a fair teacher would. */
export function gradeTyped({ word, typed, grading, mode, column }: TypedAnswer): Grading {
  const expected = expectedText(word);
  const question = questionText(word);
  const { language, rows } = column;
  if (grading === 'strict') {
    const right = isSameAnswer(typed, expected, { caseSensitive: true, language });
    return { verdict: right ? 'right' : 'wrong', reason: null, expected };
  }
  const others = rows.filter(({ id }) => id !== word.row_id);
  const valuesOf = (list: AnswerColumn['rows']) =>
    list.flatMap((row) => {
      const value = rowValue(row, word.target_col);
      return value === null ? [] : [value];
    });
  const synonyms = valuesOf(others.filter((row) => rowValue(row, word.source_col) === question));
  return gradeAnswer({ expected, typed, language, otherAnswers: valuesOf(others), question, mode, synonyms });
}

/** Wrong: again; after a note, a retry or a hint: hard; right: good. Easy is said by the person alone. */
export function ratingFor(verdict: Verdict, helped: boolean): Rating {
  if (verdict === 'wrong' || verdict === 'almost') return 1;
  return verdict === 'right_with_note' || helped ? 2 : 3;
}

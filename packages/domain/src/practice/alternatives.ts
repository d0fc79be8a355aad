/** Keeps an answer that a learner may give as well: the cell with one more alternative. */
import { CELL_MAX } from '../clusters/cells.ts';
import { codePointLength } from '../text/characters.ts';
import { gradeAnswer } from './grading/grade.ts';

/** What cells separate their alternatives by, the likeliest first; a slash stands fixed between letter boxes. */
const SEPARATORS = [';', '/', ','] as const;

/** The cell with the answer in it, in the cell's own way of writing several; null where it would not be accepted then. */
export function withAlternative(cell: string, answer: string, language: string | null): string | null {
  const added = answer.trim();
  const own = SEPARATORS.find((separator) => cell.includes(separator)) ?? '/';
  const candidates = [own, ...SEPARATORS].map((separator) =>
    separator === '/' ? `${cell} / ${added}` : `${cell}${separator} ${added}`,
  );
  const isAccepted = (expected: string) =>
    codePointLength(expected) <= CELL_MAX &&
    [added, cell].every(
      (typed) =>
        gradeAnswer({ expected, typed, language, otherAnswers: [], question: null, mode: 'text' }).verdict === 'right',
    );
  return candidates.find(isAccepted) ?? null;
}

/** Adds an accepted answer to a cell as an alternative. */
import { MAX_CELL_LENGTH } from '../clusters/cells.ts';
import { codePointLength } from '../text/characters.ts';
import { gradeAnswer } from './grading/grade.ts';

/** Separators of alternatives in cells, most common first; a slash is fixed between letter boxes. */
const SEPARATORS = [';', '/', ','] as const;

/** The cell with the answer added, in the cell's own style of alternatives; null if it would not be accepted then. */
export function withAlternative(cell: string, answer: string, language: string | null): string | null {
  const added = answer.trim();
  const own = SEPARATORS.find((separator) => cell.includes(separator)) ?? '/';
  const candidates = [own, ...SEPARATORS].map((separator) =>
    separator === '/' ? `${cell} / ${added}` : `${cell}${separator} ${added}`,
  );
  const isAccepted = (expected: string) =>
    codePointLength(expected) <= MAX_CELL_LENGTH &&
    [added, cell].every(
      (typed) =>
        gradeAnswer({ expected, typed, language, otherAnswers: [], question: null, mode: 'text' }).verdict === 'right',
    );
  return candidates.find(isAccepted) ?? null;
}

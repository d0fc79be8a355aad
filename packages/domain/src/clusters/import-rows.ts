/** Which rows of a file are imported, and what is said of those that are not. */
import { codePointLength, hasForbiddenCharacters } from '../text/characters.ts';
import { CELL_MAX, normalizeCell } from './cells.ts';
import { FREE_ROWS } from './free-plan.ts';

export type SkipReason = 'no_first_value' | 'too_long' | 'unstorable';

/** Why a row was skipped, as a sentence. */
export const SKIP_TEXTS: Readonly<Record<SkipReason, string>> = {
  no_first_value: 'No value in the first column.',
  too_long: `A cell is longer than ${CELL_MAX} characters.`,
  unstorable: 'A cell contains characters that cannot be stored.',
};

export type StoredCells = [string, string | null, string | null];
type Judgement = { readonly values: StoredCells } | { readonly skipped: SkipReason } | 'blank';

/** Short printable ASCII without blanks at its ends, as most cells are, is stored as it is. */
const PLAIN = /^[!-~](?:[ -~]{0,400}[!-~])?$/;

const stored = (cell: string | null | undefined): string | null =>
  cell === null || cell === undefined || cell === '' ? null : PLAIN.test(cell) ? cell : normalizeCell(cell);

/** What becomes of a row, judged by its first three cells. `more` says that there are values beyond them. */
export function judgeRow(cells: readonly (string | null)[], more: boolean): Judgement {
  const first = stored(cells[0]);
  const second = stored(cells[1]);
  const third = stored(cells[2]);
  if (first === null) return second === null && third === null && !more ? 'blank' : { skipped: 'no_first_value' };
  for (const value of [first, second, third]) {
    if (value === null || PLAIN.test(value)) continue;
    if (hasForbiddenCharacters(value)) return { skipped: 'unstorable' };
    if (codePointLength(value) > CELL_MAX) return { skipped: 'too_long' };
  }
  return { values: [first, second, third] };
}

export interface ImportOutcome {
  readonly imported: number;
  readonly skipped: number;
  /** Last rows beyond the plan's limit. */
  readonly left: number;
  readonly append: boolean;
}

const rows = (count: number, singular: string, plural: string) => `${count} ${count === 1 ? singular : plural}`;

/** Accounts for every row of the file. */
export function importMessage({ imported, skipped, left, append }: ImportOutcome): string {
  const sentences = [`${rows(imported, 'row was', 'rows were')} ${append ? 'added' : 'imported'}.`];
  if (skipped > 0) sentences.push(`${rows(skipped, 'row was', 'rows were')} skipped.`);
  if (left > 0) {
    sentences.push(
      `${rows(left, 'last row was', 'last rows were')} not imported, because your plan supports only ${FREE_ROWS} rows per cluster.`,
    );
  }
  return sentences.join(' ');
}

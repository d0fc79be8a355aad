/** Validation of a file's rows, and messages about skipped ones. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/imports.ts';
import { codePointLength, hasForbiddenCharacters } from '../text/characters.ts';
import { MAX_CELL_LENGTH, normalizeCell } from './cells.ts';
import { FREE_ROWS } from './free-plan.ts';

export type SkipReason = 'no_first_value' | 'too_long' | 'unstorable';

/** Reasons of skipped rows. */
export const SKIP_MESSAGES: Readonly<Record<SkipReason, Message>> = {
  no_first_value: message('import.no_first_value'),
  too_long: message('import.cell_too_long', { most: MAX_CELL_LENGTH }),
  unstorable: message('import.cell_unstorable'),
};

export type StoredCells = [string, string | null, string | null];
type Judgement = { readonly values: StoredCells } | { readonly skipped: SkipReason } | 'blank';

/** Short printable ASCII without blanks at its ends, as most cells are, is stored as it is. */
const PLAIN = /^[!-~](?:[ -~]{0,400}[!-~])?$/;

/** Validates a row by its first three cells. `more`: there are values beyond them. */
export function judgeRow(cells: readonly (string | null)[], more: boolean): Judgement {
  let problem: SkipReason | null = null;
  const stored = (cell: string | null | undefined): string | null => {
    if (cell === null || cell === undefined || cell === '') return null;
    if (PLAIN.test(cell)) return cell;
    const value = normalizeCell(cell);
    if (value !== null) problem ??= problemOf(value);
    return value;
  };
  const [first, second, third] = [stored(cells[0]), stored(cells[1]), stored(cells[2])];
  if (first === null) return second === null && third === null && !more ? 'blank' : { skipped: 'no_first_value' };
  return problem === null ? { values: [first, second, third] } : { skipped: problem };
}

function problemOf(value: string): SkipReason | null {
  if (hasForbiddenCharacters(value)) return 'unstorable';
  return codePointLength(value) > MAX_CELL_LENGTH ? 'too_long' : null;
}

export interface ImportOutcome {
  readonly imported: number;
  readonly skipped: number;
  /** Last rows beyond the plan's limit. */
  readonly left: number;
  readonly append: boolean;
  /** Rows left out because they were there already, and rows of the cluster that were changed. */
  readonly duplicates?: number;
  readonly updated?: number;
}

/** Accounts for every row of the file. */
export function importMessages(outcome: ImportOutcome): Message[] {
  const { imported, skipped, left, append, duplicates = 0, updated = 0 } = outcome;
  const messages: Message[] = [message(append ? 'import.rows_added' : 'import.rows_imported', { count: imported })];
  if (updated > 0) messages.push(message('import.rows_updated', { count: updated }));
  if (duplicates > 0) messages.push(message('import.duplicates_skipped', { count: duplicates }));
  if (skipped > 0) messages.push(message('import.rows_skipped', { count: skipped }));
  if (left > 0) messages.push(message('import.rows_left', { count: left, limit: FREE_ROWS }));
  return messages;
}

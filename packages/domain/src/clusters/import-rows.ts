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

const stored = (cell: string | null | undefined): string | null =>
  cell === null || cell === undefined || cell === '' ? null : PLAIN.test(cell) ? cell : normalizeCell(cell);

/** Validates a row by its first three cells. `more`: there are values beyond them. */
export function judgeRow(cells: readonly (string | null)[], more: boolean): Judgement {
  const first = stored(cells[0]);
  const second = stored(cells[1]);
  const third = stored(cells[2]);
  if (first === null) return second === null && third === null && !more ? 'blank' : { skipped: 'no_first_value' };
  for (const value of [first, second, third]) {
    if (value === null || PLAIN.test(value)) continue;
    if (hasForbiddenCharacters(value)) return { skipped: 'unstorable' };
    if (codePointLength(value) > MAX_CELL_LENGTH) return { skipped: 'too_long' };
  }
  return { values: [first, second, third] };
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

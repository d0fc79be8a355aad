/** Edits of many rows: pasting into cells, replacing text, tags. */
import { cellProblem, normalizeCell } from '../clusters/cells.ts';
import { COLUMN_NUMBERS, rowValue, type ClusterRow } from '../clusters/cluster.ts';
import type { CellValues, RowEdit, Rows } from './changes.ts';
import type { TableColumn } from './columns.ts';

/** The normalised cells of an edit; without invalid ones. */
export function validCells(cells: CellValues): CellValues {
  const valid: Record<string, string | null> = {};
  for (const column of COLUMN_NUMBERS) {
    const field = `col_${column}_value` as const;
    if (!(field in cells)) continue;
    const value = normalizeCell(cells[field] ?? null);
    if (cellProblem(column, value) === null) valid[field] = value;
  }
  return { ...valid, ...(cells.tags && { tags: cells.tags }) };
}

/**
 * Pastes a table over cells, starting at the first cell; values beyond the last row or column are dropped. `rows` start
 * at the first cell, in view order.
 */
export function pastedOver(
  rows: Rows,
  columns: readonly TableColumn[],
  firstColumn: number,
  values: readonly (readonly string[])[],
): { edits: RowEdit[]; left: number } {
  const edits: RowEdit[] = [];
  let left = 0;
  for (const [down, line] of values.entries()) {
    const row = rows[down];
    const cells: Record<string, string | null> = {};
    for (const [across, text] of line.entries()) {
      const column = columns[firstColumn + across];
      if (row === undefined || column === undefined) left += 1;
      else cells[`col_${column.number}_value`] = text;
    }
    if (row !== undefined && Object.keys(cells).length > 0) edits.push({ rowId: row.id, cells: validCells(cells) });
  }
  return { edits: edits.filter(({ cells }) => Object.keys(cells).length > 0), left };
}

export interface Replacing {
  readonly find: string;
  readonly replace: string;
  readonly matchCase: boolean;
  /** Only cells that are exactly the text. */
  readonly wholeCell: boolean;
  /** Columns to search. */
  readonly columns: readonly number[];
}

export interface Replacement {
  readonly rowId: number;
  readonly column: TableColumn;
  readonly before: string;
  /** Normalised; null: empty. */
  readonly after: string | null;
  /** The cell may not be so: it stays as it is. */
  readonly problem: boolean;
}

/** The text with all occurrences replaced; case-insensitive if lower case keeps the length. */
function replaced(text: string, { find, replace, matchCase, wholeCell }: Replacing): string {
  const lower = text.toLowerCase();
  const exact = matchCase || lower.length !== text.length;
  const [sought, where] = exact ? [find, text] : [find.toLowerCase(), lower];
  if (wholeCell) return where === sought ? replace : text;
  const parts: string[] = [];
  let from = 0;
  for (let at = where.indexOf(sought); at >= 0; at = where.indexOf(sought, from)) {
    parts.push(text.slice(from, at), replace);
    from = at + sought.length;
  }
  return [...parts, text.slice(from)].join('');
}

/** Preview of a replacement, cell by cell in row order. */
export function replacements(rows: Rows, columns: readonly TableColumn[], wanted: Replacing): Replacement[] {
  const find = wanted.find.normalize('NFC');
  if (find === '') return [];
  const looked = columns.filter(({ number }) => wanted.columns.includes(number));
  const found: Replacement[] = [];
  for (const row of rows) for (const column of looked) found.push(...replacementIn(row, column, { ...wanted, find }));
  return found;
}

function replacementIn(row: ClusterRow, column: TableColumn, wanted: Replacing): Replacement[] {
  const before = rowValue(row, column.number);
  if (before === null) return [];
  const after = normalizeCell(replaced(before, wanted));
  if (after === before) return [];
  return [{ rowId: row.id, column, before, after, problem: cellProblem(column.number, after) !== null }];
}

/** The replacements that can be made, as edits of rows. */
export const replacingEdits = (found: readonly Replacement[]): RowEdit[] =>
  [
    ...Map.groupBy(
      found.filter(({ problem }) => !problem),
      ({ rowId }) => rowId,
    ),
  ].map(([rowId, of]) => ({
    rowId,
    cells: Object.fromEntries(of.map(({ column, after }) => [`col_${column.number}_value`, after])),
  }));

/** Adds and removes tags of rows; unchanged rows are left out. */
export function taggingEdits(
  rows: Rows,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): RowEdit[] {
  return rows.flatMap((row) => {
    const before = row.tags ?? [];
    const tags = [...new Set([...before.filter((tag) => !remove.includes(tag)), ...add])];
    return tags.length === before.length && tags.every((tag, index) => tag === before[index])
      ? []
      : { rowId: row.id, cells: { tags } };
  });
}

/** Rows as text for a spreadsheet: tabs between cells, quoted if they contain a tab, a quote or a line break. */
export const asClipboardText = (rows: Rows, columns: readonly TableColumn[]): string =>
  rows
    .map((row) =>
      columns
        .map(({ number }) => rowValue(row, number) ?? '')
        .map((value) => (/["\t\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
        .join('\t'),
    )
    .join('\n');

import { message } from '@wordcluster/domain/messages/all';
import type { TableRow } from '@wordcluster/table-reader';
import { judgeRow, type StoredCells } from '@wordcluster/domain/clusters/import-rows';
import { restoreFormula } from '@wordcluster/domain/clusters/formulas';
import { storableTags } from '../words/word-rows.ts';
import { tooLarge } from './import-problem.ts';
import type { ImportReport, RowBatch } from './import-report.ts';

/** Bounds of what one file brings. */
const MAX_DATA_ROWS = 200_000;
/** Empty lines cost time too; a sheet formatted to its very end has a million. */
const MAX_BLANK_ROWS = 2_000_000;
const PREVIEW_ROWS = 20;
/** Skipped rows that are named; the others are counted. */
const NAMED_LINES = 20;
const BATCH_ROWS = 5000;
/** A batch of long cells ends earlier. */
const BATCH_UNITS = 1_000_000;

type RowFindings = Pick<
  ImportReport,
  'rows' | 'valid' | 'blank' | 'skipped' | 'first_row' | 'first_row_skipped' | 'preview' | 'columns'
>;

/**
 * Judges every row of a file, hands the importable ones on in batches, and counts the rest with their reasons.
 * `neutralized`: an apostrophe before a formula was put there by the export and is taken off. `tagged`: the first cell of each row is
 * the tags of what follows.
 */
export async function collectRows(
  rows: AsyncIterable<TableRow[]>,
  { neutralized, tagged }: { neutralized: boolean; tagged: boolean },
  onBatch: (batch: RowBatch) => Promise<void>,
): Promise<RowFindings> {
  const found: RowFindings = {
    rows: 0,
    valid: 0,
    blank: 0,
    skipped: [],
    first_row: [],
    first_row_skipped: false,
    preview: [],
    columns: 0,
  };
  let waiting: { cells: StoredCells; tags: string[] }[] = [];
  let units = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    const column = (index: 0 | 1 | 2) => arrayLiteral(waiting.map(({ cells }) => cells[index]));
    const batch: RowBatch = {
      first: found.valid - waiting.length + 1,
      count: waiting.length,
      columns: [column(0), column(1), column(2)],
      tags: waiting.some(({ tags }) => tags.length > 0)
        ? arrayLiteral(waiting.map(({ tags }) => arrayLiteral(tags)))
        : null,
    };
    waiting = [];
    units = 0;
    await onBatch(batch);
  };
  for await (const piece of rows) {
    for (const whole of piece) {
      const { row, tags } = tagged ? behindTags(whole) : { row: whole, tags: [] };
      const values = take(row, neutralized, found);
      if (!values) continue;
      waiting.push({ cells: values, tags });
      units += values[0].length + (values[1]?.length ?? 0) + (values[2]?.length ?? 0);
      if (waiting.length >= BATCH_ROWS || units > BATCH_UNITS) await flush();
    }
  }
  await flush();
  return found;
}

function behindTags({ line, cells: [first, ...cells], width, columns }: TableRow): { row: TableRow; tags: string[] } {
  const tags = (first ?? '').split(' ').filter((tag) => tag !== '');
  return {
    row: { line, cells, width: Math.max(0, width - 1), columns: columns - 1 },
    // Anki parts tags at spaces, and has others within them.
    tags: storableTags(tags.map((tag) => tag.replaceAll('\u00A0', ' '))),
  };
}

/** Texts as PostgreSQL writes an array. Made in the worker: on the main thread it would take other users' time. */
function arrayLiteral(values: readonly (string | null)[]): string {
  let literal = '{';
  for (const [index, value] of values.entries()) {
    if (index > 0) literal += ',';
    literal += value === null ? 'NULL' : `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
  }
  return `${literal}}`;
}

function countBlank(found: RowFindings): void {
  found.blank += 1;
  if (found.blank > MAX_BLANK_ROWS) throw tooLarge(message('import.blank_rows'));
}

/** Counts a row; returns its cells when it can be imported. */
function take(row: TableRow, neutralized: boolean, found: RowFindings): StoredCells | null {
  if (row.width === 0) {
    if (row.columns > 0) countBlank(found);
    return null;
  }
  const cells = neutralized ? row.cells.map((cell) => (cell === null ? null : restoreFormula(cell))) : row.cells;
  const judged = judgeRow(cells, row.width > cells.length);
  if (judged === 'blank') {
    countBlank(found);
    return null;
  }
  found.rows += 1;
  // One more than the limit, as the first may be the header.
  if (found.rows > MAX_DATA_ROWS + 1) throw tooLarge(message('import.too_many_rows'));
  found.columns = Math.max(found.columns, row.width);
  const values = 'values' in judged ? judged.values : null;
  if (found.rows === 1) {
    found.first_row =
      values ?? cells.map((cell) => cell?.slice(0, 1000).toWellFormed().replaceAll('\0', '\uFFFD') ?? null);
    found.first_row_skipped = values === null;
  }
  if ('skipped' in judged) {
    let entry = found.skipped.find(({ reason }) => reason === judged.skipped);
    if (!entry) found.skipped.push((entry = { reason: judged.skipped, count: 0, lines: [] }));
    entry.count += 1;
    if (entry.lines.length < NAMED_LINES) entry.lines.push(row.line);
    return null;
  }
  found.valid += 1;
  if (found.preview.length < PREVIEW_ROWS) {
    const [col_1_value, col_2_value, col_3_value] = judged.values;
    found.preview.push({ line: row.line, col_1_value, col_2_value, col_3_value });
  }
  return judged.values;
}

import { judgeRow, type StoredCells } from '@wordcluster/domain/clusters/import-rows';
import { message } from '@wordcluster/domain/messages/all';
import { storableTags } from '../words/word-rows.ts';
import { tooLarge } from './import-problem.ts';
import type { ImportReport, RowBatch } from './import-report.ts';
import type { MappedRow } from './map-table.ts';
import { MAX_ROWS } from './scan-tables.ts';

const PREVIEW_ROWS = 20;
/** Skipped rows that are named; the others are counted. */
const NAMED_LINES = 20;
const BATCH_ROWS = 5000;
/** A batch of long cells ends earlier. */
const BATCH_UNITS = 1_000_000;

export type RowFindings = Pick<
  ImportReport,
  'rows' | 'valid' | 'blank' | 'skipped' | 'first_row' | 'first_row_skipped' | 'preview'
>;

/** Validates rows of a table, passes the importable ones on in batches, and counts the others by reason. */
export function rowCollector(onBatch: (batch: RowBatch) => Promise<void>) {
  const found: RowFindings = {
    rows: 0,
    valid: 0,
    blank: 0,
    skipped: [],
    first_row: [],
    first_row_skipped: false,
    preview: [],
  };
  let buffered: { cells: StoredCells; tags: string[] }[] = [];
  let units = 0;
  const flush = async () => {
    if (buffered.length === 0) return;
    const column = (index: 0 | 1 | 2) => arrayLiteral(buffered.map(({ cells }) => cells[index]));
    let bytes = 0;
    for (const { cells } of buffered) for (const cell of cells) if (cell !== null) bytes += Buffer.byteLength(cell);
    const batch: RowBatch = {
      first: found.valid - buffered.length + 1,
      count: buffered.length,
      bytes,
      columns: [column(0), column(1), column(2)],
      tags: buffered.some(({ tags }) => tags.length > 0)
        ? arrayLiteral(buffered.map(({ tags }) => arrayLiteral(tags)))
        : null,
    };
    buffered = [];
    units = 0;
    await onBatch(batch);
  };
  return {
    async add(rows: readonly MappedRow[]): Promise<void> {
      for (const row of rows) {
        const values = take(row, found);
        if (!values) continue;
        buffered.push({ cells: values, tags: row.tags.length === 0 ? [] : storableTags(row.tags) });
        units += values[0].length + (values[1]?.length ?? 0) + (values[2]?.length ?? 0);
        if (buffered.length >= BATCH_ROWS || units > BATCH_UNITS) await flush();
      }
    },
    async end(): Promise<RowFindings> {
      await flush();
      return found;
    },
  };
}

/** PostgreSQL array literals. Made in the worker: on the main thread it would take other users' time. */
function arrayLiteral(values: readonly (string | null)[]): string {
  let literal = '{';
  for (const [index, value] of values.entries()) {
    if (index > 0) literal += ',';
    literal += value === null ? 'NULL' : `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
  }
  return `${literal}}`;
}

/** Counts a row; returns its cells when it can be imported. */
function take({ line, cells, more }: MappedRow, found: RowFindings): StoredCells | null {
  const judged = judgeRow(cells, more);
  if (judged === 'blank') {
    found.blank += 1;
    return null;
  }
  found.rows += 1;
  // One more than the limit, as the first may be the header.
  if (found.rows > MAX_ROWS + 1) throw tooLarge(message('import.too_many_rows'));
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
    if (entry.lines.length < NAMED_LINES) entry.lines.push(line);
    return null;
  }
  found.valid += 1;
  if (found.preview.length < PREVIEW_ROWS) {
    const [col_1_value, col_2_value, col_3_value] = judged.values;
    found.preview.push({ line, col_1_value, col_2_value, col_3_value });
  }
  return judged.values;
}

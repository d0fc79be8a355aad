import { closeSync, openSync, writeSync } from 'node:fs';
import { headingOf } from '@wordcluster/domain/clusters/heading-line';
import { message } from '@wordcluster/domain/messages/all';
import type { Merge, TableRow } from '@wordcluster/table-reader';
import { tooLarge } from './import-problem.ts';
import type { FoundTable } from './import-report.ts';

/** A table of a file, to be read once. */
export interface TableSource {
  name: string;
  rows: AsyncIterable<TableRow[]> | Iterable<TableRow[]>;
  /** Complete once the rows have been read. */
  merges?: () => readonly Merge[];
  /** Column names given by the file itself. */
  names?: readonly (string | null)[];
  languages?: readonly (string | null)[];
  tags?: readonly number[];
}

/** Maximum of columns; no word list has as many. */
export const MAX_COLUMNS = 60;
/** Sheets of a workbook that are read. */
const MAX_TABLES = 200;
export const MAX_ROWS = 200_000;
/** Empty lines cost time too; a sheet formatted to its very end has a million. */
const MAX_BLANK_ROWS = 2_000_000;
/** Rows by which a table's header, languages and roles are judged. */
export const SAMPLE_ROWS = 200;
/** Minimum rows of tables after the first ones; smaller ones are dropped. */
const FEWER_ROWS = 30;
const WELL_SAMPLED = 10;
const SAMPLE_LENGTH = 200;
const BUFFERED = 256 * 1024;
/** Longer records are reported to the user. */
const MAX_LINES = 2;
const NAMED_LINES = 5;

const SPACE = 32;
/** Most cells begin with a printable ASCII character, which decides without `trim`. */
export const isEmpty = (cell: string | null | undefined): boolean => {
  if (cell === null || cell === undefined || cell === '') return true;
  const first = cell.charCodeAt(0);
  return (first <= SPACE || first > 126) && cell.trim() === '';
};

/**
 * Reads the tables of a file once into a cache beside it, from which columns can be mapped in any way, and counts their
 * content.
 */
export async function scanTables(
  sources: AsyncIterable<TableSource> | Iterable<TableSource>,
  cache: string,
  /** Receives the rows of each table as they are read; reading continues when it resolves. */
  onRows?: (table: FoundTable, rows: TableRow[]) => Promise<void>,
): Promise<FoundTable[]> {
  const file = openSync(cache, 'w', 0o600);
  const tables: FoundTable[] = [];
  let offset = 0;
  try {
    for await (const source of sources) {
      if (tables.length >= MAX_TABLES) break;
      const most = tables.length < WELL_SAMPLED ? SAMPLE_ROWS : FEWER_ROWS;
      const { table, bytes } = await scanTable(source, { file, offset, sampled: most, onRows });
      offset += bytes;
      tables.push(table);
    }
  } finally {
    closeSync(file);
  }
  const filled = tables.filter(({ rows }) => rows > 0);
  // Tables without rows are dropped, unless there is nothing else.
  return (filled.length > 0 ? filled : tables.slice(0, 1)).map((table, index) => ({ ...table, index }));
}

interface Scanning {
  file: number;
  offset: number;
  sampled: number;
  onRows: ((table: FoundTable, rows: TableRow[]) => Promise<void>) | undefined;
}

async function scanTable(source: TableSource, { file, offset, sampled, onRows }: Scanning) {
  const table: FoundTable = {
    index: 0,
    name: source.name,
    offset,
    bytes: 0,
    rows: 0,
    blank: 0,
    columns: 0,
    filled: [],
    sample: [],
    declared: { names: source.names ?? null, languages: source.languages ?? [], tags: source.tags ?? [] },
    merges: [],
    longRecords: [],
    headings: 0,
    commas: { spaced: 0, widths: {} },
  };
  let buffer = '';
  const flush = () => {
    table.bytes += writeSync(file, buffer);
    buffer = '';
  };
  for await (const piece of source.rows) {
    const rows: TableRow[] = [];
    for (const row of piece) {
      if (!take(table, row, sampled)) continue;
      const limited = row.cells.length > MAX_COLUMNS ? { ...row, cells: row.cells.slice(0, MAX_COLUMNS) } : row;
      rows.push(limited);
      const cells = limited.cells.length > 0 ? `,${JSON.stringify(limited.cells).slice(1)}` : ']';
      buffer += `[${row.line},${row.width}${cells}\n`;
      if (buffer.length > BUFFERED) flush();
    }
    await onRows?.(table, rows);
  }
  flush();
  table.merges = [...(source.merges?.() ?? [])].slice(0, 50_000);
  return { table, bytes: table.bytes };
}

/** Counts a row; false if it is blank. */
function take(table: FoundTable, { line, cells, width, columns, lines = 1 }: TableRow, sampled: number): boolean {
  const blank = width === 0 || (width <= cells.length && cells.every(isEmpty));
  if (blank) {
    if (columns > 0 || width > 0) table.blank += 1;
    if (table.blank > MAX_BLANK_ROWS) throw tooLarge(message('import.blank_rows'));
    return false;
  }
  table.rows += 1;
  // Some more than the limit, as the first may be a title or the header.
  if (table.rows > MAX_ROWS + 6) throw tooLarge(message('import.too_many_rows'));
  table.columns = Math.max(table.columns, width);
  const counted = Math.min(cells.length, MAX_COLUMNS);
  for (let column = 0; column < counted; column += 1)
    if (!isEmpty(cells[column])) table.filled[column] = (table.filled[column] ?? 0) + 1;
  if (lines > MAX_LINES && table.longRecords.length < NAMED_LINES) table.longRecords.push({ line, lines });
  if (table.sample.length < sampled)
    table.sample.push(cells.slice(0, MAX_COLUMNS).map((cell) => cell?.slice(0, SAMPLE_LENGTH) ?? null));
  if (headingOfRow(cells, width) !== null) table.headings += 1;
  countCommas(table, cells);
  return true;
}

/** A wider row with a single value has a margin of at most so many columns. */
const WIDEST_HEADING = 3;

/** The heading that a row consists of; null for a row of words. */
export function headingOfRow(cells: readonly (string | null)[], width: number): string | null {
  if (width > WIDEST_HEADING) return null;
  const [cell, ...others] = cells.filter((one) => !isEmpty(one));
  return cell === null || cell === undefined || others.length > 0 ? null : headingOf(cell);
}

/** Number of columns if values after a comma and a space belong to the one before. */
function countCommas(table: FoundTable, cells: readonly (string | null)[]): void {
  let width = 0;
  let spaced = false;
  for (const [index, cell] of cells.entries()) {
    if (index > 0 && cell?.charCodeAt(0) === SPACE && /^ \S/.test(cell)) spaced = true;
    else width += 1;
  }
  if (spaced) table.commas.spaced += 1;
  table.commas.widths[width] = (table.commas.widths[width] ?? 0) + 1;
}

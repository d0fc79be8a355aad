import { message, type Message } from '@wordcluster/domain/messages/all';
import { TableError, type TableOptions } from '@wordcluster/table-reader';
import { problemOf, unreadable } from './import-problem.ts';
import type { FoundTable, ImportReport, RowBatch, TableOverview } from './import-report.ts';
import { layoutOf, mappedRows, overviewOf, type Layout, type MappedRow, type OwnColumns } from './map-table.ts';
import { openFile } from './open-file.ts';
import { scanTables } from './scan-tables.ts';
import { EarlyRows } from './early-rows.ts';
import { rowCollector, type RowFindings } from './row-collector.ts';

/** The user's mapping of columns; absent to use the guess. */
export interface MappingChoice {
  table?: number | undefined;
  columns?: readonly number[] | undefined;
  tags?: readonly number[] | undefined;
}

export interface ImportRequest {
  path: string;
  /** Path of the cached tables; default: beside the file. */
  cache?: string;
  /** By the file's name, or pasted text. */
  format: 'csv' | 'xlsx' | 'text';
  encoding?: string | undefined;
  delimiter?: string | undefined;
  rowDelimiter?: string | undefined;
  languages: string[];
  /** The cluster that the rows are for. */
  own?: OwnColumns | null;
  /** Accept workbooks and texts only. */
  narrow?: boolean;
  mapping?: MappingChoice | undefined;
  /** Earlier result: its tables are in the cache, and the file is not read again. */
  read?: Reading | undefined;
}

/** Result of reading a file. */
export type Reading = Pick<
  ImportReport,
  'format' | 'encoding' | 'delimiter' | 'row_delimiter' | 'preset' | 'title' | 'found' | 'neutralized'
> & { notices: Message[] };

interface Listener {
  /** Receives importable rows; reading continues when it resolves. */
  batch: (batch: RowBatch) => Promise<void>;
  /** Called with the unpacked bytes of a part before it is read. */
  part?: TableOptions['onPart'];
}

/** The columns of a cluster. */
const CLUSTER_COLUMNS = 3;

/**
 * Reads a file with tables, or only maps its columns again: passes on the importable rows of the chosen table in
 * batches and returns the report. Independent of database and threads. Throws ImportProblem with a message for the user
 * if the file cannot be read.
 */
export async function readImport(request: ImportRequest, { batch, part }: Listener): Promise<ImportReport> {
  const cache = request.cache ?? `${request.path}.tables`;
  try {
    if (request.read) return await mapFile(request, cache, { read: request.read, early: null }, batch);
    return await mapFile(request, cache, await readFile(request, cache, { batch, part }), batch);
  } catch (error) {
    throw error instanceof TableError ? problemOf(error) : error;
  }
}

interface ReadFile {
  read: Reading;
  /** Rows that were mapped meanwhile. */
  early: EarlyRows | null;
}

async function readFile(
  request: ImportRequest,
  cache: string,
  { batch, part = () => undefined }: Listener,
): Promise<ReadFile> {
  const { path, format: named, narrow = true, encoding, delimiter, rowDelimiter, languages } = request;
  const opened = await openFile(path, named, { encoding, delimiter, rowDelimiter, languages }, { narrow, part });
  try {
    const neutralized = opened.format === 'csv' || opened.format === 'text';
    const early =
      request.mapping === undefined
        ? new EarlyRows({ own: request.own ?? null, commas: opened.delimiter === ',', neutralized }, batch)
        : null;
    const found = await scanTables(opened.tables, cache, early ? (table, rows) => early.add(table, rows) : undefined);
    const first = found.find(({ rows }) => rows > 0);
    if (!first) {
      if (opened.format === 'xlsx') throw new TableError('no_sheet_with_rows');
      throw unreadable(opened.format === 'text' ? message('import.no_pasted_rows') : message('import.no_rows'));
    }
    const read: Reading = {
      format: opened.format,
      encoding: opened.encoding,
      delimiter: opened.delimiter,
      row_delimiter: opened.rowDelimiter,
      preset: opened.preset,
      title: opened.title,
      found,
      neutralized,
      notices: opened.notices(first.name),
    };
    return { read, early };
  } finally {
    opened.close();
  }
}

async function mapFile(
  { own = null, mapping = {} }: ImportRequest,
  cache: string,
  { read, early }: ReadFile,
  batch: Listener['batch'],
): Promise<ImportReport> {
  const layouts = read.found.map((table) => layoutOf(table, own, read.delimiter === ','));
  const tables = read.found.map((table, index) => overviewOf(table, layouts[index] as Layout));
  const chosen = mapping.table ?? guessTable(tables, read);
  const table = read.found[chosen];
  const layout = layouts[chosen];
  const overview = tables[chosen];
  if (!table || !layout || !overview) throw unreadable(message('import.unknown_table'));
  const known = new Set([...overview.columns.map(({ index }) => index), ...overview.mapped]);
  const columns = mapping.columns ?? overview.mapped;
  const tags = mapping.tags ?? (mapping.columns === undefined ? overview.tags : []);
  if ([...columns, ...tags].some((column) => !known.has(column)) || columns.length === 0)
    throw unreadable(message('import.unknown_column'));
  const mapped = columns.slice(0, CLUSTER_COLUMNS);
  const rows = () => mappedRows(cache, table, layout, { columns: mapped, tags, neutralized: read.neutralized });
  const found = (await early?.end(table, layout)) ?? (await collected(rows(), batch));
  const taken = new Set([...mapped, ...tags]);
  // Columns excluded by choice or as a numbering are not reported as lost.
  const ignored = overview.columns.filter(({ index }) => !taken.has(index)).length;
  return {
    format: read.format,
    ...found,
    blank: table.blank + found.blank,
    first_row_is_header: layout.header,
    columns: Math.max(0, (layout.joinedAt || table.columns) - layout.margin - table.declared.tags.length),
    ignored_columns: ignored,
    encoding: read.encoding,
    delimiter: read.delimiter,
    row_delimiter: read.row_delimiter,
    preset: read.preset,
    sheet: read.format === 'xlsx' ? table.name : null,
    notices: [
      ...read.notices.map((notice) => ofSheet(notice, table.name)),
      ...longRecords(table),
      ...headingNotices(layout),
    ],
    reading_notices: read.notices,
    tables,
    table: chosen,
    mapped,
    tags: [...tags],
    found: read.found,
    title: read.title,
    neutralized: read.neutralized,
  };
}

async function collected(rows: AsyncIterable<MappedRow[]>, batch: Listener['batch']): Promise<RowFindings> {
  const collector = rowCollector(batch);
  for await (const piece of rows) await collector.add(piece);
  return collector.end();
}

/** The first table with at least two columns of words, or else the first; one that only lists the others is skipped. */
function guessTable(tables: readonly TableOverview[], { found, format }: Reading): number {
  const begin = listsOthers(found) ? 1 : 0;
  // A one-row table of a page is layout.
  const several = format === 'html' ? tables.findIndex(({ mapped, rows }) => mapped.length > 1 && rows > 1) : -1;
  if (several > 0) return several;
  const first = tables.findIndex(({ mapped }, index) => index >= begin && mapped.length > 1);
  const begun = tables[begin];
  return begun !== undefined && begun.rows > 1 ? begin : Math.max(0, first);
}

/** Whether the first sheet lists all others, like the summary that Numbers exports. */
function listsOthers([first, ...others]: readonly FoundTable[]): boolean {
  const cells = new Set(first?.sample.flat());
  return others.length > 0 && others.every(({ name }) => name !== '' && cells.has(name));
}

/** Notices of other sheets are reported for the chosen one. */
const ofSheet = (notice: Message, sheet: string): Message =>
  notice.id === 'import.other_sheets'
    ? message('import.other_sheets', { sheet, others: notice.values.others ?? 1 })
    : notice;

/** A record over many lines may be caused by a missing quotation mark. */
const longRecords = ({ longRecords: found }: FoundTable): Message[] =>
  found.map(({ line, lines }) => message('import.long_record', { line, lines }));

const headingNotices = ({ headings }: Layout): Message[] =>
  headings > 0 ? [message('import.headings', { count: headings })] : [];

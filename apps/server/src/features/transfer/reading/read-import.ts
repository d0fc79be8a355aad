import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import { TableError, type TableOptions } from '@wordcluster/table-reader';
import { collectRows } from './collect-rows.ts';
import { problemOf, unreadable } from './import-problem.ts';
import type { FoundTable, ImportReport, RowBatch, TableOverview } from './import-report.ts';
import { layoutOf, mappedRows, overviewOf, type Layout, type OwnColumns } from './map-table.ts';
import { openFile } from './open-file.ts';
import { scanTables } from './scan-tables.ts';

/** What a person says of the columns of a file; absent where the guess holds. */
export interface MappingChoice {
  table?: number | undefined;
  columns?: readonly number[] | undefined;
  tags?: readonly number[] | undefined;
}

export interface ImportRequest {
  path: string;
  /** Where the tables are kept as they were read; beside the file where absent. */
  cache?: string;
  /** By the file's name, or pasted text. */
  format: 'csv' | 'xlsx' | 'text';
  encoding?: string | undefined;
  delimiter?: string | undefined;
  rowDelimiter?: string | undefined;
  languages: string[];
  /** The cluster that the rows are for. */
  own?: OwnColumns | null;
  /** Only workbooks and texts are taken. */
  narrow?: boolean;
  mapping?: MappingChoice | undefined;
  /** What was read before: the cache holds it, and the file is not read again. */
  read?: Reading | undefined;
}

/** What is known of a file once it has been read. */
export type Reading = Pick<
  ImportReport,
  'format' | 'encoding' | 'delimiter' | 'row_delimiter' | 'preset' | 'title' | 'found' | 'neutralized'
> & { notices: Message[] };

interface Listener {
  /** Takes importable rows; what follows waits for it. */
  batch: (batch: RowBatch) => Promise<void>;
  /** Told how many bytes (unpacked) a part of the file holds before it is read. */
  part?: TableOptions['onPart'];
}

/** The columns of a cluster. */
const CLUSTER_COLUMNS = 3;

/**
 * Reads a file with tables, or only maps it anew: hands on the importable rows of the chosen table in batches and returns what was
 * found. Knows neither the database nor threads. Throws ImportProblem with a sentence for the person when the file cannot be read.
 */
export async function readImport(request: ImportRequest, { batch, part }: Listener): Promise<ImportReport> {
  const cache = request.cache ?? `${request.path}.tables`;
  try {
    const read = request.read ?? (await readFile(request, cache, part ?? (() => undefined)));
    return await mapFile(request, cache, read, batch);
  } catch (error) {
    throw error instanceof TableError ? problemOf(error) : error;
  }
}

async function readFile(request: ImportRequest, cache: string, part: (bytes: number) => void): Promise<Reading> {
  const { path, format: named, narrow = true, encoding, delimiter, rowDelimiter, languages } = request;
  const opened = await openFile(path, named, { encoding, delimiter, rowDelimiter, languages }, { narrow, part });
  try {
    const found = await scanTables(opened.tables, cache);
    const first = found.find(({ rows }) => rows > 0);
    if (!first) {
      if (opened.format === 'xlsx') throw new TableError('no_sheet_with_rows');
      throw unreadable(opened.format === 'text' ? message('import.no_pasted_rows') : message('import.no_rows'));
    }
    return {
      format: opened.format,
      encoding: opened.encoding,
      delimiter: opened.delimiter,
      row_delimiter: opened.rowDelimiter,
      preset: opened.preset,
      title: opened.title,
      found,
      neutralized: opened.format === 'csv' || opened.format === 'text',
      notices: opened.notices(first.name),
    };
  } finally {
    opened.close();
  }
}

async function mapFile(
  { own = null, mapping = {} }: ImportRequest,
  cache: string,
  read: Reading,
  batch: Listener['batch'],
): Promise<ImportReport> {
  const layouts = read.found.map((table) => layoutOf(table, own, read.delimiter === ','));
  const tables = read.found.map((table, place) => overviewOf(table, layouts[place] as Layout));
  const chosen = mapping.table ?? guessTable(tables, read.found);
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
  const rows = mappedRows(cache, table, layout, { columns: mapped, tags, neutralized: read.neutralized });
  const found = await collectRows(rows, batch);
  const taken = new Set([...mapped, ...tags]);
  // A column that was left out by choice or as a numbering is not lost: what counts is what could have been a word.
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
    notices: [...read.notices.map((notice) => ofSheet(notice, table.name)), ...longRecords(table)],
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

/** The first table that has at least two columns of words, or else the first; one that only lists the others is passed over. */
function guessTable(tables: readonly TableOverview[], found: readonly FoundTable[]): number {
  const begin = listsOthers(found) ? 1 : 0;
  const first = tables.findIndex(({ mapped }, place) => place >= begin && mapped.length > 1);
  const begun = tables[begin];
  return begun !== undefined && begun.rows > 1 ? begin : Math.max(0, first);
}

/** Whether the first sheet names all others, as the summary that Numbers exports. */
function listsOthers([first, ...others]: readonly FoundTable[]): boolean {
  const cells = new Set(first?.sample.flat());
  return others.length > 0 && others.every(({ name }) => name !== '' && cells.has(name));
}

/** What is said of other sheets is said of the one that is chosen. */
const ofSheet = (notice: Message, sheet: string): Message =>
  notice.id === 'import.other_sheets'
    ? message('import.other_sheets', { sheet, others: notice.values.others ?? 1 })
    : notice;

/** A record over many lines may be what a lost quotation mark took in. */
const longRecords = ({ longRecords: found }: FoundTable): Message[] =>
  found.map(({ line, lines }) => message('import.long_record', { line, lines }));

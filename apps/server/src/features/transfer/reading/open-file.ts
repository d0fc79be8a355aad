import { stat } from 'node:fs/promises';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import {
  FOREIGN_KINDS,
  openWorkbook,
  recognise,
  TableError,
  type ForeignKind,
  type Recognised,
  type Sheet,
} from '@wordcluster/table-reader';
import { foreignFile, noticeMessage } from './import-problem.ts';
import type { ImportReport } from './import-report.ts';
import type { TableSource } from './scan-tables.ts';
import { openText, type TextChoices } from './text-tables.ts';

/** A file with tables, before they are read. */
export interface OpenedFile {
  format: ImportReport['format'];
  encoding: string | null;
  delimiter: string | null;
  rowDelimiter: string | null;
  preset: ImportReport['preset'];
  /** The file's own title. */
  title: string | null;
  tables: Iterable<TableSource>;
  /** Complete once the tables have been read. */
  notices: (chosen: string) => Message[];
  close: () => void;
}

const nothing = { encoding: null, delimiter: null, rowDelimiter: null, preset: null, title: null };
const isForeign = (kind: string): kind is ForeignKind => FOREIGN_KINDS.some((one) => one === kind);

/**
 * Opens a file by its detected content; readers of rarer kinds are loaded by dynamic import, as each file has a process
 * of its own. `narrow`: the call for a single cluster accepts workbooks and texts only, and rejects others by kind.
 */
export async function openFile(
  path: string,
  named: 'csv' | 'xlsx' | 'text',
  choices: TextChoices,
  { narrow, part }: { narrow: boolean; part: (bytes: number) => void },
): Promise<OpenedFile> {
  const found = await recognise(path);
  const { kind } = found;
  if (kind === 'empty') throw new TableError('empty_file');
  if (kind === 'encrypted') throw new TableError('encrypted');
  if (kind === 'database' && !narrow) {
    part((await stat(path)).size);
    const { lookedUpWords } = await import('./looked-up-words.ts');
    const lookedUp = await lookedUpWords(path);
    if (lookedUp) {
      const { lookedUpTables } = await import('./looked-up-tables.ts');
      const tables = lookedUpTables(lookedUp.words, lookedUp.kind === 'kindle' ? 'Kindle' : 'KOReader');
      return { ...nothing, format: lookedUp.kind, tables, notices: () => [], close: () => undefined };
    }
  }
  if (isForeign(kind)) throw foreignFile(kind);
  if (kind === 'workbook' || (kind === 'archive' && isWorkbookAtLeast(found, narrow))) return workbookFile(path, part);
  if (kind === 'archive') throw foreignFile('packed');
  if (named === 'xlsx' && narrow) {
    if (kind === 'html') throw foreignFile('html');
    throw new TableError('not_a_workbook');
  }
  if (kind === 'html') {
    if (narrow) throw foreignFile('html');
    const { htmlTables } = await import('./markup-tables.ts');
    const tables = await htmlTables(path, choices.encoding);
    if (tables.length === 0) throw foreignFile('html');
    return { ...nothing, format: 'html', tables, notices: () => [], close: () => undefined };
  }
  if (kind === 'json') {
    const { clusterJson } = await import('./markup-tables.ts');
    const table = narrow ? null : await clusterJson(path);
    if (!table) throw foreignFile('json');
    return {
      ...nothing,
      format: 'json',
      title: table.title,
      tables: [table],
      notices: () => [],
      close: () => undefined,
    };
  }
  if (kind === 'xml') {
    const { termKind, termTable } = await import('./term-files.ts');
    const terms = narrow ? null : termKind(found.head);
    if (terms === null) throw foreignFile('xml');
    const table = await termTable(path, found.head.startsWith('\uFEFF') ? 'utf-8' : found.encoding);
    return {
      ...nothing,
      format: terms,
      title: table.title,
      tables: [table],
      notices: () => [],
      close: () => undefined,
    };
  }
  const text = await openText(path, named === 'text' ? 'text' : 'csv', choices, part);
  return {
    format: named === 'text' ? 'text' : 'csv',
    encoding: named === 'text' && narrow ? null : text.encoding,
    delimiter: text.delimiter,
    rowDelimiter: text.rowDelimiter,
    preset: text.preset,
    title: null,
    tables: text.tables,
    notices: () => text.notices().map(noticeMessage),
    close: () => undefined,
  };
}

/** A broken archive with a workbook's name is reported as a damaged workbook. */
const isWorkbookAtLeast = ({ names }: Recognised, narrow: boolean): boolean => narrow || names.size === 0;

async function workbookFile(path: string, part: (bytes: number) => void): Promise<OpenedFile> {
  const workbook = await openWorkbook(path, { onPart: part });
  const read: Sheet[] = [];
  function* tables(): Generator<TableSource> {
    for (const sheet of workbook.sheets()) {
      read.push(sheet);
      yield { name: sheet.name, rows: sheet.rows, merges: sheet.merges };
    }
  }
  return {
    ...nothing,
    format: 'xlsx',
    tables: tables(),
    notices(chosen) {
      const others = read.length - 1 + workbook.hidden;
      const formulas = read.find(({ name }) => name === chosen)?.formulasWithoutResult() ?? 0;
      return [
        ...(others > 0 ? [message('import.other_sheets', { sheet: chosen, others })] : []),
        ...(formulas > 0 ? [message('import.formulas', { count: formulas })] : []),
      ];
    },
    close: () => workbook.close(),
  };
}

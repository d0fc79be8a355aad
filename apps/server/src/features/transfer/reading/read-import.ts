import { collectRows } from './collect-rows.ts';
import type { Delimiter } from './delimiter.ts';
import { fileKind } from './file-kind.ts';
import { unreadable } from './import-problem.ts';
import type { ImportReport, RowBatch } from './import-report.ts';
import { readText } from './read-text.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

export interface ImportRequest {
  path: string;
  /** By the file's name, or pasted text. */
  format: 'csv' | 'xlsx' | 'text';
  encoding?: string | undefined;
  delimiter?: Delimiter | undefined;
  languages: string[];
}

/**
 * Reads a table file: hands on its importable rows in batches and answers what was found. Knows neither the
 * database nor threads. Throws ImportProblem with a sentence for the person when the file cannot be read.
 */
export async function readImport(
  request: ImportRequest,
  onBatch: (batch: RowBatch) => Promise<void>,
): Promise<ImportReport> {
  const format = request.format === 'text' ? 'text' : await fileKind(request.path, request.format);
  const report = await (format === 'xlsx' ? readWorkbook(request, onBatch) : readTable(request, format, onBatch));
  if (report.rows === 0)
    throw unreadable(format === 'text' ? 'There are no rows in the pasted text.' : 'The file has no rows.');
  return report;
}

async function readWorkbook(
  request: ImportRequest,
  onBatch: (batch: RowBatch) => Promise<void>,
): Promise<ImportReport> {
  const file = await readXlsx(request.path);
  const found = await collectRows(file.rows, false, onBatch);
  return { format: 'xlsx', ...found, encoding: null, delimiter: null, sheet: file.sheet, notices: file.notices() };
}

async function readTable(
  request: ImportRequest,
  kind: 'csv' | 'text',
  onBatch: (batch: RowBatch) => Promise<void>,
): Promise<ImportReport> {
  const { encoding, delimiter, notices, rows } = await readText(request.path, { ...request, kind });
  const found = await collectRows(rows, true, onBatch);
  return {
    format: kind,
    ...found,
    encoding: kind === 'text' ? null : encoding,
    delimiter,
    sheet: null,
    notices,
  };
}

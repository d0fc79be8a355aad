import { message } from '@wordcluster/domain/messages/all';
import { openTable, TableError, type Delimiter, type TableOptions } from '@wordcluster/table-reader';
import { collectRows } from './collect-rows.ts';
import { noticeMessage, problemOf, unreadable } from './import-problem.ts';
import type { ImportReport, RowBatch } from './import-report.ts';

export interface ImportRequest {
  path: string;
  /** By the file's name, or pasted text. */
  format: 'csv' | 'xlsx' | 'text';
  encoding?: string | undefined;
  delimiter?: Delimiter | undefined;
  languages: string[];
  /** The first cell of each row is the tags of what follows, divided by spaces. */
  tagged?: boolean;
}

interface Listener {
  /** Takes importable rows; what follows waits for it. */
  batch: (batch: RowBatch) => Promise<void>;
  /** Told how many bytes (unpacked) a part of the file holds before it is read. */
  part?: TableOptions['onPart'];
}

/** The columns of a cluster. */
const KEPT_COLUMNS = 3;

/**
 * Reads a table file: hands on its importable rows in batches and returns what was found. Knows neither the
 * database nor threads. Throws ImportProblem with a sentence for the person when the file cannot be read.
 */
export async function readImport(request: ImportRequest, { batch, part }: Listener): Promise<ImportReport> {
  const { path, format: kind, tagged = false, ...choices } = request;
  const report = await read().catch((error: unknown) => {
    throw error instanceof TableError ? problemOf(error) : error;
  });
  if (report.rows === 0) {
    throw unreadable(report.format === 'text' ? message('import.no_pasted_rows') : message('import.no_rows'));
  }
  return report;

  async function read(): Promise<ImportReport> {
    const table = await openTable(path, {
      ...choices,
      kind,
      columns: KEPT_COLUMNS + Number(tagged),
      ...(part && { onPart: part }),
    });
    const { format, encoding, delimiter, sheet } = table;
    const found = await collectRows(table.rows, { neutralized: format !== 'xlsx', tagged }, batch);
    const notices = table.notices().map(noticeMessage);
    return { format, ...found, encoding: format === 'text' ? null : encoding, delimiter, sheet, notices, tagged };
  }
}

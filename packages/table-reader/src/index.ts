import { fileKind } from './file-kind.ts';
import type { Table, TableOptions } from './table.ts';
import { readText } from './text/read-text.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

export { ENCODINGS } from './encoding/encoding.ts';
export { TableError, type TableErrorCode } from './errors.ts';
export { MAX_FILE_BYTES } from './limits.ts';
export { FOREIGN_KINDS, recognise, textKind, type FileKind, type ForeignKind, type Recognised } from './recognise.ts';
export type { Merge, Sheet, Table, TableNotice, TableOptions, TableRow, Workbook } from './table.ts';
export { CsvRecords } from './text/csv-records.ts';
export { guessDelimiter } from './text/delimiter.ts';
export { DELIMITERS, type Delimiter } from './text/delimiters.ts';
export { firstText, textEncoding } from './text/read-text.ts';
export { decodeFile } from './file-pieces.ts';
export { openWorkbook } from './xlsx/read-xlsx.ts';

/**
 * Opens a table file: its format is known at once, its rows are streamed. Throws TableError here, or while the rows are
 * read, if the file is not readable as a table.
 */
export async function openTable(path: string, options: TableOptions): Promise<Table> {
  const kind = options.kind === 'text' ? 'text' : await fileKind(path, options.kind);
  return kind === 'xlsx' ? readXlsx(path, options) : readText(path, kind, options);
}

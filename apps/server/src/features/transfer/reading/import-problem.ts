import type { TableError, TableErrorCode, TableNotice } from '@wordcluster/table-reader';

/** Why a file as a whole cannot be imported. */
export type ImportProblemCode = 'invalid' | 'wrong_type' | 'too_large';

/** Crosses the thread boundary as plain data, and becomes a failure of the call on the other side. */
export class ImportProblem extends Error {
  readonly code: ImportProblemCode;

  constructor(code: ImportProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const unreadable = (message: string) => new ImportProblem('invalid', message);
export const tooLarge = (message: string) => new ImportProblem('too_large', message);

export const EXPANDS = 'This file unpacks to far more than a table of words can be.';

/** What the person who chose the file is told. */
const SENTENCES: Record<TableErrorCode, (values: TableError['values']) => string> = {
  empty_file: () => 'The file is empty.',
  not_text: () => 'This file is not a table: it holds no readable text.',
  unknown_encoding: () => 'This encoding is not known.',
  unclosed_quote: ({ line }) => `The quotation mark (") in line ${line} is never closed. Please close or remove it.`,
  too_many_columns: ({ line, most }) => `Line ${line} has more than ${most} columns.`,
  old_workbook: () => 'This is a workbook of an older Excel (.xls). Please save it as .xlsx.',
  encrypted: () => 'This file is protected by a password. Please save it without one.',
  not_a_workbook: () => 'This file is not an .xlsx workbook.',
  damaged: () => 'This .xlsx file is damaged and cannot be read.',
  unpacks_too_large: () => EXPANDS,
  no_sheet_with_rows: () => 'The workbook has no visible sheet with rows.',
};

const BEYOND_LIMITS: ReadonlySet<TableErrorCode> = new Set(['unpacks_too_large', 'too_many_columns']);

/** The problem of a file that the table reader refuses. */
export function problemOf(error: TableError): ImportProblem {
  const code = BEYOND_LIMITS.has(error.code) ? 'too_large' : 'invalid';
  return new ImportProblem(code, SENTENCES[error.code](error.values), { cause: error });
}

/** What the preview says of a file that can be read all the same. */
export function noticeSentence(notice: TableNotice): string {
  switch (notice.code) {
    case 'damaged_characters':
      return 'Some characters of the file are damaged and are shown as \uFFFD.';
    case 'other_sheets':
      return `Only the sheet '${notice.sheet}' is imported; the file has ${notice.count} more.`;
    case 'formulas_without_result':
      return `${notice.count} formulas have no stored result and count as empty cells.`;
  }
}

/** Counts and texts of the file import, shared by dialog and server. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/imports.ts';
import { FREE_ROWS, rowsLeft } from './free-plan.ts';

export const IMPORT_FIELD = 'import_file';
const IMPORT_EXTENSIONS: readonly string[] = ['csv', 'xlsx'];
/** Names of files that are read beside those of a cluster's own import. */
const WORD_FILES = 'txt tsv md markdown apkg colpkg kvtml zip json html htm xls xml tbx tmx db sqlite sqlite3'.split(
  ' ',
);
/** Names of files that the import of words reads, as file choosers and the share target take them. */
export const ACCEPTED_EXTENSIONS: readonly string[] = [...IMPORT_EXTENSIONS, ...WORD_FILES].map((one) => `.${one}`);

export const INVALID_FILE = {
  title: message('import.file_type_title'),
  message: message('import.file_type'),
} as const;

/** Judged by the name's ending; the server looks into the file too. */
export function validateImportFile(fileName: string): typeof INVALID_FILE | null {
  return IMPORT_EXTENSIONS.includes(extensionOf(fileName)) ? null : INVALID_FILE;
}

/** Whether the import of words reads files of this name. */
export const isWordFile = (fileName: string): boolean => WORD_FILES.includes(extensionOf(fileName));

const extensionOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
};

export interface ImportCounts {
  /** Rows in the file, without a header line. */
  readonly rows: number;
  /** Rows the plan lets in. */
  readonly importable: number;
  /** Last rows that stay out. */
  readonly left: number;
}

interface ImportQuestion {
  readonly rowsTotal: number;
  readonly firstLineHeader: boolean;
  /** Rows that cannot be imported, a header line not among them. */
  readonly skippedRows?: number;
  readonly append: boolean;
  readonly existingRows: number;
  readonly premium: boolean;
}

/** When appending, the rows already in the cluster count against the plan. */
export function importCounts(question: ImportQuestion): ImportCounts {
  const rows = Math.max(0, question.rowsTotal - (question.firstLineHeader ? 1 : 0));
  const left = rowsLeft({ premium: question.premium, rows: question.append ? question.existingRows : 0 });
  const available = Math.max(0, rows - (question.skippedRows ?? 0));
  const importable = Math.min(available, left);
  return { rows, importable, left: available - importable };
}

/** The notice with its numbers, the upgrade link follows it; null when all rows go in. */
export function rowLimitNotice({ rows, left }: ImportCounts): Message | null {
  if (left === 0) return null;
  return message('import.row_limit', { rows, limit: FREE_ROWS, left });
}

import type { Message } from '@wordcluster/domain/messages/all';
import { message } from '@wordcluster/domain/messages/all';
import type { ForeignKind, TableError, TableErrorCode, TableNotice } from '@wordcluster/table-reader';

/** Reasons why a file as a whole cannot be imported. */
export type ImportProblemCode = 'invalid' | 'wrong_type' | 'too_large';

/** Crosses the thread boundary as plain data, and becomes a failure of the call on the other side. */
export class ImportProblem extends Error {
  readonly code: ImportProblemCode;
  readonly reason: Message;

  constructor(code: ImportProblemCode, reason: Message, options?: ErrorOptions) {
    super(reason.text, options);
    this.code = code;
    this.reason = reason;
  }
}

export const unreadable = (reason: Message) => new ImportProblem('invalid', reason);
export const tooLarge = (reason: Message) => new ImportProblem('too_large', reason);

export const EXPANDS = message('import.expands');

/** Messages for the user who chose the file. */
const REASONS: Record<TableErrorCode, (values: TableError['values']) => Message> = {
  empty_file: () => message('import.empty_file'),
  not_text: () => message('import.not_a_table'),
  unknown_encoding: () => message('import.encoding_unknown'),
  too_many_columns: ({ line = 0, most = 0 }) => message('import.line_too_wide', { line, most }),
  old_workbook: () => message('import.old_excel'),
  encrypted: () => message('import.password'),
  not_a_workbook: () => message('import.not_a_workbook'),
  damaged: () => message('import.damaged_workbook'),
  unpacks_too_large: () => EXPANDS,
  no_sheet_with_rows: () => message('import.no_visible_sheet'),
};

const BEYOND_LIMITS: ReadonlySet<TableErrorCode> = new Set(['unpacks_too_large', 'too_many_columns']);

/** The problem of a file that the table reader refuses. */
export function problemOf(error: TableError): ImportProblem {
  const code = BEYOND_LIMITS.has(error.code) ? 'too_large' : 'invalid';
  return new ImportProblem(code, REASONS[error.code](error.values), { cause: error });
}

/** Names of programs and formats, the same in every language. */
const FORMATS: Readonly<Record<Exclude<ForeignKind, 'rtf' | 'pdf' | 'word' | 'subtitles' | 'image'> | 'xml', string>> =
  {
    old_workbook: 'XLS',
    excel_binary: 'XLSB',
    excel_xml: 'Excel XML',
    open_document: 'OpenDocument',
    iwork: 'Numbers, Pages',
    calendar: 'iCalendar',
    contacts: 'vCard',
    presentation: 'PowerPoint',
    ebook: 'EPUB',
    sound: 'MP3',
    video: 'MP4',
    packed: 'ZIP, RAR',
    database: 'SQLite',
    xml: 'XML',
  };

/** An unsupported kind of file, with advice on how to convert it. */
export function foreignFile(kind: ForeignKind | 'json' | 'xml' | 'html'): ImportProblem {
  switch (kind) {
    case 'old_workbook':
      return unreadable(message('import.old_excel'));
    case 'rtf':
      return new ImportProblem('wrong_type', message('import.kind_rtf'));
    case 'pdf':
      return new ImportProblem('wrong_type', message('import.kind_pdf'));
    case 'word':
      return new ImportProblem('wrong_type', message('import.kind_word'));
    case 'subtitles':
      return new ImportProblem('wrong_type', message('import.kind_subtitles'));
    case 'image':
      return new ImportProblem('wrong_type', message('import.kind_image'));
    case 'json':
      return new ImportProblem('wrong_type', message('import.kind_json'));
    case 'html':
      return new ImportProblem('wrong_type', message('import.kind_page'));
    default:
      return new ImportProblem('wrong_type', message('import.kind_other', { kind: FORMATS[kind] }));
  }
}

/** Messages of the preview about a file that can be read nevertheless. */
export function noticeMessage(notice: TableNotice): Message {
  switch (notice.code) {
    case 'damaged_characters':
      return message('import.damaged_characters');
    case 'other_sheets':
      return message('import.other_sheets', { sheet: notice.sheet, others: notice.count });
    case 'formulas_without_result':
      return message('import.formulas', { count: notice.count });
  }
}

/** Messages about rows from a file, the clipboard or the teacher. */
import { messagesOf } from './message.ts';

export const imports = {
  'import.file_type_title': 'File of invalid type',
  'import.file_type': 'Only .csv and .xlsx filetypes are allowed',
  'import.no_first_value': 'No value in the first column.',
  'import.cell_too_long': 'A cell is longer than {most, number} characters.',
  'import.cell_unstorable': 'A cell contains characters that cannot be stored.',
  'import.rows_imported': '{count, plural, one {# row was imported.} other {# rows were imported.}}',
  'import.rows_added': '{count, plural, one {# row was added.} other {# rows were added.}}',
  'import.rows_updated': '{count, plural, one {# row was changed.} other {# rows were changed.}}',
  'import.duplicates_skipped': '{count, plural, one {# duplicate was skipped.} other {# duplicates were skipped.}}',
  'import.rows_skipped': '{count, plural, one {# row was skipped.} other {# rows were skipped.}}',
  'import.rows_left':
    '{count, plural, one {# last row was not imported, because your plan supports only {limit} rows per cluster.} other {# last rows were not imported, because your plan supports only {limit} rows per cluster.}}',
  'import.row_limit':
    'Your file contains {rows, number} rows, but your plan supports only {limit} rows per cluster. {left, number} last rows will not be imported.',
  'teacher.row_limit':
    'Your teacher prepared {rows, number} rows, but your plan supports only {limit} rows per cluster. {left, number} last rows will not be imported.',
} as const;

export const message = messagesOf(imports);

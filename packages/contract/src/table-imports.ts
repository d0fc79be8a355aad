import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams } from './clusters.ts';
import { id, moment, nothing, pathId, text } from './fields.ts';
import { message, messageResponse, namedMessage } from './messages.ts';

/** Why a row of a file is skipped. */
const skipReason = z.enum(['no_first_value', 'too_long', 'unstorable']);

/** Column separators; the empty one means a single column. */
export const delimiter = z.enum([
  ',',
  ';',
  '\t',
  '|',
  ' - ',
  ' – ',
  ' = ',
  ' — ',
  ' → ',
  ' -> ',
  ' => ',
  '::',
  ' : ',
  ': ',
  '→',
  '—',
  '–',
  '=',
  ':',
  '',
]);

/** Index of a column in a file, from 0. */
const columnIndex = z.number().int().min(0).max(1000);

/** Mapping of a file's table; absent: the guess. */
export const mappingBody = {
  /** The table, by its index. */
  table: z.number().int().min(0).max(20_000).optional(),
  /** The columns of the file for columns 1 to 3. */
  columns: z.array(columnIndex).min(1).max(3).optional(),
  /** The file's columns for tags. */
  tag_columns: z.array(columnIndex).max(20).optional(),
};

/** A table of a file: a sheet, a table of a page, a deck of a package. */
export const importTable = z.object({
  index: z.number().int(),
  name: z.string(),
  /** Without titles and the header. */
  rows: z.number().int(),
  columns: z.array(
    z.object({
      index: z.number().int(),
      /** Its header. */
      name: z.string().nullable(),
      samples: z.array(z.string()),
      language: z.string().nullable(),
      /** The guess: a column of the cluster, tags, or ignored. */
      role: z.enum(['value', 'tags', 'ignored']),
    }),
  ),
});

const cells = {
  col_1_value: z.string().nullable(),
  col_2_value: z.string().nullable(),
  col_3_value: z.string().nullable(),
};

/** Preview of an uploaded or pasted table. */
export const importPreview = z.object({
  /** Rows that are not wholly blank; a header line and skipped rows included. */
  rows_total: z.number().int(),
  /** Importable rows within the plan's limit of an empty cluster; including a header line. */
  importable_rows: z.number().int(),
  existing_rows: z.number().int(),
  blank_rows: z.number().int(),
  skipped_rows: z.number().int(),
  /** One entry per reason; `lines` lists the first of them as rows of the file, from 1. */
  skipped: z.array(
    z.object({
      reason: skipReason,
      text: z.string(),
      ...namedMessage,
      count: z.number().int(),
      lines: z.array(z.number().int()),
    }),
  ),
  /** The first row as read: the header when the header option is on. */
  first_row: z.array(z.string().nullable()),
  /** A first row that cannot be imported is no loss when it is the header. */
  first_row_skipped: z.boolean(),
  /**
   * The first row looks like a header: the cluster's own names, known ones, or of another kind than the following rows.
   */
  first_row_is_header: z.boolean(),
  /** The first rows as they will arrive. `line` is their row in the file. */
  preview: z.array(
    z.object({
      line: z.number().int(),
      ...cells,
      /** Its first and second value exist in the cluster, or earlier in the file. */
      duplicate: z.boolean(),
    }),
  ),
  duplicates: z.object({
    /** Rows whose first and second value exist already. */
    rows: z.number().int(),
    /** Rows whose first value exists already: 'update' would change them. */
    matching: z.number().int(),
  }),
  columns: z.number().int(),
  ignored_columns: z.number().int(),
  format: z.enum(['csv', 'xlsx', 'text', 'html', 'json', 'tbx', 'tmx', 'kindle', 'koreader']),
  file_name: z.string(),
  /** Null for workbooks and pasted text. */
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  /** Row separator of pasted text other than line breaks. */
  row_delimiter: z.string().nullish(),
  /** Detected format of pasted text: Anki's headers, questions and answers, or Quizlet's separators. */
  preset: z.enum(['anki', 'questions', 'quizlet', 'markdown', 'lines']).nullish(),
  sheet: z.string().nullable(),
  /** All tables of the file; without titles and headers. */
  tables: z.array(importTable),
  /** The one that is shown, by its index. */
  table: z.number().int(),
  /** The file's columns for columns 1 to 3; null for an empty one. */
  mapped_columns: z.array(z.number().int().nullable()),
  tag_columns: z.array(z.number().int()),
  notices: z.array(z.string()),
  /** The notices by id, in the same order. */
  messages: z.array(message),
});

const snapshot = z.object({
  id,
  /** The change that replaced these rows. */
  reason: z.enum(['replace', 'append', 'restore']),
  row_count: z.number().int(),
  created_at: moment,
  expires_at: moment,
});

/** Options for reading a staged file again; absent ones stay unchanged. */
export const rereadBody = z.strictObject({
  encoding: z.string().max(40).optional(),
  delimiter: delimiter.optional(),
  ...mappingBody,
});

export const tableImportCalls = defineCalls({
  'POST /api/clusters/:cluster_id/upload-import': {
    access: 'user',
    scope: 'write',
    summary: 'Reads a .csv or .xlsx file and says what would be imported.',
    params: clusterParams,
    upload: 'import_file',
    response: importPreview,
  },
  'POST /api/clusters/:cluster_id/upload-import/reread': {
    access: 'user',
    summary: 'Reads the uploaded file again, with another encoding or delimiter than the guessed one.',
    params: clusterParams,
    body: rereadBody,
    response: importPreview,
  },
  'POST /api/clusters/:cluster_id/paste-import': {
    access: 'user',
    scope: 'write',
    summary: 'Reads pasted cells in the way an uploaded file is read.',
    params: clusterParams,
    body: z.strictObject({
      text: text(1_000_000),
      /** Separators of columns, and of rows other than line breaks. */
      delimiter: text(10).optional(),
      row_delimiter: text(10).min(1).optional(),
    }),
    response: importPreview,
  },
  'DELETE /api/clusters/:cluster_id/upload-import': {
    access: 'user',
    summary: 'Throws the uploaded or pasted rows away.',
    params: clusterParams,
    body: nothing,
    response: messageResponse,
  },
  'POST /api/clusters/:cluster_id/start-import': {
    access: 'user',
    scope: 'write',
    summary: 'Replaces or appends the rows that were uploaded or pasted.',
    params: clusterParams,
    body: z.strictObject({
      first_line_header: z.boolean(),
      append: z.boolean(),
      /** When appending: treatment of existing rows. */
      duplicates: z.enum(['keep', 'skip', 'update']).default('keep'),
      ...mappingBody,
    }),
    response: messageResponse.extend({
      imported_rows: z.number().int(),
      /** Rows of the file that were left out, as the cluster has them. */
      duplicate_rows: z.number().int(),
      /** Rows of the cluster updated with values of the file. */
      updated_rows: z.number().int(),
      snapshot_id: id.nullable(),
    }),
  },
  'GET /api/clusters/:cluster_id/snapshots': {
    access: 'user',
    summary: 'The rows as they were before imports, newest first, for 30 days.',
    params: clusterParams,
    response: z.array(snapshot),
  },
  'POST /api/clusters/:cluster_id/snapshots/:snapshot_id/restore': {
    access: 'user',
    summary: 'Puts the rows of a snapshot in the place of the present ones, which become a snapshot themselves.',
    params: clusterParams.extend({ snapshot_id: pathId }),
    body: nothing,
    response: messageResponse,
  },
});
